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
