/// The messages of a room that a page has, by their sequences.
struct RoomWindow: Sendable, Hashable {
    /// The sequence from which messages are shown.
    var first: Int64
    /// The sequence up to which they are shown; nil for the newest, also when others arrive.
    var last: Int64?
}

/// The part of a room with which a page opens.
enum RoomOpening: Sendable, Hashable {
    /// The newest messages.
    case newest
    /// Messages before a sequence.
    case before(Int64)
    /// Messages after a sequence.
    case after(Int64)
    /// Messages on both sides of a sequence.
    case around(Int64)
}

/// A room or thread as one person sees it.
struct RoomView: Sendable, Hashable {
    var room: String
    /// The root of the thread; nil for the room.
    var thread: String?
    /// The messages of a room; a thread shows its newest ones.
    var window: RoomWindow
    var look: Look
    /// The identifier of the person.
    var userID: String
}
