/// What two rows must have in common for one cell to show them one after the other.
struct ReuseKey: Hashable {
    let options: ChatMessageLayoutOptions
    let contentView: ObjectIdentifier
    let attachments: [AttachmentKind]

    init(
        _ options: ChatMessageLayoutOptions,
        _ contentView: any MessageContentView.Type,
        _ message: ChatMessage
    ) {
        self.options = options
        self.contentView = ObjectIdentifier(contentView)
        attachments = message.attachments.map(\.kind)
    }
}
