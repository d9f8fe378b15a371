/// The place in a room or thread from which messages are read.
public enum MessageAnchor: Sendable, Hashable {
    /// The newest messages.
    case newest
    /// The newest of the messages before a sequence.
    case before(Int64)
    /// The oldest of the messages after a sequence.
    case after(Int64)
    /// Messages on both sides of a sequence: half of the limit, rounded down, before it, and the
    /// rest from it on.
    case around(Int64)
}
