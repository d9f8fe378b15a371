public import Components

/// The input of the type of one message's view.
public struct MessageContentViewRequest {
    /// The name of the list that shows the message; `nil` for lists without a name, and outside of lists.
    public var listName: String?

    /// The message, with those around it.
    ///
    /// In a list, the type is resolved again only when what was read here has changed.
    public var content: MessageCellContent

    /// The type in the slot `messageContentView`.
    public var contentView: any MessageContentView.Type

    /// Creates a request.
    public init(
        _ content: MessageCellContent,
        inListNamed listName: String? = nil,
        contentView: any MessageContentView.Type = ChatMessageContentView.self
    ) {
        self.content = content
        self.listName = listName ?? content.listName
        self.contentView = contentView
    }
}

@available(*, unavailable)
extension MessageContentViewRequest: Sendable {}

extension ValueSlot<@Sendable (MessageContentViewRequest) -> any MessageContentView.Type> {
    /// The type of one message's view: that of `messageContentView`, and plugins' transforms of it.
    ///
    /// Plugins show some messages, or those of one list, differently:
    ///
    /// ```swift
    /// registrar.transform(.messageContentViewType) { next, request in
    ///     request.listName == "pinned" ? CardMessageView.self : next(request)
    /// }
    /// ```
    public static let messageContentViewType = ValueSlot(
        "messageContentViewType",
        default: { $0.contentView },
        contract: .stable
    )
}
