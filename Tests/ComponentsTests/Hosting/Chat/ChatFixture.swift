import Components
import DefaultComponents
import Drawing

@testable import Hosting
@testable import Workbench

/// Chats in windows, as the program opens them.
enum ChatFixture {
    /// Returns the stage of the built-in conversation, or of a file, for command-line arguments.
    static func stage(
        _ line: String = "list",
        columns: Int = 70,
        rows: Int = 20,
        options: TerminalOptions? = nil,
        canWrite: Bool = false
    ) throws -> ChatNavigator {
        let words = line.split(separator: " ").map(String.init)
        let arguments = try ArgumentParser.parse(words)
        let program = Program(output: CapturedText(), errors: CapturedText())
        let components = try program.setup(arguments).inCells()
        var drawn = options ?? program.terminalOptions(arguments, components)
        drawn.columns = columns
        let room = try program.room(arguments, components)
        return try program.stage(
            room,
            arguments,
            components,
            canWrite: canWrite,
            rows: rows,
            options: drawn
        )
    }

    /// Returns a document with a message of a number of lines between three others before and after.
    static func conversation(withLines count: Int) -> String {
        func message(_ place: Int, _ id: String, _ text: String) -> String {
            """
            {"id": "\(id)", "author": "u1", "time": "2026-03-02T09:0\(place):00Z", "text": "\(text)"}
            """
        }
        let lines = (1...count).map { "line \($0)" }.joined(separator: "\\n")
        let messages =
            (0..<3).map { message($0, "b\($0)", "before \($0)") } + [message(3, "tall", lines)]
            + (0..<3).map { message($0 + 4, "a\($0)", "after \($0)") }
        return """
            {"format": "conversation", "version": 1, "users": [{"id": "u1", "name": "Sam"}],
             "channels": [{"id": "c", "name": "tall", "members": ["u1"],
               "messages": [\(messages.joined(separator: ","))]}]}
            """
    }

    /// Returns a live chat in a window.
    static func chat(
        _ line: String = "chat",
        columns: Int = 70,
        rows: Int = 20,
        bot: ChatBot? = nil,
        options: TerminalOptions? = nil
    ) throws -> LiveChat {
        let stage = try stage(
            line,
            columns: columns,
            rows: rows - 1,
            options: options,
            canWrite: true
        )
        stage.room.line.mode = .later
        return LiveChat(stage, bot: bot)
    }
}

extension TerminalScreen {
    /// The rows, without spaces at their ends.
    var lines: [String] {
        text.withoutOwnEscapes.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// Whether a text is visible, in one row.
    func shows(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    /// The cell in which a text begins, among letters that take one cell each.
    func cell(of text: String) -> (row: Int, column: Int)? {
        for (row, line) in lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return (row, line.distance(from: line.startIndex, to: range.lowerBound))
        }
        return nil
    }
}
