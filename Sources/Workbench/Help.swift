import Hosting

/// The text of `--help`.
struct Help {
    /// The name of the program.
    let program: String

    /// The help of the whole program.
    var text: String {
        """
        Composes the messages of a conversation, prints their trees and draws them.

        Usage:
        \(Command.allCases.map { "  \(program) \($0.rawValue)\($0.usage) [flags]" }.joined(separator: "\n"))

        Without a command, it is 'tree'.

        Commands:
        \(Self.rows(Command.allCases.map { ($0.rawValue, $0.summary) }))

        \(Self.builtIn)Write './plugins' for a path with the name of a command.

        Flags:
        \(Self.rows(Flag.allCases.map { ($0.usage, $0.summary(for: program)) }))

        Results go to the standard output, everything else to the standard error.

        Exit codes:
        \(Self.rows(Self.exitCodes))

        """
    }

    /// The help of one command.
    func text(of command: Command) -> String {
        """
        \(command.summary)

        Usage:
          \(program) \(command.rawValue)\(command.usage) [flags]
        \(command.details(for: program))\(command.takesConversation ? Self.builtIn : "")
        Flags:
        \(Self.rows(command.flags.map { ($0.usage, $0.summary(for: program)) }))

        """
    }

    /// The sentence about commands without a path.
    private static let builtIn =
        "Without FILE or FOLDER, a built-in conversation is shown.\n"

    private static let exitCodes = [
        ("0", "Success, or the output was closed."),
        ("1", "A check has findings."),
        ("64", "The command line is wrong, or the plugins cannot be installed together."),
        ("65", "The input is malformed, too large, or in no known format."),
        ("66", "The input does not exist or cannot be read."),
        ("74", "The output could not be written."),
    ]

    fileprivate static func rows(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}

extension Command {
    /// Returns the text of the command's help above its flags.
    fileprivate func details(for program: String) -> String {
        let names: KeyValuePairs = [
            "{program}": program,
            "{steps}": Help.rows(ScriptStep.forms.map { ($0.form, $0.summary) }),
            "{keys}": Help.rows(LiveChat.keys.map { ($0.key, $0.summary) }),
            "{writing keys}": Help.rows(LiveChat.writingKeys.map { ($0.key, $0.summary) }),
            "{kinds}": Help.rows(PluginKind.allCases.map { ($0.rawValue, $0.summary) }),
        ]
        let text = HelpText.details(of: rawValue)
        return "\n\(names.reduce(text) { $0.replacing($1.key, with: $1.value) })\n"
    }
}
