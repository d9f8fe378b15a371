import Components

/// A resolver of the layout options of messages.
///
/// Subclass `ChatMessageLayoutOptionsResolver` and assign an object, which all trees then use, or the type, of
/// which one is made for each mounted tree. To combine with other plugins, register a transform of
/// `messageLayoutOptions`.
public protocol MessageLayoutOptionsResolver: AnyObject, SendableMetatype {
    /// Creates a resolver.
    init()

    /// Returns the options of one message.
    ///
    /// - Parameters:
    ///   - index: The message's index; 0 is the newest.
    ///   - channel: The channel of the message.
    ///   - messages: The messages around it, newest first.
    ///   - appearance: The appearance, for its numbers and calendar.
    /// - Returns: The layout options; empty for an index out of bounds.
    func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions
}

/// The default rules for the layout options of messages.
nonisolated open class ChatMessageLayoutOptionsResolver: MessageLayoutOptionsResolver {
    /// Creates a resolver; call `super` first.
    public required init() {}

    /// The appearance of the current call.
    @TaskLocal private static var askedAppearance: Appearance?

    /// Whether the current call is for a thread, which is no parameter of a resolver's methods.
    @TaskLocal static var isAskedInThread = false

    /// Called for each message that is composed; call `super` first and change what it returns.
    ///
    /// `super` calls the method without an appearance.
    open func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        Self.$askedAppearance.withValue(appearance) {
            optionsForMessage(at: index, in: channel, with: messages)
        }
    }

    /// Called for each message that is composed, if the appearance does not matter; call `super` first
    /// and change what it returns.
    ///
    /// `super` applies the rules with the appearance of the current call, or the default one.
    open func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        var request = MessageLayoutRequest(
            index: index,
            channel: channel,
            messages: messages,
            appearance: Self.askedAppearance ?? Appearance(),
            resolver: self
        )
        request.isInThread = Self.isAskedInThread
        return LayoutRules(request)?.options ?? []
    }
}

@available(*, unavailable)
extension ChatMessageLayoutOptionsResolver: Sendable {}

// Lists and cells get it from the tree whenever they need it.
extension ChatMessageLayoutOptionsResolver: UncachedShared {}
