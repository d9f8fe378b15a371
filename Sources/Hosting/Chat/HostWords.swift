package import Components
package import DefaultComponents

/// The words of a chat in a terminal, which are known by their English texts.
package struct HostWords: Sendable {
    /// The words of the components, with translations of these.
    private let words: Words

    /// The plugin of the words' keys, for tables that translate them into further languages.
    private static let plugin: PluginID = "hosting"

    /// Creates the words of components.
    package init(_ components: Components) {
        let words = components.words
        let isEnglish = words.locale.language == "en"
        self.words = isEnglish ? words : words.above(Self.tables)
    }

    /// The tables of all languages but English.
    static let tables = WordTable.read(
        PackageResources.HostWords_txt,
        in: ["de", "ar"],
        of: plugin
    )

    private static func key(_ english: String) -> WordKey { WordKey(english, of: plugin) }

    /// Returns an English text in the locale, with arguments in its places.
    package func callAsFunction(
        _ english: String,
        _ arguments: KeyValuePairs<String, PhraseArgument> = [:]
    ) -> String {
        words.text(Self.key(english), arguments)
    }

    /// Returns the title of a part in a menu; what has a text or a name of its own keeps that.
    func title(of part: MessagePart.Shown) -> String {
        part.title == part.part.title ? self(part.title) : part.title
    }

    /// Returns texts one after the other.
    func enumeration(_ items: [String]) -> String { words.enumeration(items) }
}
