import ChatStore

extension ModelStore {
    /// Returns the rooms of a member, by name.
    func summaries(of user: String) -> [RoomSummary] {
        rooms.filter { $0.value.marks[user] != nil }
            .sorted { $0.value.name < $1.value.name }
            .map { summary(of: $0.key, $0.value, for: user) }
    }

    private func summary(of id: String, _ room: Room, for user: String) -> RoomSummary {
        let mark = room.marks[user] ?? 0
        let new = room.messages.filter { $0.sequence > mark && $0.author.id != user }
        return RoomSummary(
            room: RoomRecord(
                id: id,
                name: room.name,
                revision: room.revision,
                sequence: Int64(room.messages.count)
            ),
            readUpTo: mark,
            unread: new.filter { $0.parentID == nil && !$0.isDeleted }.count,
            mentions: new.filter { $0.mentions.contains(user) }.count,
            newest: room.messages.last { $0.parentID == nil }
        )
    }

    /// Returns the messages of a thread at an anchor.
    func messages(
        in room: String,
        parent: String?,
        from anchor: MessageAnchor,
        limit: Int
    ) -> [MessageRecord] {
        let all = (rooms[room]?.messages ?? []).filter { $0.parentID == parent }
        switch anchor {
        case .newest: return all.suffix(limit)
        case .before(let sequence): return all.filter { $0.sequence < sequence }.suffix(limit)
        case .after(let sequence):
            return Array(all.filter { $0.sequence > sequence }.prefix(limit))
        case .around(let sequence):
            return all.filter { $0.sequence < sequence }.suffix(limit / 2)
                + all.filter { $0.sequence >= sequence }.prefix(limit - limit / 2)
        }
    }

    /// Raises a mark, up to the newest message.
    mutating func markRead(
        _ room: String,
        by user: String,
        upTo sequence: Int64
    ) throws(StoreError) {
        try checkMember(user, of: room)
        let newest = Int64(rooms[room]?.messages.count ?? 0)
        let mark = rooms[room]?.marks[user] ?? 0
        rooms[room]?.marks[user] = max(mark, min(sequence, newest))
    }

    /// Makes a user a member, or ends the membership.
    mutating func setMember(_ isMember: Bool, _ user: String, of id: String) {
        guard let room = rooms[id], (room.marks[user] != nil) != isMember else { return }
        rooms[id]?.marks[user] = isMember ? Int64(room.messages.count) : nil
    }

    /// Returns the members whom a text mentions, by looking at each of their names.
    func mentions(in text: String, room: String) -> [String] {
        let members = users.filter { rooms[room]?.marks[$0.id] != nil }
            .sorted { $0.name.count > $1.name.count }
        var found: [String] = []
        var rest = Substring(text)
        while let sign = rest.firstIndex(of: "@") {
            let isFirst = sign == text.startIndex
            let before = isFirst ? " " : text[text.index(before: sign)]
            rest = text[text.index(after: sign)...]
            guard !before.isLetter, !before.isNumber else { continue }
            let member = members.first { user in
                guard rest.lowercased().hasPrefix(user.name.lowercased()) else { return false }
                let next = rest.dropFirst(user.name.count).first ?? " "
                return !next.isLetter && !next.isNumber
            }
            if let member, !found.contains(member.id) { found.append(member.id) }
        }
        return found
    }
}
