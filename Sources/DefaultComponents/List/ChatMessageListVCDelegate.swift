public import Components

/// What acts on what happens in a list of messages.
public protocol ChatMessageListVCDelegate: AnyObject {
    /// Tells that a message comes into view; load more near the ends here. 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int)

    /// Tells that an action was chosen for a message and that no plugin handled it.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    )

    /// Tells that the list was scrolled, or that other messages came to stand where they stand now.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    )
}

/// A delegate that puts views above and below messages, besides those of plugins.
///
/// A protocol of its own, so that a method with a slip in its name is found by the compiler.
public protocol ChatMessageListVCDecorationDelegate: ChatMessageListVCDelegate {
    /// Returns a new view above a message, or none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?

    /// Returns a new view below a message, or none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?
}

/// A delegate that is asked for events of messages that no plugin handled, before the list acts on them.
public protocol ChatMessageListVCEventDelegate: ChatMessageListVCDelegate {
    /// Handles an event of a message in the list, such as a tap on its avatar, or passes it on.
    func chatMessageListVC<Payload>(
        _ vc: ChatMessageListVC,
        didReceive event: Event<Payload>,
        _ payload: Payload
    ) -> EventReply
}
