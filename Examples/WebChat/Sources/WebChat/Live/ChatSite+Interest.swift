import ChatStore

extension ChatSite {
    /// Reads what a page counts and lists beside its messages.
    func interest(
        of user: UserRecord,
        in room: String
    ) async throws(StoreError) -> LiveHub.Interest {
        let rooms = try await store.roomIDs(of: user.id, limit: SidePanel.limit)
        guard await !hub.knows(room) else { return LiveHub.Interest(rooms: rooms) }
        let members = try await store.members(of: room).prefix(MemberList.limit)
        return LiveHub.Interest(rooms: rooms, members: members.map(\.id))
    }
}
