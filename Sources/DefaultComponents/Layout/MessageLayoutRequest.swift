/// Everything that the layout options of one message depend on.
public struct MessageLayoutRequest {
    /// The message's place; 0 is the newest.
    public var index: Int

    /// The channel that the message stands in.
    public var channel: ChatChannel

    /// The messages around it, newest first.
    public var messages: AnyRandomAccessCollection<ChatMessage>

    /// The numbers and the calendar to decide by.
    public var appearance: Appearance

    /// The resolver that answers below all transforms.
    public var resolver: any MessageLayoutOptionsResolver

    /// Creates a request.
    public init(
        index: Int,
        channel: ChatChannel,
        messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance,
        resolver: any MessageLayoutOptionsResolver
    ) {
        self.index = index
        self.channel = channel
        self.messages = messages
        self.appearance = appearance
        self.resolver = resolver
    }

    /// The message itself; none for an index outside the messages.
    public var message: ChatMessage? {
        guard index >= 0, index < messages.count else { return nil }
        return messages[messages.index(messages.startIndex, offsetBy: index)]
    }
}

@available(*, unavailable)
extension MessageLayoutRequest: Sendable {}
