/// Something a format tells about a source besides its messages.
public enum LoadNote: Sendable, Hashable {
    /// Fields that the format does not know, counted by path.
    case unknownFields(path: String, count: Int)
    /// A reply whose root is missing; it stays in the channel.
    case missingThreadRoot(messageID: String, rootID: String)
    /// A part of the source that was left out because it is broken, with where and why.
    case skipped(ConversationError)
}
