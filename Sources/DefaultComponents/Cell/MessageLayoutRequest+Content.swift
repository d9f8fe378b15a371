import Components

extension MessageLayoutRequest {
    /// Creates the request for a cell's content.
    init(
        _ content: MessageCellContent,
        components: Components,
        resolver: any MessageLayoutOptionsResolver
    ) {
        if let reader = content.reader {
            self.init(
                reader,
                channel: content.channel,
                components: components,
                resolver: resolver
            )
        } else {
            self.init(
                index: content.index,
                channel: content.channel,
                messages: content.messages,
                components: components,
                resolver: resolver
            )
        }
        isInThread = content.isInThread
    }
}
