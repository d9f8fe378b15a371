extension ChatMessage {
    /// Adds a user's reaction, once; ignored if it is a new name and there are 1,000 already.
    mutating func addReaction(_ name: String, emoji: String?, by userID: String) {
        guard let index = reactions.firstIndex(where: { $0.name == name }) else {
            guard reactions.count < 1_000 else { return }
            reactions.append(ChatReaction(name: name, emoji: emoji, userIDs: [userID]))
            return
        }
        guard !reactions[index].userIDs.contains(userID) else { return }
        reactions[index].userIDs.append(userID)
        reactions[index].count.add(1)
        reactions[index].emoji = reactions[index].emoji ?? emoji
    }

    /// Removes the reaction of a user who gave it, or who may be among those that are only counted.
    mutating func removeReaction(_ name: String, by userID: String) {
        guard let index = reactions.firstIndex(where: { $0.name == name }) else { return }
        if let user = reactions[index].userIDs.firstIndex(of: userID) {
            reactions[index].userIDs.remove(at: user)
        } else if reactions[index].count <= reactions[index].userIDs.count {
            return
        }
        reactions[index].count.add(-1)
        if reactions[index].count == 0 { reactions.remove(at: index) }
    }
}

extension ChatMessage {
    /// Returns whether a user is known to have given a reaction.
    public func hasReaction(_ name: String, by userID: ChatUser.ID) -> Bool {
        reactions.contains { $0.name == name && $0.userIDs.contains(userID) }
    }
}
