public import Components

/// An object that handles the events of a list of messages, and may put views above and below them.
///
/// Each method has a default that does nothing. A method with a misspelled name compiles and is never called,
/// and so does one that only a subclass of the conforming class has. For decorations, conform to
/// `ChatMessageListVCDecorationDelegate` as well: the compiler then finds both mistakes.
public protocol ChatMessageListVCDelegate: AnyObject {
    /// Called when a message comes into view, for example to load more near the ends. 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int)

    /// Called when an action was chosen for a message and no plugin handled it.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    )

    /// Called after the list was scrolled, or after its messages moved.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    )

    /// Returns a new view above a message, below the header decorations of plugins, or `nil`.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?

    /// Returns a new view below a message, above the footer decorations of plugins, or `nil`.
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

    /// Returns `nil`, and notes that this delegate has no headers.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        vc.decorations.lackHeaders(self)
        return nil
    }

    /// Returns `nil`, and notes that this delegate has no footers.
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        vc.decorations.lackFooters(self)
        return nil
    }
}

/// A delegate that puts views above and below messages, besides those of plugins.
///
/// Both methods are required, so that the compiler finds a misspelled name; they are also called on a subclass
/// that conforms to this protocol, whatever its superclass conforms to.
public protocol ChatMessageListVCDecorationDelegate: ChatMessageListVCDelegate {
    // Requirements of their own, so that a subclass's implementations are called.
    /// Returns a new view above a message, or `nil`.
    @_nonoverride
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?

    /// Returns a new view below a message, or `nil`.
    @_nonoverride
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView?
}

extension ChatMessageListVCDecorationDelegate {
    /// Hides the delegate's default, so that a missing method is an error.
    @available(*, unavailable, message: "Return a view above the message, or nil.")
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        nil
    }

    /// Hides the delegate's default, so that a missing method is an error.
    @available(*, unavailable, message: "Return a view below the message, or nil.")
    public func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        nil
    }
}

/// A delegate that receives the events that no plugin handled, before the list handles them.
public protocol ChatMessageListVCEventDelegate: ChatMessageListVCDelegate {
    /// Handles an event of a message in the list, such as a tap on its avatar, or passes it on.
    func chatMessageListVC(_ vc: ChatMessageListVC, didReceive event: RaisedEvent) -> EventReply
}
