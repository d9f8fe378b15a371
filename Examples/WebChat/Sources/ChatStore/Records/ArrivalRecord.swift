/// What is known of a person who comes to a room.
public struct ArrivalRecord: Sendable, Hashable {
    /// The person whom the token signs in.
    public var user: UserRecord
    /// Whether they are a member of the room.
    public var isMember: Bool
    /// The identifiers of their rooms, ordered by name.
    public var rooms: [String]

    /// Creates a record.
    public init(user: UserRecord, isMember: Bool, rooms: [String]) {
        (self.user, self.isMember, self.rooms) = (user, isMember, rooms)
    }
}
