public import Components

extension Slot where Value == Appearance, Part == Never {
    /// Colours, fonts, numbers, symbols, formatters and the calendar.
    public static let appearance = Slot("appearance", default: Appearance(), contract: .stable)
}

extension Slot where Value == Double, Part == Never {
    /// The share of the width that a message takes at most, 0 to 1.
    public static let maxContentWidthMultiplier = Slot(
        "maxContentWidthMultiplier",
        default: 0.75,
        in: 0...1
    )
}

extension Slot where Value == Bool, Part == Never {
    /// Whether the day is shown over the list while it scrolls.
    public static let messageListDateOverlayEnabled = Slot(
        "messageListDateOverlayEnabled",
        default: true,
        contract: .stable
    )

    /// Whether the first message of each day has the day above it.
    public static let messageListDateSeparatorEnabled = Slot(
        "messageListDateSeparatorEnabled",
        default: false,
        contract: .stable
    )

    /// Whether the root of a thread has the number of replies below it, in the thread.
    public static let threadRepliesCounterEnabled = Slot(
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
    /// The type of what decides the layout of each message; one is made for each mounted tree, unless an
    /// object of the type was assigned.
    public static let messageLayoutOptionsResolver = Slot(
        "messageLayoutOptionsResolver",
        default: ChatMessageLayoutOptionsResolver.self,
        contract: .stable
    ) { type, _ in type.init() }
}

extension Slot
where
    Value == @Sendable (MessageLayoutRequest) -> ChatMessageLayoutOptions,
    Part == Never
{
    /// What the layout of a message has: the resolver's answer, and plugins' transforms around it.
    public static let messageLayoutOptions = Slot(
        "messageLayoutOptions",
        default: { $0.answer },
        contract: .stable
    )
}
