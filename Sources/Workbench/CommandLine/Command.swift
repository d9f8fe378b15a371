/// A command of the program.
enum Command: String, CaseIterable, Sendable {
    case tree, diff, blame, explain, inspect, picture, terminal, list, chat, meaning, gallery,
        plugins
    case certify, themes, slots
    case newPlugin = "new-plugin"

    /// The summary, on one line.
    var summary: String {
        switch self {
        case .tree: "Prints the composed tree of each message, oldest first."
        case .diff: "Prints what plugins change in the trees of messages, and in the list."
        case .blame: "Finds the plugins that cause each change, alone or only together."
        case .explain: "Explains a message: the plugins and hooks that wrote each value, and why."
        case .inspect: "Draws the messages into one HTML page in which each part shows its origin."
        case .picture: "Draws the messages into one HTML page, and prints its path."
        case .terminal: "Draws the messages with characters."
        case .list:
            "Draws the list of a channel in a window, and again after each step of a script."
        case .chat: "Opens a channel in the terminal, to scroll and tap; messages arrive."
        case .meaning: "Prints roles and names, as a screen reader would meet them."
        case .gallery: "Writes pages with before and after of every plugin."
        case .plugins: "Lists the plugins with their registrations, or checks them."
        case .certify: "Certifies the plugins: the laws that each keeps beside the others."
        case .themes: "Lists the themes, or checks their contrasts and the sizes of their targets."
        case .newPlugin: "Writes a package with a plugin to begin with, its tests and its program."
        case .slots: "Lists the slots, with the type, the layers and the registrants of each."
        }
    }

    /// Whether it loads a conversation.
    var takesConversation: Bool {
        switch self {
        case .tree, .diff, .blame, .explain, .inspect, .picture, .terminal, .list, .chat, .meaning,
            .plugins:
            true
        case .gallery, .certify, .themes, .slots, .newPlugin: false
        }
    }

    /// The arguments in its usage, without optional flags.
    var usage: String {
        switch self {
        case .tree, .terminal, .list, .chat, .meaning: " [FILE|FOLDER]"
        case .diff, .blame: " [FILE|FOLDER] --plugin ID"
        case .explain: " [FILE|FOLDER] --message ID"
        case .inspect, .picture: " [FILE|FOLDER] --to FILE.html"
        case .gallery: " --to FOLDER"
        case .plugins: " [--check [FILE|FOLDER]]"
        case .themes: " [--check]"
        case .certify, .slots: ""
        case .newPlugin: " NAME --to FOLDER"
        }
    }

    /// The flags it takes, in the order of the help.
    var flags: [Flag] {
        Flag.allCases.filter(takes)
    }

    /// Whether it shows a list of messages that scrolls.
    private var isLive: Bool {
        self == .list || self == .chat
    }

    private func takes(_ flag: Flag) -> Bool {
        switch flag {
        case .format, .channel, .me, .zone, .followLinks: takesConversation
        case .locale: takesConversation && self != .plugins
        case .at: takesConversation && self != .plugins
        case .message: takesConversation && !isLive && self != .plugins
        case .check: self == .plugins || self == .themes
        case .isolated, .limit: self == .plugins || self == .certify
        case .theme: takesConversation || self == .themes
        case .messages, .thread: isLive
        case .script, .rows: self == .list
        case .quiet: self == .chat
        case .plugin, .allPlugins:
            takesConversation || self == .slots || self == .themes || self == .certify
        case .prefer: takesConversation || self == .slots || self == .themes
        case .picture, .blame: self == .diff
        case .pictures: self == .picture
        case .to: [.inspect, .picture, .gallery, .diff, .newPlugin].contains(self)
        case .with, .package: self == .newPlugin
        case .frames: [.inspect, .picture, .gallery, .diff, .blame].contains(self)
        case .width, .textScale:
            [.tree, .diff, .blame, .explain, .inspect, .picture, .gallery].contains(self)
        case .columns: self == .terminal || self == .list
        case .ascii: self == .terminal || isLive
        case .rtl: [.tree, .diff, .blame, .inspect, .picture, .terminal].contains(self) || isLive
        case .dark: [.tree, .diff, .inspect, .picture, .terminal].contains(self) || isLive
        case .catalogue, .contract, .since, .changelog: self == .slots
        case .node: self == .explain || self == .blame
        case .property, .option, .without: self == .explain
        case .structure: self == .tree
        case .json: [.tree, .diff, .blame, .explain, .plugins, .certify].contains(self)
        case .lenient, .help, .version: true
        }
    }
}
