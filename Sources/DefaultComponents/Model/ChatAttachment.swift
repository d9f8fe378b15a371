/// Something a message carries besides its text.
public struct ChatAttachment: Sendable, Hashable {
    /// What it is; names the slot of its view.
    public var kind: AttachmentKind

    /// The content, by kind.
    public var payload: AttachmentPayload

    /// Creates an attachment.
    public init(kind: AttachmentKind, payload: AttachmentPayload) {
        self.kind = kind
        self.payload = payload
    }
}

/// The name of a kind of attachment; an open set.
public struct AttachmentKind: RawRepresentable, Sendable, Hashable, Comparable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a kind from a literal name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Orders by name.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// A picture.
    public static let image: Self = "image"
    /// A video.
    public static let video: Self = "video"
    /// A file of any type.
    public static let file: Self = "file"
    /// An animated picture from a library.
    public static let giphy: Self = "giphy"
    /// A sound.
    public static let audio: Self = "audio"
    /// A page elsewhere, with its preview.
    public static let link: Self = "link"
    /// A block of text and fields written by a program.
    public static let card: Self = "card"
}

/// The content of an attachment.
public enum AttachmentPayload: Sendable, Hashable {
    /// A picture.
    case image(ImageAttachment)
    /// A video.
    case video(VideoAttachment)
    /// A file.
    case file(FileAttachment)
    /// An animated picture.
    case giphy(GiphyAttachment)
    /// A sound.
    case audio(AudioAttachment)
    /// A page elsewhere.
    case link(LinkAttachment)
    /// A block of text and fields.
    case card(CardAttachment)
    /// A kind that the model does not know: its title and the source's JSON.
    case other(title: String?, json: JSONValue)
}
