public import Components

extension ValueSlot<Appearance> {
    /// Colours, fonts, numbers, symbols, formatters and the calendar.
    public static let appearance = ValueSlot("appearance", default: Appearance(), contract: .stable)
}

extension ValueSlot<Double> {
    /// The share of the width that a message takes at most, 0 to 1.
    public static let maxContentWidthMultiplier = ValueSlot(
        "maxContentWidthMultiplier",
        default: 0.75,
        in: 0...1
    )
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
