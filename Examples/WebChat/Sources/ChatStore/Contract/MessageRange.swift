/// The part of a room or thread whose messages are counted.
public enum MessageRange: Sendable, Hashable {
    /// All messages.
    case all
    /// The messages before a sequence.
    case before(Int64)
    /// The messages after a sequence.
    case after(Int64)
}
