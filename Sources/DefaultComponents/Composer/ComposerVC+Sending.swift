import Components

extension ComposerVC {
    /// Sends the content that the plugins returned.
    final func send(_ sent: ComposerContent) {
        let submission = MessageSubmission(sent, to: channelController?.channel)
        let kept = content
        guard ask(.sendMessage, submission) == .passed else { return clear() }
        // Cleared first, as a listener of the message may begin another.
        clear()
        do {
            let id = try channelController.send(sent)
            channelController?.message(id: id).map { _ = raise(.messageSubmitted, $0) }
        } catch {
            content = kept
            refuse(components[.appearance].formatters.sendingError(error))
        }
    }

    /// Clears the content and the notice.
    final func clear() {
        content.clear()
        notice = nil
    }

    /// Keeps the content, and shows the reason for which it is not sent.
    final func refuse(_ reason: String) {
        notice = reason
        _ = ask(.messageRefused, MessageRefusal(content, reason: reason))
    }

    /// Raises an event whose handlers cannot send the same content again, which might not end.
    private func ask<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        isSubmitting = true
        defer { isSubmitting = false }
        return raise(event, payload)
    }
}

extension ChatChannelController? {
    /// Sends a content and returns the id of the message.
    fileprivate func send(_ content: ComposerContent) throws(ChatSendingError) -> ChatMessage.ID {
        guard let controller = self else { throw .noChannel }
        if let message = content.editedMessage {
            try controller.editMessage(
                id: message.id,
                text: content.richText,
                attachments: content.attachments == message.attachments ? nil : content.attachments,
                fields: content.fields == message.fields ? nil : content.fields
            )
            return message.id
        }
        return try controller.createNewMessage(
            text: content.richText,
            attachments: content.attachments,
            fields: content.fields,
            quotedMessageID: content.quotedMessage?.id,
            threadID: content.threadMessage?.id,
            isShownInChannel: content.isShownInChannel
        )
    }
}
