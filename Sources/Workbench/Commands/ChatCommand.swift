import Components
import Drawing

/// Shows the list of a channel in a live terminal.
struct ChatCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        guard program.surroundings.isInteractive else { throw ProgramError.usage([.noTerminal]) }
        let components = try ChatComponents(program.setup(arguments), makesRoom: true).components
        let room = try program.room(arguments, components)
        let options = program.terminalOptions(arguments, components)
        room.line.mode = .later
        let stage = try program.stage(
            room,
            arguments,
            components,
            canWrite: true,
            rows: 23,
            options: options
        )
        let chat = LiveChat(stage, bot: arguments.has(.quiet) ? nil : ChatBot())
        guard let terminal = LiveTerminal() else { throw ProgramError.usage([.noTerminal]) }
        defer { terminal.leave() }
        try run(chat, in: terminal)
    }

    private func run(_ chat: LiveChat, in terminal: LiveTerminal) throws {
        var size = terminal.size
        var shown: TerminalScreen?
        var shownCursor: String?
        chat.resize(columns: size.columns, rows: size.rows)
        while !chat.isOver {
            let frame = chat.frame
            let update = frame.update(from: shown)
            let cursor = chat.cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" }
            if !update.isEmpty || shown == nil || cursor != shownCursor {
                try terminal.show("\u{1B}[?25l\(update)\(cursor ?? "")")
            }
            (shown, shownCursor) = (frame, cursor)
            let input = terminal.wait(chat.patience)
            if input.isClosed { return }
            if input.wasStopped { shown = nil }
            if terminal.size != size {
                size = terminal.size
                shown = nil
                chat.resize(columns: size.columns, rows: size.rows)
            }
            chat.advance(milliseconds: input.passed)
            for key in input.keys {
                switch key {
                case .control("z"):
                    terminal.suspend()
                    shown = nil
                case .control("l"): shown = nil
                default: chat.take(key)
                }
            }
        }
    }
}
