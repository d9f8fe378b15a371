/// What `--help` prints.
enum Help {
    /// The help of the whole program.
    static var text: String {
        """
        Composes the messages of a conversation and prints their trees.

        Usage:
          demo [tree] [FILE|FOLDER] [flags]
          demo diff [FILE|FOLDER] --plugin ID [flags]
          demo plugins
          demo slots [--plugin ID] [flags]

        Commands:
        \(rows(Command.allCases.map { ($0.rawValue, $0.summary) }))

        Without FILE or FOLDER, a built-in conversation is shown. A path that is called like a
        command is written './plugins'.

        Flags:
        \(rows(Flag.allCases.map { ($0.usage, $0.summary) }))

        Results go to the standard output, everything else to the standard error.

        Exit codes:
        \(rows(exitCodes))

        """
    }

    /// The help of one command.
    static func text(of command: Command) -> String {
        let path = command.takesConversation ? " [FILE|FOLDER]" : ""
        let plugin = command == .diff ? " --plugin ID" : ""
        return """
            \(command.summary)

            Usage:
              demo \(command.rawValue)\(path)\(plugin) [flags]
            \(command.details)
            Flags:
            \(rows(command.flags.map { ($0.usage, $0.summary) }))

            """
    }

    private static let exitCodes = [
        ("0", "All was well, or nobody reads the output any more."),
        ("64", "The command line is wrong, or the plugins cannot be installed together."),
        ("65", "The input is malformed or in no known format."),
        ("66", "The input is not there or cannot be read."),
        ("74", "The output could not be written."),
    ]

    private static func rows(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}

extension Command {
    /// What a reader of the command's help wants to know besides its flags.
    fileprivate var details: String {
        switch self {
        case .tree:
            """

            Each tree stands under '# ID TIME AUTHOR', channels under '## channel NAME', their
            threads under '## thread ID'. Without FILE or FOLDER, a built-in conversation is shown.

            """
        case .diff:
            """

            The default tree is the old text, the one with the plugins the new text. Only messages
            that look different are printed; if none does, 'no differences' goes to the standard
            error. With --json, each has its trees under 'default' and 'plugged'.

            """
        case .plugins, .slots:
            ""
        }
    }
}
