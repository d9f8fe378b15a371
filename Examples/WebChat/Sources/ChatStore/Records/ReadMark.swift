/// The place up to which a member has read a room.
public struct ReadMark: Sendable, Hashable {
    /// The member.
    public var userID: String
    /// The sequence up to which all is read.
    public var sequence: Int64

    /// Creates a read mark.
    public init(userID: String, sequence: Int64) {
        self.userID = userID
        self.sequence = sequence
    }
}
