extension ChatChannelController {
    /// Takes an event.
    ///
    /// A new message stands at the newest end. It comes to the loaded messages if they reach that end, and counts
    /// as unread if somebody else wrote it; the author stops typing. A reply stands in its thread, and in the
    /// channel if it is shown there, where its root counts it. A new message with the id of another replaces it.
    /// Changes of messages that are not loaded wait with them. Somebody who has read a message has read
    /// all older ones, so looking for them ends at the first of the reader's that is read already.
    ///
    /// A new or edited message is looked for by its id among the newest 1,024, then among those of its time, as
    /// messages are in the order in which they were written; an edited one after that among all.
    ///
    /// - Complexity: About O(*n* / 256) for *n* messages, a small part of which is made, if they find their
    ///   places by ids: 1,000,000 then cost what 10,000 do. Without that, the same for new messages; other
    ///   events cost O(*p*) for the place *p* of the message the first time, and O(*n*) if there is none.
    /// - Returns: Whether something changed, loaded or not; `false` for a message that there is not, and from
    ///   within the delegate, where nothing has changed yet.
    @discardableResult
    public func receive(_ event: ChatEvent) -> Bool {
        change { [self] outcome in
            switch event {
            case .newMessage(let message): receiveNew(message, &outcome)
            case .messageEdited(let message): replace(message, &outcome)
            case .messageSent(let id): confirm(id, &outcome)
            case .sendingFailed(let id, let reason): fail(id, reason, &outcome)
            case .messageDeleted(let id, isHard: true): remove(id, &outcome)
            case .messageDeleted(let id, isHard: false): edit(id, &outcome) { $0.isDeleted = true }
            case .reactionAdded(let id, let name, let emoji, let userID):
                edit(id, &outcome) { $0.addReaction(name, emoji: emoji, by: userID) }
            case .reactionRemoved(let id, let name, let userID):
                edit(id, &outcome) { $0.removeReaction(name, by: userID) }
            case .read(let user, let id): receiveRead(user, upTo: id, &outcome)
            case .typingStarted(let user): setTyping(true, user, &outcome)
            case .typingStopped(let user): setTyping(false, user, &outcome)
            case .connectionLost: connect(false, &outcome)
            case .connectionRestored: connect(true, &outcome)
            case .channelUpdated(let channel): replaceChannel(by: channel, &outcome)
            }
        }
    }

    /// Takes events, in the caller's isolation, until there are no more of them.
    public func follow<Events: AsyncSequence>(
        _ events: Events,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Events.Failure) where Events.Element == ChatEvent {
        var iterator = events.makeAsyncIterator()
        while let event = try await iterator.next(isolation: isolation) {
            receive(event)
        }
    }
}

extension ChatChannelController {
    /// Stops the typing of everybody.
    func stopAllTyping() {
        change { [self] outcome in
            guard !typists.isEmpty else { return false }
            typists = [:]
            outcome.typingUsers = []
            return true
        }
    }

    @discardableResult
    func setTyping(_ isTyping: Bool, _ user: ChatUser, _ outcome: inout ChannelOutcome) -> Bool {
        guard !isTyping || areTypingEventsEnabled else { return false }
        let old = typists[user.id]
        guard old != (isTyping ? user : nil), old != nil || typists.count < 1_000 else {
            return false
        }
        typists[user.id] = isTyping ? user : nil
        outcome.typingUsers = typingUsers
        return true
    }

    private func connect(_ isConnected: Bool, _ outcome: inout ChannelOutcome) -> Bool {
        guard self.isConnected != isConnected else { return false }
        self.isConnected = isConnected
        outcome.isConnected = isConnected
        if isConnected { sendWaiting(&outcome) }
        return true
    }

    /// Takes another state of the channel, without what it says of the reader.
    private func replaceChannel(by new: ChatChannel, _ outcome: inout ChannelOutcome) -> Bool {
        var new = new
        new.currentUserId = knownChannel.currentUserId
        new.lastReadMessageID = knownChannel.lastReadMessageID
        new.unreadCount = knownChannel.unreadCount
        guard new.id == knownChannel.id, new != knownChannel else { return false }
        update(&outcome) { $0 = new }
        return true
    }
}
