public import Components

/// The key of a word or sentence of a plugin.
///
/// Declare keys as constants, so that a misspelled one does not compile:
///
/// ```swift
/// extension WordKey {
///     static let votes = WordKey("votes", of: "poll")
/// }
/// ```
public struct WordKey: Sendable, Hashable {
    /// The name, unique in the plugin.
    public let name: String
    /// The id of the plugin whose word it is.
    public let plugin: PluginID

    /// Creates a key.
    public init(_ name: String, of plugin: PluginID) {
        (self.name, self.plugin) = (name, plugin)
    }
}

extension WordKey: CustomStringConvertible {
    /// The plugin and the name, such as `poll.votes`.
    public var description: String { "\(plugin.rawValue).\(name)" }
}

/// Words and sentences in one language: a plugin's own, or translations of those of others.
///
/// A plugin registers its tables under names of its own, and English is the language that all fall back to:
///
/// ```swift
/// registrar.set(.words("poll.en"), to: WordTable(in: "en", [
///     .votes: .plural("count", one: "{count} vote", other: "{count} votes"),
/// ]))
/// ```
public struct WordTable: Sendable, Hashable {
    /// The language.
    public let locale: LanguageTag
    /// The phrases, by key.
    public let phrases: [WordKey: Phrase]

    /// Creates a table; the last phrase of a key counts.
    public init(in locale: LanguageTag, _ phrases: KeyValuePairs<WordKey, Phrase>) {
        self.init(in: locale, phrases.map { ($0.key, $0.value) })
    }

    /// Creates a table of keys and phrases that were collected elsewhere.
    package init(in locale: LanguageTag, _ phrases: [(WordKey, Phrase)]) {
        self.locale = locale
        self.phrases = Dictionary(phrases) { $1 }
    }
}

extension WordTable {
    /// The words of the default components.
    static let english = builtIn[0], german = builtIn[1], arabic = builtIn[2]

    private static let builtIn = read(
        PackageResources.Phrases_txt,
        in: ["en", "de", "ar"],
        of: "default-components"
    )

    /// Returns a table for each language of lines that are the name of a key, and a phrase in each language.
    ///
    /// The forms of a phrase with a count are written as `one={count} day; other={count} days`. A bar also ends a line
    /// whose last phrase ends with a blank.
    package static func read(
        _ data: [UInt8],
        in languages: [LanguageTag],
        of plugin: PluginID
    ) -> [WordTable] {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
            (line.hasSuffix(" |") ? line.dropLast(2) : line).split(separator: " | ")
        }
        return zip(languages, 1...).map { language, column in
            let phrases = lines.map { line in
                (WordKey(String(line[0]), of: plugin), Phrase(line: String(line[column])))
            }
            return WordTable(in: language, phrases)
        }
    }
}

extension Phrase {
    /// Reads the text, or the forms for a count.
    fileprivate init(line: String) {
        let forms = line.split(separator: "; ").map { $0.split(separator: "=").map(String.init) }
        guard forms[0].count == 2 else {
            self.init(line)
            return
        }
        let categories = forms.map { (PluralCategory(rawValue: $0[0]) ?? .other, $0[1]) }
        self.init(counted: "count", forms: Dictionary(categories) { $1 })
    }
}
