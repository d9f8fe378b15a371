extension ChatChannelController {
    /// Deletes a message: one that others know leaves a placeholder, one that was not sent or that the
    /// reader alone sees leaves nothing.
    public func deleteMessage(id: ChatMessage.ID) {
        change { [self] outcome in
            guard let place = history.place(of: id) else { return false }
            let message = history.messages[place]
            guard message.localState == nil, message.kind != .ephemeral else {
                return remove(id, &outcome)
            }
            return edit(id, &outcome) { $0.isDeleted = true }
        }
    }

    /// Sends a message that could not be sent: at once, or as soon as the connection is back.
    ///
    /// Until then it is pending. A message that did not fail stays as it is.
    public func resendMessage(id: ChatMessage.ID) {
        change { [self] outcome in
            guard
                let place = history.place(of: id),
                history.messages[place].localState == .sendingFailed
            else { return false }
            if !isConnected { unsentIDs.append(id) }
            return edit(id, &outcome) { $0.localState = isConnected ? nil : .pendingSend }
        }
    }

    /// Sends what was to be sent again while there was no connection.
    func sendUnsent(_ outcome: inout ChannelOutcome) {
        for id in unsentIDs {
            edit(id, &outcome) { message in
                if message.localState == .pendingSend { message.localState = nil }
            }
        }
        unsentIDs = []
    }

    func receiveNew(_ message: ChatMessage, _ outcome: inout ChannelOutcome) -> Bool {
        guard history.place(of: message.id) == nil else {
            return edit(message.id, &outcome) { $0 = message }
        }
        let isHere: Bool
        if let rootID {
            isHere = message.parentID == rootID
            guard isHere else { return false }
        } else {
            isHere = message.parentID == nil || message.isShownInChannel
        }
        if isHere {
            outcome.messages = history.prepend(message)
            countUnread(at: 0, from: nil, to: message, &outcome)
        }
        let isCounted = countReply(message, &outcome)
        setTyping(false, message.author, &outcome)
        return isHere || isCounted
    }

    @discardableResult
    func edit(
        _ id: String,
        _ outcome: inout ChannelOutcome,
        _ body: (inout ChatMessage) -> Void
    ) -> Bool {
        guard let place = history.place(of: id) else { return false }
        let old = history.messages[place]
        var message = old
        body(&message)
        guard message != old else { return false }
        outcome.messages += history.replace(at: place, with: message)
        countUnread(at: place, from: old, to: message, &outcome)
        return true
    }

    func remove(_ id: String, _ outcome: inout ChannelOutcome) -> Bool {
        let place = history.place(of: id)
        if let place {
            countUnread(at: place, from: history.messages[place], to: nil, &outcome)
            retreatReading(from: place, &outcome)
            let parentID = history.messages[place].parentID
            outcome.messages = history.remove(at: place)
            rootIDs[id] = rootIDs[id] ?? parentID
        }
        let root = rootIDs.removeValue(forKey: id)
        let isCounted = root.map { edit($0, &outcome) { $0.replyCount.add(-1) } } ?? false
        return place != nil || isCounted
    }

    /// Counts a reply at its root, once.
    private func countReply(_ reply: ChatMessage, _ outcome: inout ChannelOutcome) -> Bool {
        guard let root = reply.parentID, rootIDs.updateValue(root, forKey: reply.id) == nil else {
            return false
        }
        return edit(root, &outcome) { message in
            message.replyCount.add(1)
            if !message.threadParticipants.contains(where: { $0.id == reply.author.id }) {
                message.threadParticipants.append(reply.author)
            }
        }
    }
}
