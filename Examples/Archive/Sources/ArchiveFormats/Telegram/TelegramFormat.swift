/// The JSON export of Telegram Desktop: one chat or a whole account in `result.json`.
public struct TelegramFormat: ArchiveFormat {
    /// Creates the format.
    public init() {}

    /// The name `telegram`.
    public var name: String { "telegram" }

    /// Returns 85 for `result.json`, 70 for other files whose first message is one of Telegram.
    public func score(_ input: ArchiveInput) -> Int {
        guard let file = Self.file(in: input) else { return 0 }
        return SlackLayout.name(of: file) == "result.json" ? 85 : 70
    }

    /// Reads the chats and contacts, passing the messages.
    public func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport {
        guard let file = Self.file(in: input) ?? Self.candidates(in: input).first else {
            throw .unrecognized(file: input.path, formats: [name])
        }
        return TelegramExport(input, file: file)
    }

    private static func candidates(in input: ArchiveInput) -> [String] {
        let names = input.entries.map(\.name).filter {
            $0.hasSuffix(".json") && $0.split(separator: "/").count <= 2
        }
        let results = names.filter { SlackLayout.name(of: $0) == "result.json" }
        return Array((results + names).prefix(8))
    }

    private static func file(in input: ArchiveInput) -> String? {
        candidates(in: input).first { name in
            guard let start = try? input.prefix(of: name) else { return false }
            let text = String(decoding: start, as: UTF8.self)
            guard text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "{" else {
                return false
            }
            let isChat = text.contains("\"messages\"") && text.contains("\"date_unixtime\"")
            let hasType = text.contains("\"messages\"") && text.contains("\"from_id\"")
            let isAccount =
                text.contains("\"chats\"")
                || text.contains("\"about\": \"Here is the data you requested")
            return isChat || hasType || isAccount
        }
    }
}
