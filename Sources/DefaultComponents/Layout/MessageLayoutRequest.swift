import Components

/// Everything that the layout options of one message depend on.
public struct MessageLayoutRequest {
    /// The channel that the message stands in.
    public var channel: ChatChannel

    /// Whether the messages are a thread's; not unless set.
    public var isInThread = false

    /// The numbers and the calendar to decide by.
    public var appearance: Appearance {
        get {
            switch decider {
            case .given(let appearance): appearance
            case .slot(let components): components[.appearance]
            }
        }
        set { decider = .given(newValue) }
    }

    /// The resolver that answers below all transforms.
    public var resolver: any MessageLayoutOptionsResolver

    /// How the row of a list sees the messages; none outside of lists.
    private let reader: RowReader?
    private let place: Int
    private let given: AnyRandomAccessCollection<ChatMessage>?
    private var decider: Decider

    /// Creates a request.
    public init(
        index: Int,
        channel: ChatChannel,
        messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance,
        resolver: any MessageLayoutOptionsResolver
    ) {
        self.init(
            index: index,
            channel: channel,
            messages: messages,
            components: Components(),
            resolver: resolver
        )
        decider = .given(appearance)
    }

    /// Creates a request that is decided by the appearance of components.
    init(
        index: Int,
        channel: ChatChannel,
        messages: AnyRandomAccessCollection<ChatMessage>,
        components: Components,
        resolver: any MessageLayoutOptionsResolver
    ) {
        place = index
        reader = nil
        self.channel = channel
        given = messages
        decider = .slot(components)
        self.resolver = resolver
    }

    /// Creates the request for a row of a list.
    init(
        _ reader: RowReader,
        channel: ChatChannel,
        components: Components,
        resolver: any MessageLayoutOptionsResolver
    ) {
        self.reader = reader
        place = reader.index
        self.channel = channel
        given = nil
        decider = .slot(components)
        self.resolver = resolver
    }

    /// The message's place; 0 is the newest.
    public var index: Int {
        reader?.reads.usesPlace = true
        return place
    }

    /// The messages around it, newest first.
    ///
    /// In a list, `message(older:)` says more exactly what the layout depends on.
    public var messages: AnyRandomAccessCollection<ChatMessage> {
        given ?? reader.map { AnyRandomAccessCollection(RowMessages(reader: $0)) }
            ?? AnyRandomAccessCollection([])
    }

    /// The message itself; none for an index outside the messages.
    public var message: ChatMessage? {
        message(older: 0)
    }

    /// Returns the message so many places from this one, towards the older ones; none beyond the ends.
    public func message(older distance: Int) -> ChatMessage? {
        if let reader { return reader.message(distance) }
        let (index, overflow) = place.addingReportingOverflow(distance)
        guard !overflow, place >= 0, index >= 0, index < messages.count else { return nil }
        return messages[messages.index(messages.startIndex, offsetBy: index)]
    }

    /// What decides whether messages form a group: the calendar, and how many seconds may lie between.
    var grouping: (calendar: ChatCalendar, limit: Double) {
        switch decider {
        case .given(let appearance):
            (appearance.calendar, appearance.maxTimeIntervalBetweenMessagesInGroup)
        case .slot(let components):
            (
                components[.appearance].calendar,
                components[.appearance].maxTimeIntervalBetweenMessagesInGroup
            )
        }
    }

    /// Returns the options by components; in debug builds, mistakes in them are reported to a tree.
    func options(of components: Components, in tree: ComponentTree?) -> ChatMessageLayoutOptions {
        #if DEBUG
        if let tree, !components.isUntouched(.messageLayoutOptions) {
            let options = tree.noteAskedNames { components[.messageLayoutOptions](self) }
            reportAbsentContent(of: options, by: components, to: tree)
            return options
        }
        #endif
        return components[.messageLayoutOptions](self)
    }

    /// What the resolver says.
    var answer: ChatMessageLayoutOptions {
        // The default rules do not depend on the place itself, so rows that move need not be asked again.
        if let own = resolver as? ChatMessageLayoutOptionsResolver,
            type(of: own) == ChatMessageLayoutOptionsResolver.self
        {
            return own.options(by: LayoutRules(self))
        }
        return ChatMessageLayoutOptionsResolver.$isAskedInThread.withValue(isInThread) {
            resolver.optionsForMessage(
                at: index,
                in: channel,
                with: messages,
                appearance: appearance
            )
        }
    }
}

extension MessageLayoutRequest {
    /// What has the appearance, which is large and copied only where it is asked for.
    private enum Decider {
        indirect case given(Appearance)
        case slot(Components)
    }
}

@available(*, unavailable)
extension MessageLayoutRequest: Sendable {}
