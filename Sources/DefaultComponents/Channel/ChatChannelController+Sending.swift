public import Components
public import Views

extension ChatChannelController {
    /// Writes a message as the reader, shows it at once and sends it, now or when the connection is back.
    ///
    /// In a controller of a thread it is a reply; in one of a channel it is one if a thread is given.
    /// It is pending until it is sent; a message that could not be sent is kept and can be sent again.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - attachments: The attachments, in order; those without an id get one.
    ///   - fields: The values that plugins add to it, such as an expiry.
    ///   - quotedMessageID: The id of the message that it quotes.
    ///   - threadID: The id of the root of its thread.
    ///   - isShownInChannel: Whether a reply in a thread is also shown in the channel.
    ///   - createdAt: The time of the message; by default the current time of the client.
    /// - Returns: The id of the message.
    /// - Throws: `noCurrentUser` without a reader, `emptyMessage`, or `unknownMessage` if the quoted message does
    ///   not exist.
    @discardableResult
    public func createNewMessage(
        text: RichText,
        attachments: [ChatAttachment] = [],
        fields: MessageFields = MessageFields(),
        quotedMessageID: ChatMessage.ID? = nil,
        threadID: ChatMessage.ID? = nil,
        isShownInChannel: Bool = false,
        createdAt: Timestamp? = nil
    ) throws(ChatSendingError) -> ChatMessage.ID {
        guard let author else { throw .noCurrentUser(channel: knownChannel.name) }
        guard !text.isEmpty || !attachments.isEmpty else { throw .emptyMessage }
        let quoted = quotedMessageID.flatMap { self.message(id: $0) }
        if let quotedMessageID, quoted == nil { throw .unknownMessage(id: quotedMessageID) }
        var message = ChatMessage(
            id: client.nextMessageID(for: self),
            author: author,
            createdAt: createdAt ?? client.time(in: self),
            text: text
        )
        message.isSentByCurrentUser = true
        message.attachments = attachments.identified()
        message.fields = fields
        message.quote = quoted.map(ChatQuote.init(of:))
        message.parentID = rootID ?? threadID
        message.isShownInChannel = message.parentID != nil && isShownInChannel
        change { [self] outcome in
            message.localState = send(.send(message), &outcome)
            outcome.done.append(.newMessage(message))
            return receiveNew(message, &outcome)
        }
        return message.id
    }

    /// Writes a message of plain text as the reader.
    @discardableResult
    public func createNewMessage(text: String) throws(ChatSendingError) -> ChatMessage.ID {
        try createNewMessage(text: RichText(plain: text))
    }

    /// Edits a message, shows it at once and sends the change, now or when the connection is back.
    ///
    /// A change that could not be sent is kept with its message, which can be sent again. The change of a message
    /// that is being sent is sent after it.
    ///
    /// - Parameters:
    ///   - id: The id of the message.
    ///   - text: The new text.
    ///   - attachments: The new attachments, of which those without an id get one, and those with the id of a present
    ///     one have its progress; by default unchanged.
    ///   - fields: The new values of plugins; by default unchanged.
    ///   - editedAt: The time of the change; by default the current time of the client.
    /// - Throws: `unknownMessage`, `deletedMessage` or `emptyMessage`.
    public func editMessage(
        id: ChatMessage.ID,
        text: RichText,
        attachments: [ChatAttachment]? = nil,
        fields: MessageFields? = nil,
        editedAt: Timestamp? = nil
    ) throws(ChatSendingError) {
        let old = try presentMessage(id)
        var new = old
        new.text = text
        if let attachments, attachments != old.attachments {
            new.attachments = attachments.identified(after: old.attachments)
        }
        new.fields = fields ?? old.fields
        guard !text.isEmpty || !new.attachments.isEmpty else { throw .emptyMessage }
        guard new != old else { return }
        let instant = editedAt ?? client.time(in: self)
        change { [self] outcome in
            guard let place = history.place(of: id) else { return false }
            var message = history.messages[place]
            message.text = text
            message.attachments =
                attachments?.identified(after: message.attachments) ?? message.attachments
            message.fields = fields ?? message.fields
            message.editedAt = instant
            if message.localState == .sending, isConnected || !isKnownToOthers(message) {
                unsent.changedIDs.insert(id)
            } else if isKnownToOthers(message) {
                unsent.editedIDs.insert(id)
                message.localState = nil
                message.localState = send(.edit(message), &outcome)
                if message.localState == nil { unsent.editedIDs.remove(id) }
            }
            outcome.done.append(.messageEdited(message))
            return edit(id, &outcome) { $0 = message }
        }
    }

    /// Deletes a message: one that was sent leaves a placeholder, one that was not sent or that only the
    /// reader sees is removed.
    ///
    /// The deletion of a message that is being sent is sent after it.
    public func deleteMessage(id: ChatMessage.ID) {
        change { [self] outcome in
            guard let place = history.place(of: id) else { return false }
            let message = history.messages[place]
            guard isKnownToOthers(message) else {
                if message.localState == .sending { unsent.deletedIDs.insert(id) }
                removeWaiting(about: id, &outcome)
                outcome.done.append(.messageDeleted(id: id, isHard: true))
                return remove(id, &outcome)
            }
            guard !message.isDeleted,
                send(.delete(messageID: id), &outcome) != .sendingFailed
            else { return false }
            unsent.changedIDs.remove(id)
            // The deletion may fail while there is no connection, and others then keep the message.
            if isConnected { unsent.editedIDs.remove(id) }
            outcome.done.append(.messageDeleted(id: id, isHard: false))
            return edit(id, &outcome) {
                $0.isDeleted = true
                $0.localState = nil
            }
        }
    }

    /// Sends a message that could not be sent, now or when the connection is back.
    ///
    /// It is pending until then. Does nothing to other messages.
    public func resendMessage(id: ChatMessage.ID) {
        change { [self] outcome in
            guard
                let place = history.place(of: id),
                history.messages[place].localState == .sendingFailed
            else { return false }
            return sendAgain(history.messages[place], &outcome)
        }
    }

    /// Adds a reaction of the reader, by its name without colons; does nothing if the reader added it before.
    ///
    /// - Parameters:
    ///   - name: The reaction's name, such as `thumbsup`.
    ///   - emoji: The emoji that is drawn; by default the one of the name.
    ///   - id: The id of the message.
    /// - Throws: `noCurrentUser` without a reader, `unknownMessage` or `deletedMessage`.
    public func addReaction(
        _ name: String,
        emoji: String? = nil,
        to id: ChatMessage.ID
    ) throws(ChatSendingError) {
        guard let author else { throw .noCurrentUser(channel: knownChannel.name) }
        let emoji = emoji ?? EmojiNames.emoji(name)
        guard try !presentMessage(id).hasReaction(name, by: author.id) else { return }
        change { [self] outcome in
            let request = ChatRequest.addReaction(messageID: id, name: name, emoji: emoji)
            guard send(request, &outcome) != .sendingFailed else { return false }
            outcome.done.append(
                .reactionAdded(messageID: id, name: name, emoji: emoji, userID: author.id)
            )
            return edit(id, &outcome) { $0.addReaction(name, emoji: emoji, by: author.id) }
        }
    }

    /// Removes a reaction of the reader; does nothing if the reader did not add it.
    public func deleteReaction(
        _ name: String,
        from id: ChatMessage.ID
    ) throws(ChatSendingError) {
        guard let author else { throw .noCurrentUser(channel: knownChannel.name) }
        guard try presentMessage(id).hasReaction(name, by: author.id) else { return }
        change { [self] outcome in
            let request = ChatRequest.removeReaction(messageID: id, name: name)
            guard send(request, &outcome) != .sendingFailed else { return false }
            outcome.done.append(.reactionRemoved(messageID: id, name: name, userID: author.id))
            return edit(id, &outcome) { $0.removeReaction(name, by: author.id) }
        }
    }

    /// The author of new messages.
    var author: ChatUser? {
        let member = knownChannel.members.first { $0.id == knownChannel.currentUserId }
        return member ?? client.currentUser ?? knownChannel.reader
    }

    /// Returns a message that exists and was not deleted.
    func presentMessage(_ id: String) throws(ChatSendingError) -> ChatMessage {
        guard let message = message(id: id) else { throw .unknownMessage(id: id) }
        guard !message.isDeleted else { throw .deletedMessage(id: id) }
        return message
    }
}
