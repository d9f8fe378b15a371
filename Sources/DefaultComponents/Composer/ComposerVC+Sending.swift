import Components

extension ComposerVC {
    /// Sends what plugins left of what is composed.
    final func send(_ sent: ComposerContent) {
        let submission = MessageSubmission(sent, to: channelController?.channel)
        let kept = content
        guard ask(.sendMessage, submission) == .passed else { return clear() }
        // Cleared first: whoever hears of the message may begin another.
        clear()
        do {
            let id = try channelController.send(sent)
            channelController?.message(id: id).map { _ = raise(.messageSubmitted, $0) }
        } catch {
            content = kept
            refuse(components[.appearance].formatters.sendingError(error))
        }
    }

    /// Leaves what was sent or done, and the reason why it was not before.
    final func clear() {
        content.clear()
        notice = nil
    }

    /// Keeps what is composed, and says why it is not sent.
    final func refuse(_ reason: String) {
        notice = reason
        _ = ask(.messageRefused, MessageRefusal(content, reason: reason))
    }

    /// Raises an event whose handlers cannot send the same once more, and so on for ever.
    private func ask<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        isSubmitting = true
        defer { isSubmitting = false }
        return raise(event, payload)
    }
}

extension ChatChannelController? {
    /// Sends what is composed and returns the id of the message.
    fileprivate func send(_ content: ComposerContent) throws(ChatSendingError) -> ChatMessage.ID {
        guard let controller = self else { throw .noChannel }
        if let message = content.editedMessage {
            try controller.editMessage(
                id: message.id,
                text: content.richText,
                attachments: content.attachments
            )
            return message.id
        }
        return try controller.createNewMessage(
            text: content.richText,
            attachments: content.attachments,
            quotedMessageID: content.quotedMessage?.id,
            threadID: content.threadMessage?.id,
            isShownInChannel: content.isShownInChannel
        )
    }
}
