/// A room of a chat.
public struct RoomRecord: Sendable, Hashable {
    /// The identifier.
    public var id: String
    /// The name, as its creator wrote it.
    public var name: String
    /// The number of changes of messages so far.
    public var revision: Int64
    /// The sequence of the newest message, replies included; 0 if there is none.
    public var sequence: Int64

    /// Creates a room.
    public init(id: String, name: String, revision: Int64, sequence: Int64) {
        self.id = id
        self.name = name
        self.revision = revision
        self.sequence = sequence
    }
}
