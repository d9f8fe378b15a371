/// A word that begins with two dashes.
enum Flag: String, CaseIterable, Sendable {
    case format = "--format"
    case channel = "--channel"
    case plugin = "--plugin"
    case allPlugins = "--all-plugins"
    case prefer = "--prefer"
    case theme = "--theme"
    case check = "--check"
    case isolated = "--isolated"
    case limit = "--limit"
    case message = "--message"
    case node = "--node"
    case property = "--property"
    case option = "--option"
    case without = "--without"
    case messages = "--messages"
    case thread = "--thread"
    case script = "--script"
    case me = "--me"
    case zone = "--zone"
    case picture = "--picture"
    case blame = "--blame"
    case to = "--to"
    case package = "--package"
    case catalogue = "--catalogue"
    case contract = "--contract"
    case since = "--since"
    case changelog = "--changelog"
    case width = "--width"
    case columns = "--columns"
    case rows = "--rows"
    case textScale = "--text-scale"
    case rtl = "--rtl"
    case dark = "--dark"
    case ascii = "--ascii"
    case structure = "--structure"
    case frames = "--frames"
    case json = "--json"
    case quiet = "--quiet"
    case lenient = "--lenient"
    case followLinks = "--follow-links"
    case help = "--help"
    case version = "--version"

    /// Returns the flag of a word; `-h` is short for `--help`.
    init?(word: String) {
        self.init(rawValue: word == "-h" ? "--help" : word)
    }

    /// The name of its value in the help; nil for a flag without a value.
    var value: String? {
        switch self {
        case .format, .channel, .property, .option, .theme: "NAME"
        case .node: "PATH"
        case .plugin, .prefer, .message, .without, .thread, .zone: "ID"
        case .me: "USER"
        case .to, .package, .catalogue, .contract, .since, .changelog, .script: "PATH"
        case .limit: "SECONDS"
        case .messages, .width, .columns, .rows, .textScale: "N"
        case .allPlugins, .check, .isolated, .picture, .blame, .rtl, .dark, .ascii, .structure,
            .frames, .json, .quiet, .lenient, .followLinks, .help, .version:
            nil
        }
    }

    /// Whether it may be given more than once, each with another value.
    var isRepeatable: Bool {
        [.plugin, .prefer, .without].contains(self)
    }

    /// The range of numbers that it takes; nil for other flags.
    var numbers: ClosedRange<Double>? {
        switch self {
        case .width: 40...10_000
        case .columns: 10...1_000
        case .rows: 5...1_000
        case .messages: 1...10_000_000
        case .limit: 1...86_400
        case .textScale: 0.5...4
        default: nil
        }
    }

    /// Whether its numbers have no fractions.
    var isWhole: Bool {
        [.columns, .rows, .messages, .limit].contains(self)
    }

    /// The whole numbers that it takes; none but 0 for other flags.
    var wholeNumbers: ClosedRange<Int> {
        guard isWhole, let numbers else { return 0...0 }
        return Int(numbers.lowerBound)...Int(numbers.upperBound)
    }

    /// The flag with its value, as the help writes it.
    var usage: String {
        value.map { "\(rawValue) \($0)" } ?? rawValue
    }

    /// Returns what it does, on one line, in the help of the program of a name.
    func summary(for program: String) -> String {
        switch self {
        case .format: "The format of the input; without it, the first one that recognizes it."
        case .channel: "Only the channel of this name or id; without it, all, by name."
        case .plugin: "Installs a plugin; may be repeated."
        case .allPlugins: "Installs all plugins."
        case .prefer: "The plugin that wins where several replace the same base; may be repeated."
        case .theme: "Shows everything in this theme; 'themes' lists them."
        case .check: "Tells what plugins say without effect, or what cannot be read in themes."
        case .isolated: "Checks each plugin in its own process, so that its end is a finding."
        case .limit: "The processor time of each, in seconds: 1 to 86400; 60, or 600 to certify."
        case .message: "Only the message of this id."
        case .node: "The view that is meant: its path, or what the path ends with, as 'bubble'."
        case .property: "The property of the view to explain, as 'backgroundColor'."
        case .option: "The layout option to explain, as 'timestamp'."
        case .without: "Tells what is otherwise without this plugin; may be repeated."
        case .messages: "How many messages: the newest ones, and copies of all before them."
        case .thread: "The thread that the message of this id begins, instead of the channel."
        case .script: "Steps to do and draw, a line for each; '\(program) list --help' lists them."
        case .me: "The reader, by id or name, whose own messages are flipped."
        case .zone: "The zone of times and days: UTC, an offset (+05:30) or Europe/Berlin."
        case .picture: "Draws before and after of each changed message into a page."
        case .blame: "Names the plugins behind each changed line."
        case .to: "Where to write: a file for a page, a folder for the gallery and for a package."
        case .package: "The folder of the package 'components', on which a new one depends."
        case .catalogue: "Writes a page of what each slot is, with pictures and code."
        case .contract: "Writes what plugins can rely on of all slots, as JSON."
        case .since:
            "Tells what changed since a contract was written, and whether it breaks plugins."
        case .changelog: "The changelog, whose Unreleased section may announce what breaks plugins."
        case .width: "How wide messages may be, in points: 40 to 10000; without it, 375."
        case .columns: "How wide messages may be, in columns: 10 to 1000; else as the terminal."
        case .rows: "How high the window is, in rows: 5 to 1000; without it, 24."
        case .textScale: "What the sizes of fonts are multiplied by: 0.5 to 4; without it, 1."
        case .rtl: "Lays out from right to left."
        case .dark: "Chooses colours for dark surroundings."
        case .ascii: "Draws frames and symbols with ASCII alone."
        case .structure: "Leaves the frames out."
        case .frames: "Compares frames too; in pages, adds each element's frame as data-frame."
        case .json: "Prints JSON instead of text."
        case .quiet: "Lets nobody write, type or read meanwhile."
        case .lenient: "Loads what is whole and reports the rest."
        case .followLinks: "Follows links in an export that lead out of it."
        case .help: "Prints this, as '-h' does."
        case .version: "Prints the version."
        }
    }
}
