/// An attachment of a message, which a plugin made: a card, a poll, a block of code.
public struct AttachmentRecord: Sendable, Hashable {
    /// The kind, which decides who shows it.
    public var kind: String
    /// Its JSON, which the store does not read; hostile until escaped.
    public var json: String

    /// Creates an attachment.
    public init(kind: String, json: String) {
        self.kind = kind
        self.json = json
    }
}
