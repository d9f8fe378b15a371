/// Something to send once the server can be reached again.
enum WaitingRequest {
    /// A message, as it is by then.
    case message(id: String)
    /// Anything else.
    case request(ChatRequest)

    /// Whether it is a deletion or a reaction of a message.
    func isAbout(_ id: ChatMessage.ID) -> Bool {
        if case .request(let request) = self { request.messageID == id } else { false }
    }
}

extension ChatChannelController {
    /// Hands a request over, or keeps it while there is no connection, and returns where it is on its way.
    func send(
        _ request: ChatRequest,
        _ outcome: inout ChannelOutcome
    ) -> ChatMessageLocalState? {
        guard isConnected else {
            switch request {
            case .send(let message), .edit(let message):
                waiting.append(.message(id: message.id))
            case .delete, .addReaction, .removeReaction:
                waiting.append(.request(request))
            }
            return .pendingSend
        }
        switch client.hand(request, in: knownChannel.id) {
        case .sent:
            return nil
        case .underway:
            return .sending
        case .failed(let reason):
            outcome.failures.append(SendingFailure(request: request, reason: reason))
            return .sendingFailed
        }
    }

    /// Sends a message that is not with others as it is.
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

    /// Sends what was to be sent while there was no connection.
    func sendWaiting(_ outcome: inout ChannelOutcome) {
        let requests = waiting
        waiting = []
        var sentIDs: Set<String> = []
        for request in requests {
            switch request {
            case .message(let id):
                // What was written and then changed is sent once, as it is now.
                guard sentIDs.insert(id).inserted, let place = history.place(of: id),
                    history.messages[place].localState == .pendingSend
                else { continue }
                sendAgain(history.messages[place], &outcome)
            case .request(let request):
                if send(request, &outcome) == .sendingFailed { takeBack(request, &outcome) }
            }
        }
    }

    /// Notes that others have a message.
    func confirm(_ id: String, _ outcome: inout ChannelOutcome) -> Bool {
        if deleteLate(id, &outcome) || message(id: id) == nil { return false }
        if editLate(id, &outcome) { return true }
        unsent.editedIDs.remove(id)
        let isChanged = edit(id, &outcome) { $0.localState = nil }
        if isChanged, let message = message(id: id) {
            outcome.done.append(.messageEdited(message))
        }
        return isChanged
    }

    /// Notes that a message that was under way could not be sent.
    func fail(_ id: String, _ reason: String, _ outcome: inout ChannelOutcome) -> Bool {
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

    /// Whether others have a message, in whatever state.
    func isKnownToOthers(_ message: ChatMessage) -> Bool {
        guard message.kind != .ephemeral else { return false }
        return message.localState == nil || unsent.editedIDs.contains(message.id)
    }

    /// Undoes what was done while there was no connection and could not be sent.
    private func takeBack(_ request: ChatRequest, _ outcome: inout ChannelOutcome) {
        guard let userID = currentUserId else { return }
        let id = request.messageID
        switch request {
        case .send, .edit:
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

/// What was changed of messages of a channel, as far as others do not have it yet.
struct UnsentChanges: Equatable {
    /// The ids of messages that others have with another content.
    var editedIDs: Set<ChatMessage.ID> = []
    /// The ids of messages that were changed while they, or a change of them, were under way.
    var changedIDs: Set<ChatMessage.ID> = []
    /// The ids of new messages that were deleted while they were under way.
    var deletedIDs: Set<ChatMessage.ID> = []

    /// Whether others have everything.
    var isEmpty: Bool { self == UnsentChanges() }
}

extension ChatChannelController {
    /// What was changed and others do not have yet, as all controllers of the client know it.
    var unsent: UnsentChanges {
        get { client[changesIn: knownChannel.id] }
        set { client[changesIn: knownChannel.id] = newValue }
    }

    /// Deletes, at others, what was deleted here before they had it, and says whether it was.
    func deleteLate(_ id: ChatMessage.ID, _ outcome: inout ChannelOutcome) -> Bool {
        guard unsent.deletedIDs.remove(id) != nil else { return false }
        _ = send(.delete(messageID: id), &outcome)
        return true
    }

    /// Sends what was changed of a message before others had it, and says whether it was changed.
    func editLate(_ id: ChatMessage.ID, _ outcome: inout ChannelOutcome) -> Bool {
        guard let message = message(id: id), unsent.changedIDs.remove(id) != nil,
            !message.isDeleted
        else { return false }
        unsent.editedIDs.insert(id)
        sendAgain(message, &outcome)
        return true
    }

    /// Whether a message, or a reply that is not here, has an id.
    func knows(_ id: ChatMessage.ID) -> Bool {
        rootIDs[id] != nil || message(id: id) != nil
    }
}
