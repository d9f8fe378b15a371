/// The people who have a page open, and for a while those who had one.
///
/// It is never stored. Rooms list a part of their members, and only those are followed there.
struct Presence {
    private let patience: Duration
    private var people = SocketIndex()
    /// The people without a socket who still count as present, with the instants at which they end to; in their order.
    private var departures: [(userID: String, end: ContinuousClock.Instant)] = []
    private var leaving: [String: ContinuousClock.Instant] = [:]
    /// The members whom the pages of a room list.
    private var lists: [String: [String]] = [:]
    /// The rooms that list a person.
    private var rooms: [String: Set<String>] = [:]

    init(patience: Duration) {
        self.patience = patience
    }

    /// Returns the sockets of a person.
    func sockets(of userID: String) -> Set<Int> { people[userID] }

    /// Returns whether a person is present.
    func isPresent(_ userID: String) -> Bool {
        !people[userID].isEmpty || leaving[userID] != nil
    }

    /// Adds a socket, and returns whether its person was away.
    mutating func arrive(_ number: Int, of userID: String) -> Bool {
        let wasAway = !isPresent(userID)
        leaving[userID] = nil
        people.insert(number, for: userID)
        return wasAway
    }

    /// Removes a socket, and returns whether it was the last of its person.
    mutating func depart(
        _ number: Int,
        of userID: String,
        at now: ContinuousClock.Instant
    ) -> Bool {
        people.remove(number, for: userID)
        guard people[userID].isEmpty else { return false }
        let end = now.advanced(by: patience)
        leaving[userID] = end
        departures.append((userID, end))
        return true
    }

    /// The instant at which the next person may be away.
    var nextDeparture: ContinuousClock.Instant? { departures.first?.end }

    /// Returns the people who have been gone for long enough.
    mutating func departed(at now: ContinuousClock.Instant) -> [String] {
        let ended = departures.prefix { $0.end <= now }
        departures.removeFirst(ended.count)
        // Others came back, or left again later.
        let gone = ended.filter { leaving[$0.userID] == $0.end }.map(\.userID)
        for userID in gone { leaving[userID] = nil }
        return gone
    }

    /// Returns the members whom the pages of a room list; nil if it has none.
    func members(of room: String) -> [String]? { lists[room] }

    /// Returns the rooms that list a person.
    func rooms(listing userID: String) -> Set<String> { rooms[userID] ?? [] }

    /// Follows members of a room.
    mutating func list(_ members: [String], in room: String) {
        forget(room: room)
        lists[room] = members
        for userID in members { rooms[userID, default: []].insert(room) }
    }

    /// Follows no member of a room.
    mutating func forget(room: String) {
        for userID in lists.removeValue(forKey: room) ?? [] { unlist(userID, in: room) }
    }

    /// Follows a new member of a room, if its pages list few enough.
    mutating func add(_ userID: String, to room: String) {
        guard let list = lists[room], list.count < MemberList.limit, !list.contains(userID) else {
            return
        }
        lists[room] = list + [userID]
        rooms[userID, default: []].insert(room)
    }

    /// Ends to follow a member of a room.
    mutating func remove(_ userID: String, from room: String) {
        lists[room]?.removeAll { $0 == userID }
        unlist(userID, in: room)
    }

    private mutating func unlist(_ userID: String, in room: String) {
        rooms[userID]?.remove(room)
        if rooms[userID]?.isEmpty == true { rooms[userID] = nil }
    }
}
