/// A file, a link or a card of a message.
public struct ArchivedAttachment: Sendable, Hashable {
    /// The kind of an attachment.
    public enum Kind: String, Sendable, Hashable {
        /// A picture.
        case image
        /// A video.
        case video
        /// A sound.
        case audio
        /// Any other file.
        case file
        /// A web page.
        case link
        /// A text with a title, such as a poll or the message of a program.
        case card
    }

    /// The kind.
    public var kind: Kind
    /// The id by which the export finds the file; `nil` if there is none, as for links.
    public var mediaID: String?
    /// The title or file name.
    public var title: String?
    /// The text of a link or a card.
    public var text: String?
    /// The address, without tokens.
    public var address: String?
    /// The media type, such as `application/pdf`.
    public var mimeType: String?
    /// The size in bytes.
    public var bytes: Int?
    /// The length in seconds.
    public var seconds: Double?

    /// Creates an attachment; all other properties are empty.
    public init(kind: Kind, mediaID: String? = nil, title: String? = nil, address: String? = nil) {
        self.kind = kind
        self.mediaID = mediaID
        self.title = title
        self.address = address
    }

    /// Whether it stands for a file.
    public var isFile: Bool {
        kind != .link && kind != .card
    }
}

extension ArchivedAttachment.Kind {
    /// Creates the kind of a file by its media type, or by the end of its name if that is unknown.
    public init(mimeType: String?, name: String?) {
        let type = mimeType?.split(separator: "/").first.map { $0.lowercased() }
        let ending = name?.split(separator: ".").last.map { $0.lowercased() } ?? ""
        switch (type, ending) {
        case ("image", _): self = .image
        case ("video", _): self = .video
        case ("audio", _): self = .audio
        case (nil, "jpg"), (nil, "jpeg"), (nil, "png"), (nil, "gif"), (nil, "webp"), (nil, "heic"):
            self = .image
        case (nil, "mp4"), (nil, "mov"), (nil, "3gp"), (nil, "webm"): self = .video
        case (nil, "opus"), (nil, "mp3"), (nil, "m4a"), (nil, "ogg"), (nil, "aac"): self = .audio
        default: self = .file
        }
    }
}

/// The place of a file of an export, or the reason why it is missing.
public enum ArchiveMedia: Sendable, Hashable {
    /// An entry of the input.
    case path(String)
    /// No file.
    case missing(Reason)

    /// The reason why a file is missing.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The export was made without files of this type.
        case notIncluded
        /// The file was larger than the export allows.
        case tooLarge
        /// The service could not give it to the exporter.
        case unavailable
        /// The export has a link only.
        case linkOnly
        /// The file was deleted before the export.
        case deleted
        /// The export names an entry that it does not have.
        case notFound
    }
}
