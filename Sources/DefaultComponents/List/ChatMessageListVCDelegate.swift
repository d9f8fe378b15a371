public import Components

/// What acts on what happens in a list of messages, and may put views above and below them.
///
/// Each method has a default that does nothing. A method with a slip in its name compiles and is never
/// called, and so is one that only a subclass of the adopting class has; a delegate that decorates and names
/// `ChatMessageListVCDecorationDelegate` as well has both found.
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

    /// Returns a new view above a message, below the header decorations of plugins, or none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?

    /// Returns a new view below a message, above the footer decorations of plugins, or none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?
}

extension ChatMessageListVCDelegate {
    /// Does nothing.
    public func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {}

    /// Does nothing.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    /// Does nothing.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {}

    /// None; the list learns that this delegate has no headers.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        vc.decorations.lackHeaders(self)
        return nil
    }

    /// None; the list learns that this delegate has no footers.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        vc.decorations.lackFooters(self)
        return nil
    }
}

/// A delegate that certainly puts views above and below messages, besides those of plugins.
///
/// Both methods have to be there, so that the compiler finds a slip in a name; a subclass that adopts this is
/// heard, whatever the class above it adopts.
public protocol ChatMessageListVCDecorationDelegate: ChatMessageListVCDelegate {
    // Requirements of their own, so that what a subclass has counts.
    /// Returns a new view above a message, or none.
    @_nonoverride
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?

    /// Returns a new view below a message, or none.
    @_nonoverride
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?
}

extension ChatMessageListVCDecorationDelegate {
    /// Stands in the way of the delegate's default, so that a missing method is an error.
    @available(*, unavailable, message: "Return a view above the message, or nil.")
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        nil
    }

    /// Stands in the way of the delegate's default, so that a missing method is an error.
    @available(*, unavailable, message: "Return a view below the message, or nil.")
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        nil
    }
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
