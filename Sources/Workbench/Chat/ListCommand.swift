import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting

/// Draws the list of a channel in a window, and again after each step of a script.
struct ListCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let script = try arguments[.script].map { path throws(ProgramError) in
            try ChatScript(file: path)
        }
        let isTerminal = program.surroundings.outputColumns != nil
        let components = try program.setup(arguments).inCells(makesRoom: isTerminal)
        let options = program.terminalOptions(arguments, components)
        let tasks = HeldTasks()
        let room = try program.room(arguments, components, store: StateStore(runner: tasks))
        let stage = try program.stage(
            room,
            arguments,
            components,
            canWrite: script?.lines.contains { $0.step.isWriting } ?? false,
            rows: arguments.number(.rows).map { Int($0) } ?? 24,
            options: options
        )
        try program.output.write(
            "## channel \(TerminalPicture(line: room.transcript.channel.name).text)"
        )
        try draw(stage, caption: "opens")
        let count = room.controller.messageCount
        if program.surroundings.isWatched, script?.lines.isEmpty == false,
            count >= Self.manyMessages
        {
            program.tell("list", ["steps that name a message look for it among \(count)"])
            try? program.errors.flush()
        }
        let player = ScriptPlayer(stage, tasks)
        for line in script?.lines ?? [] {
            do {
                try player.play(line.step)
            } catch let problem as ScriptProblem {
                let file = script?.file ?? ""
                throw ProgramError.script([
                    ScriptError(file: file, line: line.number, step: line.text, problem: problem)
                ])
            }
            try draw(stage, caption: "line \(line.number): \(line.text)")
        }
        program.tell("diagnostic", stage.diagnosticLines)
    }

    /// The number of messages from which on a script may take long.
    private static let manyMessages = 100_000

    private func draw(_ stage: ChatNavigator, caption: String) throws {
        let options = TerminalOptions(columns: 1_000)
        try program.output.write("\n# \(TerminalPicture(line: caption, options: options).text)")
        try program.output.write(stage.screen().text)
        if let notice = stage.notice {
            try program.output.write("# \(TerminalPicture(line: notice, options: options).text)")
        }
        try program.output.flush()
    }
}
