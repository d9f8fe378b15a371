public import Components
import Views

extension ChatMessageListVC {
    /// Reads all messages again, and keeps the scroll position by index.
    public final func reloadMessages() {
        node.reach(.updateMessages)
        isChanged = false
        contentChanged()
    }

    /// Scrolls to a message of the data source and returns whether there is one.
    ///
    /// In a live page it raises `scrollToMessage` for a message of the controller, as the browser scrolls.
    ///
    /// - Complexity: Linear in the messages that are newer.
    @discardableResult
    public final func scrollToMessage(
        id: ChatMessage.ID,
        at position: ListScrollPosition = .middle
    ) -> Bool {
        if let scroll = overlays.scrollsInPage { return scroll(id) }
        guard let index = index(ofMessageWithID: id) else { return false }
        listView.scroll(to: index, at: position)
        return true
    }

    /// Shows the thread of a message of the data source.
    ///
    /// - Complexity: Linear in the messages that are newer.
    public final func showThread(messageId id: ChatMessage.ID) {
        guard let index = index(ofMessageWithID: id), let message = message(at: index) else {
            return
        }
        callingOthers { router.showThread(of: message) }
    }

    /// Shows the actions for a message, if there are any.
    public final func showActions(for message: ChatMessage) {
        let actions = actions(for: message)
        guard !actions.isEmpty else { return }
        callingOthers { router.showMessageActions(actions, for: message) }
    }

    /// Returns the actions for a message, in the order of the menu.
    public final func actions(for message: ChatMessage) -> [any ChatMessageActionItem] {
        guard var channel = rowChannel else { return [] }
        channel.currentUserId = channel.currentUserId ?? client?.currentUserId
        let components = components
        let request = MessageActionsRequest(
            message: message,
            channel: channel,
            isInThread: isInThread,
            appearance: components[.appearance]
        )
        return calling(for: message.id) { components[.messageActions](request) }
    }

    /// Performs an action on a message: raises it to the plugins, the delegate, and the screen around the list.
    @discardableResult
    public final func perform(
        _ action: any ChatMessageActionItem,
        on message: ChatMessage
    ) -> EventReply {
        raise(.messageAction, MessageActionChoice(action, for: message, in: rowChannel))
    }

    /// Shows the typing indicator below the rows, which make room for it, until `hideTypingIndicator()`.
    ///
    /// The newest message moves up by the indicator's height; while older messages are shown, rows stay in place.
    public final func showTypingIndicator(typingUsers: [ChatUser]) {
        if typingIndicatorView.content != typingUsers { typingIndicatorView.content = typingUsers }
        typingIndicatorView.isHidden = typingUsers.isEmpty
        roomForTyping.isActive = !typingUsers.isEmpty
        guard view.frame.size != .zero else { return }
        // Messages make room for bars by themselves.
        let (height, isAtLatest) = (listView.frame.height + overlays.bottom, listView.isAtLatest)
        view.layoutIfNeeded()
        if isAtLatest { return }
        listView.rows.scroll(by: listView.frame.height + overlays.bottom - height)
    }

    /// Hides the typing indicator.
    public final func hideTypingIndicator() {
        showTypingIndicator(typingUsers: [])
    }

    /// Returns whether to keep a data source or delegate that a plugin's hook removed; a hook in a row that changes it
    /// is reported.
    final func keeps(_ old: AnyObject?, insteadOf new: AnyObject?) -> Bool {
        isDataSourceChecked = false
        guard node.isRegistrationRunning, old !== new else { return false }
        guard new == nil, node.connectedTree?.hostOfRunningPlugin != nil else {
            reportIfElsewhere()
            return false
        }
        report { .refused(.dataSourceRemoved(component: $0)) }
        return true
    }

    private func index(ofMessageWithID id: ChatMessage.ID) -> Int? {
        if let index = listView.visibleIndex(ofMessageWithID: id) { return index }
        return (0..<numberOfMessages).first { message(at: $0)?.id == id }
    }
}

/// A placeholder for types that are no `ChatMessageContentView` where only those can be returned; never made.
final class UnsupportedContentView: ChatMessageContentView {}
