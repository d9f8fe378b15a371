/// The format of this package, described in <doc:WritingAConversationFile>.
public struct ConversationJSONFormat: ConversationFormat {
    /// The version of the document that is read.
    public static let version = 1

    /// Creates the format.
    public init() {}

    /// The name `conversation`.
    public var name: String { "conversation" }

    /// Returns whether the source is a file that contains `"format": "conversation"`.
    public func recognizes(_ source: ConversationSource) -> Bool {
        guard !source.isFolder, let bytes = try? source.bytes() else { return false }
        var text = bytes[...]
        while let quote = text.firstIndex(of: UInt8(ascii: "\"")) {
            text = text[quote...].dropFirst()
            guard text.starts(with: Self.key) else { continue }
            let value = text.dropFirst(Self.key.count).drop(while: Self.isBetween)
            if value.starts(with: Self.value) {
                return true
            }
        }
        return false
    }

    /// Returns the document's conversation.
    public func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        var decoder = ConversationDecoder(options: options)
        return try decoder.conversation(source)
    }

    private static let key = Array("format\"".utf8)
    private static let value = Array("\"conversation\"".utf8)

    private static func isBetween(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
