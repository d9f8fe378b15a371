/// The text that WhatsApp exports for a chat, on Android and iOS, in any of the languages of the table of phrases.
public struct WhatsAppFormat: ArchiveFormat {
    /// Creates the format.
    public init() {}

    /// The name `whatsapp`.
    public var name: String { "whatsapp" }

    /// Returns 80 for `_chat.txt` or the name of an export, 50 for other texts whose lines begin like messages.
    public func score(_ input: ArchiveInput) -> Int {
        let files = Self.files(in: input)
        let isNamed = files.contains { name in
            let last = SlackLayout.name(of: name)
            return last == "_chat.txt" || last.hasPrefix("WhatsApp")
        }
        return files.isEmpty ? 0 : isNamed ? 80 : 50
    }

    /// Decides the order of day and month of each text.
    public func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport {
        WhatsAppExport(input, files: Self.files(in: input), options: options)
    }

    /// Returns the texts of which one of the first lines begins like a message.
    private static func files(in input: ArchiveInput) -> [String] {
        input.entries.map(\.name).filter { $0.lowercased().hasSuffix(".txt") }.prefix(256).filter {
            guard let start = try? input.prefix(of: $0, bytes: 8_192) else { return false }
            let lines = start.split(separator: UInt8(ascii: "\n")).prefix(8)
            return lines.contains { WhatsAppHeader(String(decoding: $0, as: UTF8.self)) != nil }
        }
    }
}

extension ArchiveLoss {
    /// Attachments that were left out on export.
    static let omittedMedia = ArchiveLoss(
        "omitted-media",
        "Files that were left out when the chat was exported."
    )
    /// Edits without a time.
    static let editTimes = ArchiveLoss(
        "edit-times",
        "Edited messages without the time of the edit."
    )
    /// Seconds.
    static let seconds = ArchiveLoss("seconds", "Messages whose time has no seconds.")
}
