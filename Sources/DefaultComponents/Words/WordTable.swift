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
