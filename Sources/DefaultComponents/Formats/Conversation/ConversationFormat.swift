/// A file format of conversations.
///
/// No source may trap or hang a format: content that cannot be loaded is an error, or with
/// ``LoadOptions/isLenient`` a note.
public protocol ConversationFormat: Sendable {
    /// The name by which users select the format, such as `slack`.
    var name: String { get }

    /// Returns whether a source seems to have this format; reads as little as it needs.
    func recognizes(_ source: ConversationSource) -> Bool

    /// Returns the source's conversation.
    ///
    /// A strict load throws the first error in the order of the source; a lenient one loads the well-formed parts
    /// and adds a ``LoadNote/skipped(_:)`` for each of the others.
    func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation
}

/// The options of a load.
public struct LoadOptions: Sendable, Hashable {
    /// Whether malformed parts are skipped with a note, instead of failing the load.
    public var isLenient: Bool

    /// The id of the reader; overrides the one in the source.
    public var currentUserId: String?

    /// Creates options; the default is strict, with the reader of the source.
    public init(isLenient: Bool = false, currentUserId: String? = nil) {
        self.isLenient = isLenient
        self.currentUserId = currentUserId
    }
}
