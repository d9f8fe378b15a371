extension ChatChannelController {
    /// Sets the part of an attachment that was sent, which its row shows; does nothing if there is no such attachment.
    ///
    /// - Parameters:
    ///   - progress: The part, from 0 to 1; `nil` if all was sent. One that is no number is ignored.
    ///   - id: The id of the attachment.
    ///   - messageID: The id of the message.
    public func setProgress(
        _ progress: Double?,
        ofAttachment id: String,
        inMessage messageID: ChatMessage.ID
    ) {
        change { [self] outcome in
            let isChanged = edit(messageID, &outcome) { message in
                let index = message.attachments.firstIndex { $0.id == id }
                if let index { message.attachments[index].progress = progress }
            }
            guard isChanged, let message = message(id: messageID) else { return false }
            outcome.done.append(.messageEdited(message))
            return true
        }
    }
}
