import Components

/// A resolver with the plugins' transforms around it.
final class TransformedLayoutOptionsResolver: MessageLayoutOptionsResolver {
    /// The resolver below the transforms.
    let resolver: any MessageLayoutOptionsResolver
    private let components: Components

    init(_ resolver: any MessageLayoutOptionsResolver, in components: Components) {
        self.resolver = resolver
        self.components = components
    }

    convenience init() {
        self.init(ChatMessageLayoutOptionsResolver(), in: Components())
    }

    func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        components[.messageLayoutOptions](
            MessageLayoutRequest(
                index: index,
                channel: channel,
                messages: messages,
                appearance: appearance,
                resolver: resolver
            )
        )
    }
}
