import ChatStore

/// The sockets of a process, which it informs of what happens in their rooms.
///
/// All is found by room or by person: an event costs what those sockets cost that it concerns.
actor LiveHub {
    private struct Entry {
        let signal: LiveSignal
        let session: LiveSession?
        let userID: String
        let binding: String
        let room: String
        /// The other rooms of its person.
        let others: [String]
    }

    private var entries: [Int: Entry] = [:]
    /// The sockets of each room that is shown.
    private var shown = SocketIndex()
    /// The sockets of other rooms whose people are members of a room.
    private var counted = SocketIndex()
    private var bindings = SocketIndex()
    private var presence: Presence
    /// The members of rooms who are present, until that changes: all pages of a room have the same list in memory.
    private var present: [String: [String]] = [:]
    /// The rooms whose pages are to be told who is present, and the task that tells them.
    private var untold: Set<String> = []
    private var telling: Task<Void, Never>?
    private var departing: Task<Void, Never>?
    /// The instant from which pages learn who is present: browsers return after a start.
    private let settled: ContinuousClock.Instant
    private var settling: Task<Void, Never>?
    /// The rooms whose pages are being drawn, and whether they have changed since that began.
    private var showing: [String: Bool] = [:]
    /// The pages that one task draws, one after another, and writes together.
    private static let pagesOfTask = 12

    /// How often rights have changed: members joined or left, or sign-ins ended.
    private(set) var rightCount = 0

    private var next = 0
    private let limit: Int
    private let feeds: RoomFeeds?

    /// Creates a hub.
    ///
    /// - Parameters:
    ///   - limit: The sockets of each person at most.
    ///   - patience: The time after their last socket for which people count as present.
    ///   - feeds: What pages show of rooms; nil for none.
    init(limit: Int, patience: Duration = .zero, feeds: RoomFeeds? = nil) {
        (self.limit, self.feeds) = (limit, feeds)
        presence = Presence(patience: patience)
        settled = .now.advanced(by: patience)
    }

    /// Adds a socket.
    ///
    /// - Parameters:
    ///   - signal: The signal of the socket.
    ///   - value: What its page shows.
    ///   - rooms: The rooms of its person, whose unread messages its page counts.
    ///   - session: Its page, which is drawn with the others of its room; nil for one that draws itself.
    /// - Returns: The number of the socket; nil if the person has too many.
    func add(
        _ signal: LiveSignal,
        _ value: ResumeValue,
        counting rooms: [String],
        session: LiveSession? = nil
    ) -> Int? {
        let (userID, room) = (value.view.userID, value.view.room)
        guard presence.sockets(of: userID).count < limit else { return nil }
        let others = rooms.filter { $0 != room }
        next += 1
        entries[next] = Entry(
            signal: signal,
            session: session,
            userID: userID,
            binding: value.binding,
            room: room,
            others: others
        )
        shown.insert(next, for: room)
        bindings.insert(next, for: value.binding)
        for room in others { counted.insert(next, for: room) }
        if presence.arrive(next, of: userID) { notePresence(of: userID) }
        signal.note { $0.isPresenceDirty = true }
        settling = settling ?? settle()
        return next
    }

    /// Removes a socket.
    func remove(_ number: Int) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        shown.remove(number, for: entry.room)
        bindings.remove(number, for: entry.binding)
        for room in entry.others { counted.remove(number, for: room) }
        if shown[entry.room].isEmpty {
            presence.forget(room: entry.room)
            present[entry.room] = nil
        }
        if presence.depart(number, of: entry.userID, at: .now) { departing = departing ?? depart() }
    }

    /// The number of sockets.
    var count: Int { entries.count }

    /// Informs the sockets of the rooms of messages that a command changed.
    ///
    /// - Returns: The number of the last change; 0 if there is none.
    @discardableResult
    func changed(_ messages: [MessageRecord]) -> Int {
        Dictionary(grouping: messages, by: \.room).reduce(0) { last, part in
            note(counted[part.key]) { $0.rooms.insert(part.key) }
            return max(last, tell(part.key, messages: part.value))
        }
    }

    /// Informs the sockets of a room of its members or their read marks.
    func marked(_ room: String) {
        tell(room, messages: nil)
    }

    /// Informs the sockets of a room of changed messages, or with nil of something else, and returns the number of the change.
    @discardableResult
    private func tell(_ room: String, messages: [MessageRecord]?) -> Int {
        guard let feeds else {
            note(shown[room]) { $0.isPageDirty = true }
            return 0
        }
        let change = feeds.changed(room, messages: messages)
        for number in shown[room] { entries[number]?.signal.expect(change) }
        if !shown[room].isEmpty, showing.updateValue(true, forKey: room) == nil {
            Task { await show(room, from: feeds) }
        }
        return change
    }

    /// Draws the pages of a room until they have all changes.
    private func show(_ room: String, from feeds: RoomFeeds) async {
        while showing[room] == true {
            showing[room] = false
            let pages = shown[room].compactMap { entries[$0] }
            await Self.show(pages, of: room, from: feeds)
        }
        showing[room] = nil
    }

    /// Draws pages from what is read of their room once, and wakes those that cannot be drawn so.
    private static func show(_ pages: [Entry], of room: String, from feeds: RoomFeeds) async {
        let snapshot = try? await feeds.newest(of: room)
        // The first page alone: most others find there what they have in common with it.
        await show(pages.prefix(1), snapshot)
        await withTaskGroup(of: Void.self) { group in
            for start in stride(from: 1, to: pages.count, by: pagesOfTask) {
                let end = min(start + pagesOfTask, pages.count)
                group.addTask { await show(pages[start..<end], snapshot) }
            }
        }
    }

    /// Draws pages one after another, and writes what has changed in them together.
    private static func show(_ pages: ArraySlice<Entry>, _ snapshot: RoomSnapshot?) async {
        let batch = FrameBatch()
        for page in pages {
            if let snapshot, await page.session?.show(snapshot, batch) == true { continue }
            page.signal.wake()
        }
        batch.write()
    }

    /// Informs the sockets of a room of a new member.
    func joined(room: String, userID: String) {
        rightCount += 1
        presence.add(userID, to: room)
        present[room] = nil
        if presence.isPresent(userID) { tellPresence(in: [room]) }
        marked(room)
    }

    /// Informs the other sockets of a room that a member writes.
    func typing(_ name: String, userID: String, in room: String) {
        for number in shown[room] {
            guard let entry = entries[number], entry.userID != userID else { continue }
            entry.signal.note { $0.typist = name }
        }
    }

    /// Informs the sockets of a person that they have read more of a room.
    func read(_ room: String, by userID: String) {
        note(presence.sockets(of: userID)) { $0.rooms.insert(room) }
    }

    /// Informs the sockets of a person that the state of their plugins has changed.
    func stateChanged(of userID: String) {
        note(presence.sockets(of: userID)) { $0.isPageDirty = true }
    }

    /// Closes the sockets of a sign-in that has ended.
    func signedOut(_ binding: String) {
        rightCount += 1
        for number in bindings[binding] { entries[number]?.signal.close(.signedOut) }
    }

    /// Closes the sockets of a person in a room that they left.
    func left(room: String, userID: String) {
        rightCount += 1
        feeds?.changed(room)
        let own = shown[room].intersection(presence.sockets(of: userID))
        for number in own { entries[number]?.signal.close(.notMember) }
        for number in presence.sockets(of: userID) { counted.remove(number, for: room) }
        presence.remove(userID, from: room)
        present[room] = nil
        note(shown[room].subtracting(own)) {
            $0.isPageDirty = true
            $0.isPresenceDirty = true
        }
    }

    private func note(_ numbers: Set<Int>, _ change: (inout LiveSignal.Pending) -> Void) {
        for number in numbers { entries[number]?.signal.note { change(&$0) } }
    }
}

// MARK: - Presence

extension LiveHub {
    /// Whether the members are known whom the pages of a room list.
    func knows(_ room: String) -> Bool {
        presence.members(of: room) != nil
    }

    /// Takes the members whom the pages of a room list, unless it has them; a room without pages has none.
    ///
    /// - Returns: Whether they are those of now; else they are to be read again, as rights have changed since.
    func list(_ members: [String], in room: String, asOf rightCount: Int) -> Bool {
        guard !knows(room), !shown[room].isEmpty else { return true }
        guard rightCount == self.rightCount else { return false }
        presence.list(members, in: room)
        note(shown[room]) { $0.isPresenceDirty = true }
        return true
    }

    /// Returns those of a list of people who are present.
    func present(of people: [String]) -> [String] {
        people.filter(presence.isPresent)
    }

    /// Returns the members of a room whom its pages list and who are present; nil soon after a start.
    func present(in room: String) -> [String]? {
        guard ContinuousClock.now >= settled else { return nil }
        if let known = present[room] { return known }
        let people = presence.members(of: room).map(present)
        present[room] = people
        return people
    }

    private func notePresence(of userID: String) {
        let rooms = presence.rooms(listing: userID)
        for room in rooms { present[room] = nil }
        if !rooms.isEmpty { tellPresence(in: rooms) }
    }

    private func tellPresence(in rooms: Set<String>) {
        untold.formUnion(rooms)
        telling = telling ?? tell()
    }

    /// The time for which changes are gathered: many who return at once would else be told of each other one by one.
    private static let pace = Duration.seconds(1)

    /// Waits for further changes, and informs the pages of all.
    private func tell() -> Task<Void, Never> {
        Task {
            try? await Task.sleep(for: Self.pace)
            for room in untold { note(shown[room]) { $0.isPresenceDirty = true } }
            (untold, telling) = ([], nil)
        }
    }

    /// Waits until browsers had the time to return, and informs all of who has.
    private func settle() -> Task<Void, Never> {
        Task {
            try? await Task.sleep(until: settled, clock: .continuous)
            for entry in entries.values { entry.signal.note { $0.isPresenceDirty = true } }
        }
    }

    /// Waits for the people who leave, and informs others of those who did not return.
    private func depart() -> Task<Void, Never> {
        Task {
            while let instant = presence.nextDeparture {
                try? await Task.sleep(until: instant, clock: .continuous)
                for userID in presence.departed(at: .now) { notePresence(of: userID) }
            }
            departing = nil
        }
    }
}
