public import Components

/// The words of a locale, as the tables of all plugins have them, and its dates, numbers and lists.
///
/// A word that the locale does not have is that of its language, and else the English one, with English rules and digits.
public final class Words: Sendable {
    /// The locale.
    public let locale: LanguageTag
    /// The keys of which there are English phrases only.
    public let missing: Set<WordKey>
    /// The plural rules, dates, times and numbers of the locale.
    let formats: LocaleFormats
    private let tables: [WordTable]
    private let phrases: [WordKey: ParsedPhrase]

    // The default components' own words without arguments, which are looked up once.
    let messageDeleted, threadReplyNote, notSent, gif, comma: String
    private let pending, sent, delivered, read: String

    /// Creates the words of tables; of two tables of one language the later one's phrase counts.
    public init(in locale: LanguageTag, _ tables: [WordTable]) {
        self.locale = locale
        self.tables = tables
        formats = LocaleFormats(of: locale)
        let english = locale.language == "en" ? formats : LocaleFormats(of: "en")
        var (phrases, found): ([WordKey: ParsedPhrase], Set<WordKey>) = ([:], [])
        for tag in (["en"] + locale.fallbacks.reversed()) {
            let isOwn = tag.language == locale.language
            for table in tables where table.locale == tag {
                for (key, phrase) in table.phrases {
                    phrases[key] = ParsedPhrase(phrase, isOwn ? formats : english)
                    if isOwn { found.insert(key) }
                }
            }
        }
        self.phrases = phrases
        missing = Set(phrases.keys).subtracting(found)
        func word(_ key: WordKey) -> String { phrases[key]?.text() ?? key.name }
        (messageDeleted, threadReplyNote) = (word(.messageDeleted), word(.threadReplyNote))
        (notSent, gif, comma) = (word(.notSent), word(.gif), word(.comma))
        (pending, sent) = (word(.deliveryStatus(.pending)), word(.deliveryStatus(.sent)))
        (delivered, read) = (word(.deliveryStatus(.delivered)), word(.deliveryStatus(.read)))
    }

    /// The English words of the default components.
    static let english = Words(in: "en", [.english])

    /// Returns the word for a status.
    func status(_ status: MessageDeliveryStatus) -> String {
        switch status {
        case .pending: pending
        case .sent: sent
        case .delivered: delivered
        case .read: read
        }
    }

    /// Returns the same words, and those of further tables as far as there are no others in their language.
    public func above(_ further: [WordTable]) -> Words {
        Words(in: locale, further + tables)
    }

    /// Returns a word or sentence with arguments in its places; that of the key's name if no table has it.
    ///
    /// - Complexity: A look-up in a dictionary; linear in the text.
    public func text(
        _ key: WordKey,
        _ arguments: KeyValuePairs<String, PhraseArgument> = [:]
    ) -> String {
        phrase(key).text(arguments)
    }

    /// Returns the phrase of a key, for code that fills it in again and again.
    func phrase(_ key: WordKey) -> ParsedPhrase {
        phrases[key] ?? ParsedPhrase(Phrase(key.name), formats)
    }

    /// Returns a whole number; grouped, it is `12,345` in English.
    public func number(_ value: Int, isGrouped: Bool = false) -> String {
        formats.number(value, isGrouped: isGrouped)
    }

    /// Returns a number of so many units of its last digit; 15 with one fraction digit is `1.5` in English.
    public func decimal(_ units: Int, fractionDigits: Int) -> String {
        formats.number(units, fractionDigits: fractionDigits)
    }

    /// Returns a number of hundredths: `42%`.
    public func percent(_ hundredths: Int) -> String {
        formats.percent(hundredths)
    }

    /// Returns a text, such as `1:05`, with the digits of the locale in place of the ASCII ones.
    public func digits(_ text: String) -> String {
        formats.digits(text)
    }

    /// Returns names or other texts in a sentence: `A, B, and C`.
    public func list(_ items: [String]) -> String {
        formats.list(items.map(formats.isolated), "and")
    }

    /// Returns names or other texts one after the other: `A, B, C`.
    public func enumeration(_ items: [String]) -> String {
        formats.list(items.map(formats.isolated), "unit")
    }

    /// Returns the day in words: `March 2, 2026`.
    public func day(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
        formats.day(instant, calendar)
    }

    /// Returns the time of day: `9:41 AM`.
    public func timeOfDay(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
        formats.timeOfDay(instant, calendar)
    }
}
