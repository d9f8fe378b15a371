/// Decides what the layout of each message has.
///
/// One is made for each mounted tree. Subclass it and assign the type, or, to live with others, register
/// a transform of `messageLayoutOptions`.
public protocol MessageLayoutOptionsResolver: AnyObject, SendableMetatype {
    /// Creates a resolver.
    init()

    /// Returns the options of one message.
    ///
    /// - Parameters:
    ///   - index: The message's place; 0 is the newest.
    ///   - channel: The channel that it stands in.
    ///   - messages: The messages around it, newest first.
    ///   - appearance: The numbers and the calendar to decide by.
    /// - Returns: What the layout has; nothing for an index outside the messages.
    func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions
}

/// The default rules of what the layout of a message has.
nonisolated open class ChatMessageLayoutOptionsResolver: MessageLayoutOptionsResolver {
    /// What the rules came to before: equal options share their memory, so that comparing them is quick.
    private final var known: [KnownLayoutOptions: ChatMessageLayoutOptions] = [:]

    /// Creates a resolver; call `super` first.
    public required init() {}

    /// Called for each message that is composed; call `super` first and change what it returns.
    open func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        let request = MessageLayoutRequest(
            index: index,
            channel: channel,
            messages: messages,
            appearance: appearance,
            resolver: self
        )
        return options(by: LayoutRules(request))
    }

    /// Returns what rules come to; nothing without any.
    final func options(by rules: LayoutRules?) -> ChatMessageLayoutOptions {
        guard let options = rules?.options else { return [] }
        if let named = known[options] { return named }
        let named = options.named
        known[options] = named
        return named
    }
}

@available(*, unavailable)
extension ChatMessageLayoutOptionsResolver: Sendable {}
