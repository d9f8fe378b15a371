/// A word that begins with two dashes.
enum Flag: String, CaseIterable, Sendable {
    case format = "--format"
    case channel = "--channel"
    case plugin = "--plugin"
    case allPlugins = "--all-plugins"
    case prefer = "--prefer"
    case message = "--message"
    case me = "--me"
    case zone = "--zone"
    case json = "--json"
    case lenient = "--lenient"
    case help = "--help"
    case version = "--version"

    /// Returns the flag of a word; `-h` is short for `--help`.
    init?(word: String) {
        self.init(rawValue: word == "-h" ? "--help" : word)
    }

    /// What the word after it is called; none for a flag that stands alone.
    var value: String? {
        switch self {
        case .format, .channel: "NAME"
        case .plugin, .prefer, .message, .zone: "ID"
        case .me: "USER"
        case .allPlugins, .json, .lenient, .help, .version: nil
        }
    }

    /// Whether it may be given more than once, each with another value.
    var isRepeatable: Bool {
        self == .plugin || self == .prefer
    }

    /// The flag with its value, as the help writes it.
    var usage: String {
        value.map { "\(rawValue) \($0)" } ?? rawValue
    }

    /// What it does, on one line.
    var summary: String {
        switch self {
        case .format: "The format of the input; without it, the first one that recognizes it."
        case .channel: "Only the channel of this name or id; without it, all, by name."
        case .plugin: "Installs an example plugin; may be repeated."
        case .allPlugins: "Installs all example plugins."
        case .prefer: "The plugin that wins where several replace the same base; may be repeated."
        case .message: "Only the message of this id."
        case .me: "The reader, by id or name, whose own messages are flipped."
        case .zone: "The zone of times and days: UTC, an offset (+05:30) or Europe/Berlin."
        case .json: "Prints JSON instead of text."
        case .lenient: "Loads what is whole and reports the rest."
        case .help: "Prints this, as '-h' does."
        case .version: "Prints the version."
        }
    }
}
