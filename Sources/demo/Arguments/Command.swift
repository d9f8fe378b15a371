/// What the program is asked to do.
enum Command: String, CaseIterable, Sendable {
    /// Prints the composed tree of each message.
    case tree
    /// Prints what plugins change.
    case diff
    /// Lists the example plugins.
    case plugins
    /// Lists the slots and who fills them.
    case slots

    /// What it does, on one line.
    var summary: String {
        switch self {
        case .tree: "Prints the composed tree of each message, oldest first."
        case .diff: "Prints what plugins change in the trees, message by message."
        case .plugins: "Lists the example plugins and what each contributes."
        case .slots: "Lists the slots, what each accepts, what fills it and who put it there."
        }
    }

    /// Whether it loads a conversation.
    var takesConversation: Bool {
        self == .tree || self == .diff
    }

    /// The flags it takes, in the order of the help.
    var flags: [Flag] {
        switch self {
        case .tree, .diff: Flag.allCases
        case .plugins: [.lenient, .help, .version]
        case .slots: [.plugin, .allPlugins, .prefer, .lenient, .help, .version]
        }
    }
}
