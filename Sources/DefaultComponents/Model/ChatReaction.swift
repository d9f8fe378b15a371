/// How often one reaction was given to a message, and by whom.
public struct ChatReaction: Sendable, Codable, Hashable {
    /// The reaction's name without colons, such as `thumbsup`.
    public var name: String

    /// What is drawn: an emoji, or nothing for a name that is not in the table.
    public var emoji: String?

    /// The ids of those who gave it, in the order of the source; may be shorter than `count`.
    public var userIDs: [String]

    /// How many gave it.
    public var count: Int

    /// Creates a reaction; without a count, everybody in `userIDs` counts once.
    public init(name: String, emoji: String? = nil, userIDs: [String] = [], count: Int? = nil) {
        self.name = name
        self.emoji = emoji
        self.userIDs = userIDs
        self.count = count ?? userIDs.count
    }
}
