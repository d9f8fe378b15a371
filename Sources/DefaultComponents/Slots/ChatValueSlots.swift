public import Components
public import Views

extension ValueSlot<Appearance> {
    /// Colours, fonts, numbers, symbols, formatters and the calendar.
    public static let appearance = ValueSlot("appearance", default: Appearance(), contract: .stable)
}

extension ValueSlot<LanguageTag> {
    /// The locale of words, dates, times, numbers and lists.
    ///
    /// The reading direction follows it unless that is set.
    public static let locale = ValueSlot(
        "locale",
        default: LanguageTag("en"),
        feeding: feedsOfLocale
    )
}

extension ValueSlotFamily<WordTable> {
    /// The tables of words, by names such as `poll.de`; of two that have one word, the later plugin's is used.
    public static let words = ValueSlotFamily(
        "words",
        fallback: WordTable(in: "en", [:]),
        members: [
            "default-components.en": WordTable.english,
            "default-components.de": WordTable.german,
            "default-components.ar": WordTable.arabic,
        ],
        feeding: feedsOfWords
    )
}

extension ValueSlot<WordTable> {
    /// Returns the slot of a table of words.
    public static func words(_ name: String) -> Self {
        SlotFamily.words[name]
    }
}

/// Returns the slots that follow the locale: the appearance and the reading direction.
@Sendable
private func feedsOfLocale() -> [SlotFeed] {
    feedsOfWords() + [
        SlotFeed(.layoutDirection) { components in
            (components[.locale].isRightToLeft ? .rightToLeft : .leftToRight, [])
        }
    ]
}

/// Returns the slot that follows the tables of words: the appearance.
@Sendable
private func feedsOfWords() -> [SlotFeed] {
    [
        SlotFeed(.appearance) { components in
            let family = SlotFamily.words
            let tables = components.keys(in: family).map { components.value(family, $0) }
            let words = Words(in: components[.locale], tables)
            #if DEBUG
            return (Appearance(words), words.missingWords)
            #else
            return (Appearance(words), [])
            #endif
        }
    ]
}

extension Words {
    /// A diagnostic for each plugin of which there are English words only.
    fileprivate var missingWords: [ComponentDiagnostic] {
        Dictionary(grouping: missing, by: \.plugin).sorted { $0.key.rawValue < $1.key.rawValue }
            .map { plugin, keys in
                .missingWords(
                    of: plugin,
                    locale: locale.identifier,
                    keys: keys.map(\.name).sorted()
                )
            }
    }
}

extension ValueSlot<Double> {
    /// The share of the width that a message takes at most, 0 to 1.
    public static let maxContentWidthMultiplier = ValueSlot(
        "maxContentWidthMultiplier",
        default: 0.75,
        in: 0...1
    )
}

extension ValueSlot<[GridColumn]> {
    /// The columns in which a list lays out its messages; none, the default, for messages as wide as the list.
    public static let messageListColumns = ValueSlot("messageListColumns", default: [])
}

extension ValueSlot<Bool> {
    /// Whether the date overlay is shown while the list scrolls.
    public static let messageListDateOverlayEnabled = ValueSlot(
        "messageListDateOverlayEnabled",
        default: true,
        contract: .stable
    )

    /// Whether the first message of each day has a date separator above it.
    public static let messageListDateSeparatorEnabled = ValueSlot(
        "messageListDateSeparatorEnabled",
        default: false,
        contract: .stable
    )

    /// Whether the root of a thread has the number of replies below it, in the thread.
    public static let threadRepliesCounterEnabled = ValueSlot(
        "threadRepliesCounterEnabled",
        default: true,
        contract: .stable
    )
}

extension Slot
where
    Value == any MessageLayoutOptionsResolver.Type,
    Part == any MessageLayoutOptionsResolver
{
    /// The type of the resolver of layout options; one is made for each mounted tree, unless an
    /// object of the type was assigned.
    public static let messageLayoutOptionsResolver = Slot(
        "messageLayoutOptionsResolver",
        default: ChatMessageLayoutOptionsResolver.self,
        contract: .stable
    ) { type, _ in type.init() }
}

extension ValueSlot<@Sendable (MessageLayoutRequest) -> ChatMessageLayoutOptions> {
    /// The layout options of a message: those of the resolver, and plugins' transforms of them.
    public static let messageLayoutOptions = ValueSlot(
        "messageLayoutOptions",
        default: { $0.answer },
        contract: .stable
    )
}
