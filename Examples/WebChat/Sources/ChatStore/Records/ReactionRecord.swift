/// A kind of reaction to a message, with the users who chose it.
public struct ReactionRecord: Sendable, Hashable {
    /// The name, often an emoji.
    public var name: String
    /// The users, in the order in which they reacted; never empty.
    public var userIDs: [String]

    /// Creates a kind of reaction.
    public init(name: String, userIDs: [String]) {
        self.name = name
        self.userIDs = userIDs
    }
}
