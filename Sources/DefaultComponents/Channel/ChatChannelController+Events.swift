extension ChatChannelController {
    /// Applies an event.
    ///
    /// A new message is added at the newest end, and to the loaded messages if they reach that end. It counts
    /// as unread if another user wrote it; its author stops typing. A reply is added to its thread, and to the
    /// channel if it is shown there, where its root counts it. A new message with the id of another replaces it.
    /// Changes of messages that are not loaded show once these are. A user who has read a message has read
    /// all older ones, so the search for them ends at the reader's first message that is read already.
    ///
    /// A new or edited message is searched by id among the newest 1,024, then among those of its time, as
    /// messages are in the order in which they were written, and an edited one then among all.
    ///
    /// - Complexity: About O(*n* / 256) for *n* messages, of which few are made, if they find their indices by
    ///   id: 1,000,000 then cost as much as 10,000. Without that, the same for new messages; other events
    ///   cost O(*p*) for the index *p* of the message the first time, and O(*n*) if there is none.
    /// - Returns: Whether something changed, loaded or not, or a payload was passed on; `false` for an unknown message,
    ///   and for a call from the delegate, which is deferred.
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
            case .custom(let payload): receive(payload, &outcome)
            case .loaded(let page): receive(page, &outcome)
            }
        }
    }

    /// Applies the events of a sequence until it ends, in the caller's isolation.
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
    /// Stops the typing of all users.
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

    /// Replaces the channel, except its properties of the reader.
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
