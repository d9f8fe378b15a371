import Components
import Drawing
import Hosting

/// Shows the list of a channel in a live terminal.
struct ChatCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        guard program.surroundings.isInteractive else { throw ProgramError.usage([.noTerminal]) }
        let components = try program.setup(arguments).inCells(makesRoom: true)
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
        do {
            try TerminalChat(chat).run()
        } catch TerminalChatError.noTerminal {
            throw ProgramError.usage([.noTerminal])
        }
        program.tell("diagnostic", stage.diagnosticLines)
    }
}
