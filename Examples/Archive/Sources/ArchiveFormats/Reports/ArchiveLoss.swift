/// What a format cannot tell, or what was removed on purpose.
///
/// The set is open: a format declares its own.
public struct ArchiveLoss: Sendable, Hashable, Comparable {
    /// The name, such as `tokens`.
    public let name: String
    /// One sentence for readers.
    public let meaning: String

    /// Creates a loss.
    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// Orders by name.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.name < rhs.name
    }

    /// Tokens in links, which open files to anybody.
    public static let tokens = ArchiveLoss("tokens", "Tokens and signatures removed from links.")
    /// Messages without an id of the source.
    public static let ids = ArchiveLoss(
        "ids",
        "Messages without an id; theirs is formed from time, author and text."
    )
    /// Times without a zone.
    public static let zones = ArchiveLoss(
        "zones",
        "Messages whose time has no zone; it is read as UTC."
    )
    /// Messages of a kind that the format does not know.
    public static let unknownKinds = ArchiveLoss(
        "unknown-kinds",
        "Messages of an unknown kind; their text is kept."
    )
    /// Messages without an author.
    public static let authors = ArchiveLoss("authors", "Messages whose author is not named.")
    /// Attachments that were not understood.
    public static let attachments = ArchiveLoss(
        "attachments",
        "Attachments of an unknown kind, which were left out."
    )
    /// Text in Markdown.
    public static let markup = ArchiveLoss(
        "markup",
        "Messages whose markup is kept as it was written."
    )
    /// What a format does not have at all.
    public static let repliesAndReactions = ArchiveLoss(
        "replies-and-reactions",
        "Messages of a format without replies and reactions."
    )
}
