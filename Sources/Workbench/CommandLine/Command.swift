/// A command of the program.
enum Command: String, CaseIterable, Sendable {
    case tree, diff, blame, explain, inspect, picture, terminal, list, chat, meaning, gallery,
        plugins
    case certify, themes, slots
    case newPlugin = "new-plugin"

    /// The summary, on one line.
    var summary: String {
        HelpText.summary(of: rawValue)
    }

    /// Whether it loads a conversation.
    var takesConversation: Bool {
        ![.gallery, .certify, .themes, .slots, .newPlugin].contains(self)
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
        case .flow: self == .picture || self == .gallery
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
