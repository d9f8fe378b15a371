public import Components

extension ChatMessageListVC: EventSink {
    /// Asks the delegate, and then the list's own methods, about an event that no plugin handled.
    public final func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        if let delegate = delegate as? any ChatMessageListVCEventDelegate,
            delegate.chatMessageListVC(self, didReceive: event, payload) == .handled
        {
            return .handled
        }
        return receiveTap(event, payload) ?? receiveChoice(event, payload)
    }

    /// Calls the method for a tap; returns `nil` for other events.
    private func receiveTap<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply? {
        if let message = Event.tapOnDeliveryStatus.payload(of: event, payload) {
            messageContentViewDidTapOnDeliveryStatusIndicator(index(of: message))
        } else if let message = Event.tapOnReactions.payload(of: event, payload) {
            messageContentViewDidTapOnReactionsView(index(of: message))
        } else if let message = Event.tapOnThread.payload(of: event, payload) {
            messageContentViewDidTapOnThread(index(of: message))
        } else if let message = Event.tapOnQuote.payload(of: event, payload) {
            messageContentViewDidTapOnQuotedMessage(index(of: message))
        } else if let message = Event.tapOnError.payload(of: event, payload) {
            messageContentViewDidTapOnErrorIndicator(index(of: message))
        } else if let message = Event.longPressOnMessage.payload(of: event, payload) {
            didLongPressMessage(index(of: message))
        } else if let tap = Event.tapOnAvatar.payload(of: event, payload) {
            messageContentViewDidTapOnAvatarView(tap.user, index(of: tap.message))
        } else if let tap = Event.tapOnMention.payload(of: event, payload) {
            messageContentViewDidTapOnMentionedUser(tap.userID, index(of: tap.message))
        } else if let tap = Event.tapOnLink.payload(of: event, payload) {
            messageContentViewDidTapOnLink(tap.url, index(of: tap.message))
        } else if let tap = Event.tapOnAttachment.payload(of: event, payload) {
            messageContentViewDidTapOnAttachment(tap.attachment, index(of: tap.message))
        } else if Event.scrollToLatestMessage.payload(of: event, payload) != nil {
            scrollToLatestMessage()
        } else {
            return nil
        }
        return .handled
    }

    /// Passes a chosen action to the delegate, and then on to the screen around the list.
    private func receiveChoice<Payload>(
        _ event: Event<Payload>,
        _ payload: Payload
    ) -> EventReply {
        if let choice = Event.messageAction.payload(of: event, payload) {
            delegate?.chatMessageListVC(self, didTapOnAction: choice.item, for: choice.message)
        }
        return .passed
    }

    /// Returns the index of a message in view.
    private func index(of message: ChatMessage) -> Int? {
        listView.visibleIndex(ofMessageWithID: message.id)
    }

    /// Returns the message at an index in view, as it is shown.
    func shownMessage(at index: Int?) -> ChatMessage? {
        index.flatMap { listView.rows.row(at: $0)?.message }
    }
}
