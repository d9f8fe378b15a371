/// A loader of conversations in several formats.
///
/// ```swift
/// let loader = ConversationLoader()
/// let conversation = try loader.load(try ConversationSource(path: "chat.json"))
/// ```
public struct ConversationLoader: Sendable {
    /// The formats, tried in this order.
    public var formats: [any ConversationFormat]

    /// Creates a loader; the default formats are those of this module.
    public init(
        formats: [any ConversationFormat] = [ConversationJSONFormat(), SlackExportFormat()]
    ) {
        self.formats = formats
    }

    /// Returns the source's conversation in the format with a name, or in the first that recognizes it.
    ///
    /// Throws ``ConversationError/unknownFormat(name:formats:)`` for a name that no format has,
    /// ``ConversationError/unrecognized(file:formats:)`` if no format recognizes the source,
    /// ``ConversationError/malformed(file:line:column:path:expected:)`` if the reason is malformed JSON,
    /// ``ConversationError/unreadable(file:)`` if the source cannot be read, and the errors of the format.
    public func load(
        _ source: ConversationSource,
        format name: String? = nil,
        options: LoadOptions = LoadOptions()
    ) throws(ConversationError) -> Conversation {
        let names = formats.map(\.name)
        if let name, !names.contains(name) { throw .unknownFormat(name: name, formats: names) }
        let format = formats.first { name == nil ? $0.recognizes(source) : $0.name == name }
        guard let format else {
            try source.checkContent()
            throw .unrecognized(file: source.path, formats: names)
        }
        return try format.load(source, options: options)
    }
}
