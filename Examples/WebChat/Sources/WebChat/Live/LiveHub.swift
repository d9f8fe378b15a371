import ChatStore

/// The sockets of a process, which it informs of what happens in their rooms.
actor LiveHub {
    private struct Entry {
        let signal: LiveSignal
        let userID: String
        let binding: String
        let room: String
    }

    private var entries: [Int: Entry] = [:]
    private var inRooms: [String: Set<Int>] = [:]
    private var ofPeople: [String: Set<Int>] = [:]
    private var next = 0
    private let limit: Int
    private let store: any ChatStore
    private let feeds: RoomFeeds

    /// Creates a hub with a limit of sockets for each person.
    init(limit: Int, store: any ChatStore, feeds: RoomFeeds) {
        (self.limit, self.store, self.feeds) = (limit, store, feeds)
    }

    /// Adds a socket, and returns its number; nil if the person has too many.
    func add(_ signal: LiveSignal, _ value: ResumeValue) -> Int? {
        let (userID, room) = (value.view.userID, value.view.room)
        guard ofPeople[userID]?.count ?? 0 < limit else { return nil }
        next += 1
        entries[next] = Entry(signal: signal, userID: userID, binding: value.binding, room: room)
        inRooms[room, default: []].insert(next)
        ofPeople[userID, default: []].insert(next)
        return next
    }

    /// Removes a socket.
    func remove(_ number: Int) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        inRooms[entry.room]?.remove(number)
        if inRooms[entry.room]?.isEmpty == true { inRooms[entry.room] = nil }
        ofPeople[entry.userID]?.remove(number)
        if ofPeople[entry.userID]?.isEmpty == true { ofPeople[entry.userID] = nil }
    }

    /// The sockets of a room, in the order in which they were added.
    private func sockets(in room: String) -> [Entry] {
        (inRooms[room] ?? []).sorted().compactMap { entries[$0] }
    }

    /// The sockets of a person, in the order in which they were added.
    private func sockets(of person: String) -> [Entry] {
        (ofPeople[person] ?? []).sorted().compactMap { entries[$0] }
    }

    /// The number of sockets.
    var count: Int { entries.count }

    /// Informs the sockets of a room, and those of its members elsewhere, of a change of messages.
    func changed(_ room: String) async {
        marked(room)
        guard entries.count > inRooms[room]?.count ?? 0,
            let members = try? await store.members(of: room)
        else { return }
        for member in members {
            for entry in sockets(of: member.id) where entry.room != room {
                entry.signal.note { $0.rooms.insert(room) }
            }
        }
    }

    /// Informs the sockets of a room of its members or their read marks.
    func marked(_ room: String) {
        feeds.changed(room)
        for entry in sockets(in: room) { entry.signal.note { $0.isPageDirty = true } }
    }

    /// Informs the other sockets of a room that a member writes.
    func typing(_ name: String, userID: String, in room: String) {
        for entry in sockets(in: room) where entry.userID != userID {
            entry.signal.note { $0.typist = name }
        }
    }

    /// Informs the sockets of a person that they have read more of a room.
    func read(_ room: String, by userID: String) {
        for entry in sockets(of: userID) { entry.signal.note { $0.rooms.insert(room) } }
    }

    /// Closes the sockets of a sign-in that has ended.
    func signedOut(_ binding: String) {
        for entry in entries.values where entry.binding == binding {
            entry.signal.close(.signedOut)
        }
    }

    /// Closes the sockets of a person in a room that they left.
    func left(room: String, userID: String) {
        feeds.changed(room)
        for entry in sockets(in: room) {
            if entry.userID == userID {
                entry.signal.close(.notMember)
            } else {
                entry.signal.note { $0.isPageDirty = true }
            }
        }
    }
}
