public import Views

/// A picture.
public struct ImageAttachment: Sendable, Codable, Hashable {
    /// The address of the picture.
    public var imageURL: String
    /// The title or file name.
    public var title: String?

    /// Creates a picture.
    public init(imageURL: String, title: String? = nil) {
        self.imageURL = imageURL
        self.title = title
    }
}

/// A video.
public struct VideoAttachment: Sendable, Codable, Hashable {
    /// The address of the video.
    public var videoURL: String
    /// The title or file name.
    public var title: String?
    /// The length in seconds.
    public var seconds: Double?

    /// Creates a video.
    public init(videoURL: String, title: String? = nil, seconds: Double? = nil) {
        self.videoURL = videoURL
        self.title = title
        self.seconds = seconds
    }
}

/// A file of any type.
public struct FileAttachment: Sendable, Codable, Hashable {
    /// The address of the file.
    public var assetURL: String
    /// The title or file name.
    public var title: String?
    /// The media type, such as `application/pdf`.
    public var mimeType: String?
    /// The size in bytes.
    public var bytes: Int?

    /// Creates a file.
    public init(
        assetURL: String,
        title: String? = nil,
        mimeType: String? = nil,
        bytes: Int? = nil
    ) {
        self.assetURL = assetURL
        self.title = title
        self.mimeType = mimeType
        self.bytes = bytes
    }
}

/// An animated picture from a library.
public struct GiphyAttachment: Sendable, Codable, Hashable {
    /// The address of the preview.
    public var previewURL: String
    /// The title.
    public var title: String?

    /// Creates an animated picture.
    public init(previewURL: String, title: String? = nil) {
        self.previewURL = previewURL
        self.title = title
    }
}

/// A sound.
public struct AudioAttachment: Sendable, Codable, Hashable {
    /// The address of the sound.
    public var audioURL: String
    /// The title or file name.
    public var title: String?
    /// The length in seconds.
    public var seconds: Double?

    /// Creates a sound.
    public init(audioURL: String, title: String? = nil, seconds: Double? = nil) {
        self.audioURL = audioURL
        self.title = title
        self.seconds = seconds
    }
}

/// A web page, with its preview.
public struct LinkAttachment: Sendable, Codable, Hashable {
    /// The address of the page, as written in the message.
    public var originalURL: String
    /// The page's title.
    public var title: String?
    /// A summary of the page.
    public var text: RichText?
    /// The site's name.
    public var siteName: String?
    /// A picture of the page.
    public var previewURL: String?

    /// Creates a link.
    public init(
        originalURL: String,
        title: String? = nil,
        text: RichText? = nil,
        siteName: String? = nil,
        previewURL: String? = nil
    ) {
        self.originalURL = originalURL
        self.title = title
        self.text = text
        self.siteName = siteName
        self.previewURL = previewURL
    }
}

/// A block of text and fields written by a program.
public struct CardAttachment: Sendable, Codable, Hashable {
    /// A line before the card.
    public var pretext: RichText?
    /// The headline.
    public var title: RichText?
    /// The body.
    public var text: RichText?
    /// Named values, in order.
    public var fields: [CardField]
    /// A small line at the end.
    public var footer: RichText?
    /// A picture in the card.
    public var imageURL: String?

    /// Creates a card.
    public init(
        pretext: RichText? = nil,
        title: RichText? = nil,
        text: RichText? = nil,
        fields: [CardField] = [],
        footer: RichText? = nil,
        imageURL: String? = nil
    ) {
        self.pretext = pretext
        self.title = title
        self.text = text
        self.fields = fields
        self.footer = footer
        self.imageURL = imageURL
    }
}

/// A named value on a card.
public struct CardField: Sendable, Codable, Hashable {
    /// The name.
    public var title: RichText
    /// The value.
    public var value: RichText

    /// Creates a field.
    public init(title: RichText, value: RichText) {
        self.title = title
        self.value = value
    }
}
