/// A reaction to a message, with the users who gave it.
public struct ChatReaction: Sendable, Codable, Hashable {
    /// The reaction's name without colons, such as `thumbsup`.
    public var name: String

    /// The emoji that is drawn; `nil` for an unknown name.
    public var emoji: String?

    /// The ids of the users who gave it, in the order of the source; may be fewer than `count`.
    public var userIDs: [String]

    /// The number of users who gave it.
    public var count: Int

    /// Creates a reaction; the default count is the number of `userIDs`.
    public init(name: String, emoji: String? = nil, userIDs: [String] = [], count: Int? = nil) {
        self.name = name
        self.emoji = emoji
        self.userIDs = userIDs
        self.count = count ?? userIDs.count
    }
}
