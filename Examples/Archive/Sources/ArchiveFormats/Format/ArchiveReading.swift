/// An export that is read in the format that recognizes it, without secrets in its links.
///
/// ```swift
/// let reading = try ArchiveReading(ArchiveInput(path: "export.zip"))
/// try reading.readMessages { message in print(message.time, message.text.plain) }
/// ```
public final class ArchiveReading {
    /// The formats of this module, in the order in which they are listed.
    public static let formats: [any ArchiveFormat] = [
        SlackFormat(), MattermostFormat(), TelegramFormat(), WhatsAppFormat(),
    ]

    /// The name of the format.
    public let format: String
    /// The input.
    public let input: ArchiveInput

    private let export: any ArchiveExport
    /// The people and channels whose texts were cleaned, so that their secrets are counted once.
    private var cleaned: Set<String> = []

    /// Opens an input in the format with a name, or in the one with the highest score.
    public init(
        _ input: ArchiveInput,
        format name: String? = nil,
        options: ArchiveOptions = ArchiveOptions(),
        formats: [any ArchiveFormat] = ArchiveReading.formats
    ) throws(ArchiveError) {
        let format = try Self.format(name, for: input, of: formats)
        self.format = format.name
        self.input = input
        export = try format.open(input, options: options)
    }

    /// The channels, in the order of the input.
    public var channels: [ArchiveChannel] {
        export.channels.map { channel in
            var channel = channel
            let isFirst = isFirstCleaning(of: "channel \(channel.id)")
            channel.name = clean(channel.name, isCounted: isFirst)
            channel.topic = channel.topic.map { clean($0, isCounted: isFirst) }
            return channel
        }
    }

    /// The people that are known so far, by id.
    public var people: [ArchivePerson] {
        export.people.map(clean).sorted { $0.id < $1.id }
    }

    /// Reads the messages of one channel, or of all for `nil`, one at a time in the order of the input.
    public func readMessages(
        of channelID: String? = nil,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        try export.readMessages(of: channelID) { message throws(ArchiveError) in
            try receive(clean(message))
        }
    }

    /// Returns the place of a file, or the reason why it is missing.
    public func media(_ id: String) -> ArchiveMedia {
        export.media(id)
    }

    /// Returns whether a part is cleaned for the first time.
    func isFirstCleaning(of part: String) -> Bool {
        cleaned.insert(part).inserted
    }

    private static func format(
        _ name: String?,
        for input: ArchiveInput,
        of formats: [any ArchiveFormat]
    ) throws(ArchiveError) -> any ArchiveFormat {
        let names = formats.map(\.name)
        if let name {
            guard let format = formats.first(where: { $0.name == name }) else {
                throw .unknownFormat(name: name, formats: names)
            }
            return format
        }
        var best: (format: any ArchiveFormat, score: Int)?
        for format in formats {
            let score = format.score(input)
            if score > best?.score ?? 0 { best = (format, score) }
        }
        guard let best else { throw .unrecognized(file: input.path, formats: names) }
        return best.format
    }
}
