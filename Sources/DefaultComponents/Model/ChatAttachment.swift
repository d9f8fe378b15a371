import Components

/// A part of a message besides its text.
public struct ChatAttachment: Sendable, Codable {
    /// The kind, whose name is that of the slot of its view.
    public var kind: AttachmentKind

    private(set) var content: Content
    /// The properties that most attachments do not have; `nil` if they are empty.
    private var details: Boxed<Details>?

    indirect enum Content: Sendable, Codable, Hashable {
        // Drafts of earlier releases have these names.
        case known(AttachmentPayload)
        case read(UnparsedJSON)
        case titled(String, UnparsedJSON)
    }

    private struct Details: Sendable, Codable, Hashable {
        var id: String?
        var progress: Double?
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

    /// The id, unique in the message; a message that is sent gives ids to attachments without one.
    public var id: String? {
        get { details?.value.id }
        set { details.change(from: Details()) { $0.id = newValue } }
    }

    /// The part of it that was sent, from 0 to 1; `nil` if it is complete.
    ///
    /// Other numbers become the nearest of these, and one that is no number is ignored.
    public var progress: Double? {
        get { details?.value.progress }
        set {
            guard newValue?.isNaN != true else { return }
            let progress = newValue.map { min(max($0, 0), 1) }
            details.change(from: Details()) { $0.progress = progress }
        }
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

extension ChatAttachment {
    /// Creates an attachment of a kind of your own from a value, such as a structure with the members of its JSON.
    ///
    /// A string `title` in it is the title that a view for unknown kinds shows; a member `kind` is replaced by the
    /// name of the kind.
    ///
    /// ```swift
    /// let attachment = try ChatAttachment(kind: "place", payload: Place(title: "Pier 7", berth: 3))
    /// let place = try attachment.payload(as: Place.self)
    /// ```
    ///
    /// - Throws: ``PayloadError``, also if the JSON of the value is no object.
    public init(kind: AttachmentKind, payload: some Encodable) throws(PayloadError) {
        let json = try JSONValue(encoding: payload)
        guard let members = json.members else {
            throw .mismatch(path: "", expected: "an object", found: json.found)
        }
        let kindMember = JSONMember("kind", .string(kind.rawValue))
        let object = JSONValue.object([kindMember] + members.filter { $0.key != "kind" })
        _ = try object.payloadText()
        self.init(kind: kind, payload: .other(title: json["title"]?.string, json: object))
    }

    /// Returns the content of a kind of your own as a value; throws if it is none of the type, or too large.
    ///
    /// - Complexity: O(*n*) in the bytes of its text.
    public func payload<Value: Decodable>(
        as type: Value.Type = Value.self
    ) throws(PayloadError) -> Value {
        switch content {
        case .read(let json), .titled(_, let json): return try json.payload().decoded(as: type)
        case .known(.other(_, let json)): return try json.decoded(as: type)
        case .known:
            let found = "the kind \(kind.rawValue.quoted)"
            throw .mismatch(path: "", expected: "a kind of its own", found: found)
        }
    }
}

extension ChatAttachment: Hashable {
    /// Compares kinds, contents, ids and progress; contents of unknown kinds by their JSON values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.kind == rhs.kind && lhs.details == rhs.details
            && (lhs.content == rhs.content || lhs.payload == rhs.payload)
    }

    /// Hashes kind and content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(payload)
    }
}

extension [ChatAttachment] {
    /// Returns the attachments, each with an id that no other one has, and a new one that no earlier one had.
    ///
    /// Those whose ids earlier ones have take their progress.
    func identified(after earlier: [ChatAttachment] = []) -> [ChatAttachment] {
        var (number, seen) = (0, Set<String>())
        let taken = Set((earlier + self).compactMap(\.id))
        return map { attachment in
            var attachment = attachment
            if let id = attachment.id, seen.insert(id).inserted {
                let present = earlier.first { $0.id == id } ?? attachment
                attachment.progress = present.progress
                return attachment
            }
            repeat { number += 1 } while taken.contains("\(number)")
            attachment.id = "\(number)"
            return attachment
        }
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
