/// The answer of a member to a message, such as a vote in its poll; a member has one of each kind.
public struct ResponseRecord: Sendable, Hashable {
    /// The kind, which the plugin named that reads it.
    public var kind: String
    /// The identifier of the member.
    public var userID: String
    /// Its JSON, which the store does not read; hostile until escaped.
    public var json: String

    /// Creates an answer.
    public init(kind: String, userID: String, json: String) {
        self.kind = kind
        self.userID = userID
        self.json = json
    }
}
