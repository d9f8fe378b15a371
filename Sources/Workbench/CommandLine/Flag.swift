/// A word that begins with two dashes.
enum Flag: String, CaseIterable, Sendable {
    case format, channel, plugin
    case allPlugins = "all-plugins"
    case prefer, theme, check, isolated, limit, message, node, property, option, without, messages
    case thread, script, me, zone, locale, at, picture, pictures, blame, to, with, package
    case catalogue, contract, since, changelog, width, columns, rows
    case textScale = "text-scale"
    case rtl, dark, ascii, structure, frames, flow, json, quiet, lenient
    case followLinks = "follow-links"
    case help, version

    /// Returns the flag of a word; `-h` is short for `--help`.
    init?(word: String) {
        guard let flag = word == "-h" ? Flag.help : Self.allCases.first(where: { $0.word == word })
        else { return nil }
        self = flag
    }

    /// The word, with its dashes.
    var word: String { "--\(rawValue)" }

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
            .frames, .flow, .json, .quiet, .lenient, .followLinks, .help, .version:
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
        value.map { "\(word) \($0)" } ?? word
    }

    /// Returns the summary, on one line, in the help of the program with a name.
    func summary(for program: String) -> String {
        HelpText.summary(of: word).replacing("{program}", with: program)
    }
}
