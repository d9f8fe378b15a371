/// A request that is sent when the connection is back.
enum WaitingRequest {
    /// A message, in its state at that time.
    case message(id: String)
    /// Another request.
    case request(ChatRequest)

    /// Whether it is a deletion or a reaction of a message, or another request about it.
    func isAbout(_ id: ChatMessage.ID) -> Bool {
        if case .request(let request) = self { request.messageID == id } else { false }
    }
}

extension ChatChannelController {
    /// Sends a request, or keeps it while there is no connection, and returns the resulting state.
    func send(
        _ request: ChatRequest,
        _ outcome: inout ChannelOutcome
    ) -> ChatMessageLocalState? {
        guard isConnected else {
            switch request {
            case .send(let message), .edit(let message):
                waiting.append(.message(id: message.id))
            case .delete, .addReaction, .removeReaction, .custom, .load:
                waiting.append(.request(request))
            }
            return note(request, .pendingSend, &outcome)
        }
        switch client.hand(request, in: knownChannel.id) {
        case .sent:
            return note(request, nil, &outcome)
        case .underway:
            return note(request, .sending, &outcome)
        case .failed(let reason):
            outcome.failures.append(SendingFailure(request: request, reason: reason))
            return note(request, .sendingFailed, reason: reason, &outcome)
        }
    }

    /// Sends a message whose current state was not sent.
    @discardableResult
    func sendAgain(_ message: ChatMessage, _ outcome: inout ChannelOutcome) -> Bool {
        var message = message
        message.localState = nil
        let request =
            unsent.editedIDs.contains(message.id) ? ChatRequest.edit(message) : .send(message)
        message.localState = send(request, &outcome)
        if message.localState == nil { unsent.editedIDs.remove(message.id) }
        outcome.done.append(.messageEdited(message))
        return edit(message.id, &outcome) { $0 = message }
    }

    /// Sends the requests that were kept while there was no connection.
    func sendWaiting(_ outcome: inout ChannelOutcome) {
        let requests = waiting
        waiting = []
        var sentIDs: Set<String> = []
        for request in requests {
            switch request {
            case .message(let id):
                // A message that was written and then changed is sent once, in its current state.
                guard sentIDs.insert(id).inserted, let place = history.place(of: id),
                    history.messages[place].localState == .pendingSend
                else { continue }
                sendAgain(history.messages[place], &outcome)
            case .request(let request):
                if case .custom(let id, _) = request, state(ofRequest: id) != .pendingSend {
                    continue
                }
                if case .load(let page) = request,
                    !requested.contains(where: { $0.request == page })
                {
                    continue
                }
                if send(request, &outcome) == .sendingFailed { takeBack(request, &outcome) }
            }
        }
    }

    /// Removes the requests about an unsent message that is removed.
    func removeWaiting(about id: ChatMessage.ID, _ outcome: inout ChannelOutcome) {
        for case .request(let request) in waiting where request.messageID == id {
            note(request, .sendingFailed, &outcome)
        }
        waiting.removeAll { $0.isAbout(id) }
    }

    /// Records that a message or a request was sent.
    func confirm(_ id: String, _ outcome: inout ChannelOutcome) -> Bool {
        if let request = openRequest(id) {
            note(request, nil, &outcome)
            return true
        }
        if deleteLate(id, &outcome) || message(id: id) == nil { return false }
        if editLate(id, &outcome) { return true }
        unsent.editedIDs.remove(id)
        let isChanged = edit(id, &outcome) { $0.localState = nil }
        if isChanged, let message = message(id: id) {
            outcome.done.append(.messageEdited(message))
        }
        return isChanged
    }

    /// Records that a message or a request that was being sent could not be sent.
    func fail(_ id: String, _ reason: String, _ outcome: inout ChannelOutcome) -> Bool {
        if let request = openRequest(id) {
            guard state(ofRequest: id) != .sendingFailed else { return false }
            outcome.failures.append(SendingFailure(request: request, reason: reason))
            note(request, .sendingFailed, reason: reason, &outcome)
            return true
        }
        unsent.changedIDs.remove(id)
        unsent.deletedIDs.remove(id)
        let isChanged = edit(id, &outcome) { message in
            if message.localState != nil { message.localState = .sendingFailed }
        }
        guard isChanged, let message = message(id: id) else { return false }
        let request = unsent.editedIDs.contains(id) ? ChatRequest.edit(message) : .send(message)
        outcome.failures.append(SendingFailure(request: request, reason: reason))
        outcome.done.append(.messageEdited(message))
        return true
    }

    /// Returns whether a message was sent, in any state.
    func isKnownToOthers(_ message: ChatMessage) -> Bool {
        guard message.kind != .ephemeral else { return false }
        return message.localState == nil || unsent.editedIDs.contains(message.id)
    }

    /// Undoes a request that was kept while there was no connection and could not be sent.
    private func takeBack(_ request: ChatRequest, _ outcome: inout ChannelOutcome) {
        guard let userID = currentUserId, let id = request.messageID else { return }
        switch request {
        case .send, .edit, .custom, .load:
            return
        case .delete:
            let isEdited = unsent.editedIDs.contains(id)
            edit(id, &outcome) { message in
                message.isDeleted = false
                if isEdited { message.localState = .sendingFailed }
            }
        case .addReaction(_, let name, _):
            edit(id, &outcome) { $0.removeReaction(name, by: userID) }
        case .removeReaction(_, let name):
            edit(id, &outcome) { message in
                message.addReaction(name, emoji: EmojiNames.emoji(name), by: userID)
            }
        }
        message(id: id).map { outcome.done.append(.messageEdited($0)) }
    }
}

/// The changes to messages of a channel that were not sent yet.
struct UnsentChanges: Equatable {
    /// The ids of sent messages whose current content was not sent.
    var editedIDs: Set<ChatMessage.ID> = []
    /// The ids of messages that were changed while they, or a change of them, were being sent.
    var changedIDs: Set<ChatMessage.ID> = []
    /// The ids of new messages that were deleted while they were being sent.
    var deletedIDs: Set<ChatMessage.ID> = []

    /// Whether everything was sent.
    var isEmpty: Bool { self == UnsentChanges() }
}

extension ChatChannelController {
    /// The changes that were not sent yet, shared by all controllers of the client.
    var unsent: UnsentChanges {
        get { client[changesIn: knownChannel.id] }
        set { client[changesIn: knownChannel.id] = newValue }
    }

    /// Sends the deletion of a message that was deleted while it was being sent, and returns whether it was.
    func deleteLate(_ id: ChatMessage.ID, _ outcome: inout ChannelOutcome) -> Bool {
        guard unsent.deletedIDs.remove(id) != nil else { return false }
        _ = send(.delete(messageID: id), &outcome)
        return true
    }

    /// Sends the change of a message that was changed while it was being sent, and returns whether it was.
    func editLate(_ id: ChatMessage.ID, _ outcome: inout ChannelOutcome) -> Bool {
        guard let message = message(id: id), unsent.changedIDs.remove(id) != nil,
            !message.isDeleted
        else { return false }
        unsent.editedIDs.insert(id)
        sendAgain(message, &outcome)
        return true
    }

    /// Returns whether a message, or a reply that is in its thread only, has an id.
    func knows(_ id: ChatMessage.ID) -> Bool {
        rootIDs[id] != nil || message(id: id) != nil
    }
}
