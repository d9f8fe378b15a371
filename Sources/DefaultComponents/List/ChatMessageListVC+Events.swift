public import Components

extension ChatMessageListVC: EventSink, PackageEventSink {
    /// Asks the delegate, and then the list's own methods, about an event that no plugin handled.
    public final func receive(_ event: RaisedEvent) -> EventReply {
        if let delegate = delegate as? any ChatMessageListVCEventDelegate,
            delegate.chatMessageListVC(self, didReceive: event) == .handled
        {
            return .handled
        }
        return receiveTap(event) ?? receiveChoice(event)
    }

    /// Calls the method for a tap; returns `nil` for other events.
    private func receiveTap(_ event: RaisedEvent) -> EventReply? {
        if let message = event[.tapOnDeliveryStatus] {
            messageContentViewDidTapOnDeliveryStatusIndicator(index(of: message))
        } else if let message = event[.tapOnReactions] {
            messageContentViewDidTapOnReactionsView(index(of: message))
        } else if let message = event[.tapOnThread] {
            messageContentViewDidTapOnThread(index(of: message))
        } else if let message = event[.tapOnQuote] {
            messageContentViewDidTapOnQuotedMessage(index(of: message))
        } else if let message = event[.tapOnError] {
            messageContentViewDidTapOnErrorIndicator(index(of: message))
        } else if let message = event[.longPressOnMessage] {
            didLongPressMessage(index(of: message))
        } else if let tap = event[.tapOnAvatar] {
            messageContentViewDidTapOnAvatarView(tap.user, index(of: tap.message))
        } else if let tap = event[.tapOnMention] {
            messageContentViewDidTapOnMentionedUser(tap.userID, index(of: tap.message))
        } else if let tap = event[.tapOnLink] {
            messageContentViewDidTapOnLink(tap.url, index(of: tap.message))
        } else if let tap = event[.tapOnAttachment] {
            messageContentViewDidTapOnAttachment(tap.attachment, index(of: tap.message))
        } else if event[.scrollToLatestMessage] != nil {
            scrollToLatestMessage()
        } else {
            return nil
        }
        return .handled
    }

    /// Passes a chosen action to the delegate, and then on to the screen around the list.
    private func receiveChoice(_ event: RaisedEvent) -> EventReply {
        if let choice = event[.messageAction] {
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
