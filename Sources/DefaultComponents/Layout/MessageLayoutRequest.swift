import Components

/// The input of the layout options of one message.
public struct MessageLayoutRequest {
    /// The channel of the message.
    public var channel: ChatChannel

    /// Whether the messages are a thread's; false by default.
    public var isInThread = false

    /// The appearance, for its numbers and calendar.
    public var appearance: Appearance {
        get {
            switch decider {
            case .given(let appearance): appearance
            case .slot(let components): components[.appearance]
            }
        }
        set { decider = .given(newValue) }
    }

    /// The resolver below all transforms.
    public var resolver: any MessageLayoutOptionsResolver

    private let place: MessagePlace
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
            .among(messages, index: index),
            channel: channel,
            components: Components(),
            resolver: resolver
        )
        decider = .given(appearance)
    }

    /// Creates a request with the appearance of components.
    init(
        _ place: MessagePlace,
        channel: ChatChannel,
        components: Components,
        resolver: any MessageLayoutOptionsResolver
    ) {
        self.place = place
        self.channel = channel
        decider = .slot(components)
        self.resolver = resolver
    }

    /// The message's index; 0 is the newest.
    public var index: Int {
        place.index
    }

    /// The messages around it, newest first.
    ///
    /// In a list, `message(older:)` records more exactly what the layout depends on.
    public var messages: AnyRandomAccessCollection<ChatMessage> {
        place.messages
    }

    /// The message; `nil` for an index out of bounds.
    public var message: ChatMessage? {
        message(older: 0)
    }

    /// Returns the message at a distance from this one, towards the older ones; `nil` out of bounds.
    public func message(older distance: Int) -> ChatMessage? {
        place.message(older: distance)
    }

    /// The conditions of a group: the calendar, and the maximum time between messages in seconds.
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

    /// The result of the resolver.
    var answer: ChatMessageLayoutOptions {
        // The default rules do not depend on the index itself, so moved rows need not be resolved again.
        if type(of: resolver) == ChatMessageLayoutOptionsResolver.self {
            return LayoutRules(self)?.options ?? []
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
    /// The source of the appearance, which is large and copied only where it is read.
    private enum Decider {
        indirect case given(Appearance)
        case slot(Components)
    }
}

@available(*, unavailable)
extension MessageLayoutRequest: Sendable {}
