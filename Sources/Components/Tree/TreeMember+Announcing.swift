import Synchronization

extension TreeMember {
    /// Announces a change of what the component shows, unless the last announcement of the same name was about the same
    /// change.
    ///
    /// What was announced is kept for the message, channel or reader that the component shows, in the ``StateStore``: a row
    /// that is reused, another screen and a new tree announce nothing again. It ends with its owner, and with the plugin
    /// whose code this is. Before connection it has no effect.
    ///
    /// ```swift
    /// announce(results.isEmpty ? nil : "\(place) of \(results.count)", as: "searchResult")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The words; `nil` if nothing is to be read out any more, so that the same is announced again later.
    ///   - name: The name of the thing that changed.
    ///   - change: The identity of the change, such as the id of a message; the words by default.
    ///   - isUrgent: Whether it is read out at once, such as a failure.
    public func announce(
        _ text: String?,
        as name: String,
        about change: String? = nil,
        isUrgent: Bool = false
    ) {
        let announcement = Announcement(name: name, text: text ?? "", isUrgent: isUrgent)
        guard let tree = hostComponent?.node.connectedTree, tree.count(1, .events, \.events),
            tree.mayGive([announcement.text])
        else { return }
        let (owner, plugin) = (stateOwner ?? .reader, author?.owner.plugin)
        tree.store.contents.withLock { contents in
            let owner = contents.moved[owner] ?? owner
            contents.announcements.add(announcement, about: change, of: owner, by: plugin)
        }
    }
}

extension ComponentTree {
    /// Removes and returns the announcements since the last call, the oldest first, and at most the last 100.
    ///
    /// Trees that share a store share them: call it on one of these after each event and each turn.
    public func takeAnnouncements() -> [Announcement] {
        state.store?.contents.withLock { $0.announcements.take() } ?? []
    }
}
