/// A part of a message besides its text.
public struct ChatAttachment: Sendable, Codable {
    /// The kind, whose name is that of the slot of its view.
    public var kind: AttachmentKind

    private(set) var content: Content

    enum Content: Sendable, Codable {
        indirect case known(AttachmentPayload)
        case read(UnparsedJSON)
        indirect case titled(String, UnparsedJSON)
    }

    /// Creates an attachment.
    public init(kind: AttachmentKind, payload: AttachmentPayload) {
        self.kind = kind
        content = .known(payload)
    }

    /// Creates an attachment of an unknown kind, and keeps the text of its JSON.
    init(kind: AttachmentKind, title: String?, json: UnparsedJSON) {
        self.kind = kind
        content = title.map { .titled($0, json) } ?? .read(json)
    }

    /// The content, by kind.
    ///
    /// The JSON of an unknown kind is parsed at each read.
    ///
    /// - Complexity: O(*n*) in the bytes of its text.
    public var payload: AttachmentPayload {
        get {
            switch content {
            case .known(let payload): payload
            case .read(let json): .other(title: nil, json: json.value)
            case .titled(let title, let json): .other(title: title, json: json.value)
            }
        }
        set { content = .known(newValue) }
    }

    /// The content of a known kind; `nil` for others.
    package var known: AttachmentPayload? {
        guard case .known(let payload) = content else { return nil }
        if case .other = payload { return nil }
        return payload
    }

    /// The title of an unknown kind; `nil` for others.
    package var unknownTitle: String? {
        switch content {
        case .known(.other(let title, _)): title
        case .titled(let title, _): title
        case .known, .read: nil
        }
    }
}

extension ChatAttachment: Hashable {
    /// Compares kinds and contents, and the JSON values of unknown kinds.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.kind == rhs.kind else { return false }
        return switch (lhs.content, rhs.content) {
        case (.read(let json), .read(let other)): json == other
        case (.titled(let title, let json), .titled(let otherTitle, let other)):
            title == otherTitle && json == other
        default: lhs.payload == rhs.payload
        }
    }

    /// Hashes kind and content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(payload)
    }
}

/// The name of a kind of attachment; an open set.
public struct AttachmentKind: RawRepresentable, Sendable, Codable, Hashable, Comparable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

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
    /// A web page, with its preview.
    public static let link: Self = "link"
    /// A block of text and fields written by a program.
    public static let card: Self = "card"
}

/// The content of an attachment.
public enum AttachmentPayload: Sendable, Codable, Hashable {
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
    /// A web page.
    case link(LinkAttachment)
    /// A block of text and fields.
    case card(CardAttachment)
    /// An unknown kind: its title and the source's JSON.
    case other(title: String?, json: JSONValue)
}
