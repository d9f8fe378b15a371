import Views

extension ChatChannelController {
    /// Marks all messages as read.
    ///
    /// The channel's `lastReadMessageID` stays until the next ``synchronize()``, so that the reader still sees where
    /// the unread messages began.
    public func markRead() {
        change { [self] outcome in
            readMessageID = history.messages.first?.id
            update(&outcome) { $0.unreadCount = .noUnread }
            return outcome.channel != nil
        }
    }

    /// Determines the last message that was read and the unread count, at the start.
    func placeReading() {
        let messages = history.messages
        if let lastRead = knownChannel.lastReadMessageID,
            let place = messages.firstIndex(ofID: lastRead)
        {
            readMessageID = lastRead
            history.note(lastRead, at: place)
            guard knownChannel.unreadCount == .noUnread else { return }
            knownChannel.unreadCount = unreadCount(newerThan: place)
        } else if history.gap != nil || history.isOpen && knownChannel.lastReadMessageID != nil {
            readMessageID = knownChannel.lastReadMessageID
        } else {
            // The message before the oldest unread one.
            var rest = knownChannel.unreadCount.messages
            let place = messages.firstPlace { message in
                if rest <= 0 { return true }
                rest -= unreadCount(of: message).messages
                return false
            }
            readMessageID = place.map { messages[$0].id }
            if let id = readMessageID, let place = messages.firstIndex(ofID: id) {
                history.note(id, at: place)
            }
        }
    }

    /// Updates the unread count for a message that was added, changed or removed, if it is newer than the last read.
    func countUnread(
        at place: Int,
        from old: ChatMessage?,
        to new: ChatMessage?,
        _ outcome: inout ChannelOutcome
    ) {
        let before = old.map(unreadCount(of:)) ?? .noUnread
        let after = new.map(unreadCount(of:)) ?? .noUnread
        guard before != after, isUnread(place) else { return }
        update(&outcome) { channel in
            channel.unreadCount.messages.add(after.messages - before.messages)
            channel.unreadCount.mentions.add(after.mentions - before.mentions)
        }
    }

    /// Moves the last read message to the next older one if it is about to be removed.
    func retreatReading(from place: Int, _ outcome: inout ChannelOutcome) {
        let messages = history.messages
        let id = messages[place].id
        let older = place + 1 < messages.count ? messages[place + 1].id : nil
        if readMessageID == id { readMessageID = older }
        update(&outcome) { if $0.lastReadMessageID == id { $0.lastReadMessageID = older } }
    }

    func receiveRead(
        _ user: ChatUser,
        upTo id: String,
        _ outcome: inout ChannelOutcome
    ) -> Bool {
        guard let place = history.place(of: id) else { return false }
        if user.id == currentUserId {
            guard isUnread(place) else { return false }
            readMessageID = id
            let count = unreadCount(newerThan: place)
            update(&outcome) { $0.unreadCount = count }
            return true
        }
        var isChanged = false
        for place in place..<history.messages.count {
            var message = history.messages[place]
            guard message.canBeReadByOthers, message.author.id != user.id else { continue }
            if message.readBy.contains(where: { $0.id == user.id }) { break }
            message.readBy.append(user)
            if !message.deliveredTo.contains(where: { $0.id == user.id }) {
                message.deliveredTo.append(user)
            }
            outcome.messages += history.replace(at: place, with: message)
            isChanged = true
        }
        return isChanged
    }

    private func isUnread(_ place: Int) -> Bool {
        guard let readMessageID, let end = history.place(of: readMessageID) else { return true }
        return place < end
    }

    private func unreadCount(newerThan place: Int) -> ChatUnreadCount {
        var (sum, rest) = (ChatUnreadCount.noUnread, place)
        _ = history.messages.firstPlace { message in
            if rest == 0 { return true }
            rest -= 1
            let count = unreadCount(of: message)
            sum.messages += count.messages
            sum.mentions += count.mentions
            return false
        }
        return sum
    }

    /// Returns the unread count of a message, which is empty if the reader wrote the message, if it is deleted, or
    /// if it has no author.
    private func unreadCount(of message: borrowing ChatMessage) -> ChatUnreadCount {
        let isOwn = message.isSentByCurrentUser || message.author.id == currentUserId
        let isWritten =
            message.kind != .system && message.kind != .error && message.kind != .ephemeral
        guard !isOwn, !message.isDeleted, isWritten else { return .noUnread }
        let isMention = message.text.runs.contains { run in
            guard case .user(let id) = run.style.target else { return false }
            return id == currentUserId
        }
        return ChatUnreadCount(messages: 1, mentions: isMention ? 1 : 0)
    }
}

extension ChatMessage {
    /// Whether the reader wrote the message and it was sent.
    fileprivate var canBeReadByOthers: Bool {
        isSentByCurrentUser && localState == nil && kind != .ephemeral
    }
}

extension Int {
    /// Adds to the number, unless it overflows.
    mutating func add(_ change: Int) {
        let (sum, isTooMuch) = addingReportingOverflow(change)
        if !isTooMuch { self = Swift.max(sum, 0) }
    }
}
