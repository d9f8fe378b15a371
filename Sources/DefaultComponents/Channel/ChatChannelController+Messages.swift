import Components

extension ChatChannelController {
    func receiveNew(_ message: ChatMessage, _ outcome: inout ChannelOutcome) -> Bool {
        guard history.place(ofStateLike: message) == nil else {
            return replace(message, &outcome)
        }
        if message.localState == nil, deleteLate(message.id, &outcome) { return false }
        let isHere = isHere(message)
        guard isHere || rootID == nil else { return false }
        if isHere {
            outcome.messages = history.prepend(message)
            countUnread(at: 0, from: nil, to: message, &outcome)
        }
        let isCounted = countReply(message, &outcome)
        setTyping(false, message.author, &outcome)
        return isHere || isCounted
    }

    /// Returns whether a message belongs to the channel or thread, and not to another thread alone.
    func isHere(_ message: ChatMessage) -> Bool {
        if let rootID { return message.parentID == rootID }
        return message.parentID == nil || message.isShownInChannel
    }

    /// Replaces a message with the state that the server knows.
    func replace(_ message: ChatMessage, _ outcome: inout ChannelOutcome) -> Bool {
        // Its time says where to look first.
        let place = history.place(ofStateLike: message)
        if message.localState == nil, place != nil {
            if editLate(message.id, &outcome) { return true }
            unsent.editedIDs.remove(message.id)
        }
        return edit(message.id, &outcome) { $0 = message }
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
        removeState(of: id)
        unsent.editedIDs.remove(id)
        unsent.changedIDs.remove(id)
        if let place {
            countUnread(at: place, from: history.messages[place], to: nil, &outcome)
            retreatReading(from: place, &outcome)
            let parentID = history.messages[place].parentID
            let hadGap = history.gap != nil
            outcome.messages = history.remove(at: place)
            // Where pages were requested is no end any more, so that their answers are ignored.
            if hadGap, history.gap == nil { requested = [] }
            rootIDs[id] = rootIDs[id] ?? parentID
        }
        let root = rootIDs.removeValue(forKey: id)
        let isCounted = root.map { edit($0, &outcome) { $0.replyCount.add(-1) } } ?? false
        return place != nil || isCounted
    }

    /// Removes the state of a message, and reports where the app cannot.
    private func removeState(of id: String) {
        do {
            try client.store.remove(.message(id))
        } catch {
            Components.onStateNotKept(error)
        }
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
