public import Components

/// A message, as the search knows it.
public struct SearchDocument: Sendable, Hashable {
    /// The id, which is unique together with the address.
    public var id: String
    /// The instant at which it was sent.
    public var time: Timestamp
    /// The id of its channel, which `in:` finds as well.
    public var channelID: String
    /// The name of its channel.
    public var channelName: String
    /// The id of its author, which `from:` finds as well.
    public var authorID: String
    /// The name of its author.
    public var authorName: String
    /// The text, without markup.
    public var text: String
    /// The features that `has:` finds.
    public var features: SearchFeatures
    /// The URL in the site, relative to its root, such as `c/slack_c1/2026/03/02.html#m-1`.
    public var address: String

    /// Creates a document.
    public init(
        id: String,
        time: Timestamp,
        channelID: String,
        channelName: String,
        authorID: String,
        authorName: String,
        text: String,
        features: SearchFeatures = [],
        address: String
    ) {
        self.id = id
        self.time = time
        self.channelID = channelID
        self.channelName = channelName
        self.authorID = authorID
        self.authorName = authorName
        self.text = text
        self.features = features
        self.address = address
    }
}

/// The features of a message that a query can ask for.
public struct SearchFeatures: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates features from their bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A link: `has:link`.
    public static let link = SearchFeatures(rawValue: 1)
    /// An image: `has:image`.
    public static let image = SearchFeatures(rawValue: 2)
    /// A video: `has:video`.
    public static let video = SearchFeatures(rawValue: 4)
    /// A recording: `has:audio`.
    public static let audio = SearchFeatures(rawValue: 8)
    /// Another file: `has:file`.
    public static let file = SearchFeatures(rawValue: 16)

    /// The features by the words that queries have for them.
    static let names: [(word: String, feature: SearchFeatures)] = [
        ("link", .link), ("image", .image), ("video", .video), ("audio", .audio), ("file", .file),
    ]
}
