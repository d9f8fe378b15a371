/// The sockets of a process, which it informs of what happens in their rooms.
actor LiveHub {
    private struct Entry {
        let signal: LiveSignal
        let userID: String
        let binding: String
        let room: String
    }

    private var entries: [Int: Entry] = [:]
    private var next = 0
    private let limit: Int

    /// Creates a hub with a limit of sockets for each person.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a socket, and returns its number; nil if the person has too many.
    func add(_ signal: LiveSignal, _ value: ResumeValue) -> Int? {
        let userID = value.view.userID
        guard entries.values.count(where: { $0.userID == userID }) < limit else { return nil }
        next += 1
        entries[next] = Entry(
            signal: signal,
            userID: userID,
            binding: value.binding,
            room: value.view.room
        )
        return next
    }

    /// Removes a socket.
    func remove(_ number: Int) {
        entries[number] = nil
    }

    /// The number of sockets.
    var count: Int { entries.count }

    /// Informs the sockets of a change of messages in a room.
    func changed(_ room: String) {
        for entry in entries.values {
            entry.signal.note {
                if entry.room == room { $0.isPageDirty = true } else { $0.rooms.insert(room) }
            }
        }
    }

    /// Informs the sockets of a room of its members or their read marks.
    func marked(_ room: String) {
        for entry in entries.values where entry.room == room {
            entry.signal.note { $0.isPageDirty = true }
        }
    }

    /// Informs the other sockets of a room that a member writes.
    func typing(_ name: String, userID: String, in room: String) {
        for entry in entries.values where entry.room == room && entry.userID != userID {
            entry.signal.note { $0.typist = name }
        }
    }

    /// Informs the sockets of a person that they have read more of a room.
    func read(_ room: String, by userID: String) {
        for entry in entries.values where entry.userID == userID {
            entry.signal.note { $0.rooms.insert(room) }
        }
    }

    /// Informs the sockets of a person that the state of their plugins has changed.
    func stateChanged(of userID: String) {
        for entry in entries.values where entry.userID == userID {
            entry.signal.note { $0.isPageDirty = true }
        }
    }

    /// Closes the sockets of a sign-in that has ended.
    func signedOut(_ binding: String) {
        for entry in entries.values where entry.binding == binding {
            entry.signal.close(.signedOut)
        }
    }

    /// Closes the sockets of a person in a room that they left.
    func left(room: String, userID: String) {
        for entry in entries.values where entry.room == room {
            if entry.userID == userID {
                entry.signal.close(.notMember)
            } else {
                entry.signal.note { $0.isPageDirty = true }
            }
        }
    }
}
