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
    case locale = "--locale"
    case at = "--at"
    case picture = "--picture"
    case pictures = "--pictures"
    case blame = "--blame"
    case to = "--to"
    case with = "--with"
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
        case .locale: "LANGUAGE"
        case .me: "USER"
        case .with, .pictures: "KIND"
        case .at: "INSTANT"
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

    /// Returns the summary, on one line, in the help of the program with a name.
    func summary(for program: String) -> String {
        switch self {
        case .format: "The format of the input; without it, the first one that recognizes it."
        case .channel: "Only the channel of this name or id; without it, all, by name."
        case .plugin: "Installs a plugin; may be repeated."
        case .allPlugins: "Installs all plugins."
        case .prefer: "The plugin that wins where several replace the same base; may be repeated."
        case .theme: "Shows everything in this theme; 'themes' lists them."
        case .check: "Reports registrations without effect, or hard-to-read texts of themes."
        case .isolated: "Checks each plugin in its own process, so that a crash is a finding."
        case .limit: "The processor time of each, in seconds: 1 to 86400; 60, or 600 to certify."
        case .message: "Only the message of this id."
        case .node: "The view: its path, or the end of the path, such as 'bubble'."
        case .property: "The property of the view to explain, such as 'backgroundColor'."
        case .option: "The layout option to explain, such as 'timestamp'."
        case .without: "Shows the differences without this plugin; may be repeated."
        case .messages: "The number of messages: the newest ones, and copies of all before them."
        case .thread: "The thread that the message of this id begins, instead of the channel."
        case .script: "A file of steps to draw, one a line; '\(program) list --help' lists them."
        case .me: "The reader, by id or name, whose messages are on the other side."
        case .zone: "The zone of times and days: UTC, an offset (+05:30) or Europe/Berlin."
        case .locale: "The language of words and dates, such as de or ar-EG; without it, en."
        case .at: "The instant of all clocks, in ISO 8601; without it, the newest message's time."
        case .picture: "Draws before and after of each changed message into a page."
        case .pictures: "Shows pictures: 'link' by their addresses, 'embed' those beside FILE."
        case .blame: "Names the plugins that cause each changed line."
        case .to: "The output: a file for a page, a folder for the gallery or a package."
        case .with:
            "The plugin that is written: timer, task, poll or overlay; without it, a button."
        case .package: "The folder of the package 'components', on which a new one depends."
        case .catalogue: "Writes a page that describes each slot, with pictures and code."
        case .contract: "Writes the contract of all slots, on which plugins rely, as JSON."
        case .since:
            "Lists the changes since an earlier contract, and whether they break plugins."
        case .changelog: "The changelog, whose Unreleased section may name the breaking changes."
        case .width: "The width of messages, in points: 40 to 10000; without it, 375."
        case .columns: "The width of messages, in columns: 10 to 1000; by default the terminal's."
        case .rows: "The height of the window, in rows: 5 to 1000; without it, 24."
        case .textScale: "The factor of the font sizes: 0.5 to 4; without it, 1."
        case .rtl: "Lays out from right to left."
        case .dark: "Uses the dark colour scheme."
        case .ascii: "Draws frames and symbols with ASCII only."
        case .structure: "Omits the frames."
        case .frames: "Compares frames too; in pages, adds each element's frame as data-frame."
        case .json: "Prints JSON instead of text."
        case .quiet: "No other user writes, types or reads."
        case .lenient: "Loads valid messages and reports the others."
        case .followLinks: "Follows links that lead out of an export."
        case .help: "Prints this help, as '-h' does."
        case .version: "Prints the version."
        }
    }
}
