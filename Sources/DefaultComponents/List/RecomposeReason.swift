/// Why the row of a list was composed, the last time that it was.
public enum RecomposeReason: Sendable, Hashable {
    /// The message came into view, in a new cell.
    case shown
    /// The message came into view, in a cell that had shown another one like it.
    case reused
    /// An update named the message.
    case updated
    /// The cell read messages that are others now: the message itself at 0, older ones at 1 and on, newer ones
    /// at -1 and before.
    case neighbours([Int])
    /// The cell read its place in the list, which is another one now.
    case place
    /// The cell read the number of messages, which is another one now.
    case count
    /// The channel is another one.
    case channel
    /// The list's delegate puts something above or below the message, and is asked again.
    case decorated
    /// The cell read something that the list does not see, so that anything may have changed.
    case untracked
}
