import Components

/// What the making of a row read, to know when it has to be made again.
struct RowReads {
    /// The places that were read, counted from the row's own; negative ones are newer.
    private(set) var distances: [Int] = []
    /// Whether the row's place in the whole list mattered.
    var usesPlace = false
    /// Whether the number of messages mattered.
    var usesCount = false
    /// Whether something was read that the list does not see.
    var isUntracked = false

    mutating func note(_ distance: Int) {
        if !distances.contains(distance) { distances.append(distance) }
    }
}

/// The messages as one row sees them: every read is noted.
final class RowReader {
    private(set) var window: MessageWindow
    private(set) var index: Int
    var reads = RowReads()
    /// The scopes that the row is in, once they are known.
    var scopes: ActiveScopes?

    init(_ window: MessageWindow, index: Int) {
        self.window = window
        self.index = index
    }

    /// Goes on from another place, in messages that may have changed.
    func move(to index: Int, in window: MessageWindow) {
        self.index = index
        self.window = window
    }

    /// Returns the message so many places from the row's own; none beyond the ends.
    func message(_ distance: Int) -> ChatMessage? {
        let (place, overflow) = index.addingReportingOverflow(distance)
        // Further than any list reaches there never is anything, wherever the row goes.
        guard !overflow, place.magnitude < 1 << 33 else { return nil }
        reads.note(distance)
        return window.message(at: place)
    }
}

/// The messages of a list, newest first, whose reads a row notes.
struct RowMessages: RandomAccessCollection {
    let reader: RowReader

    var startIndex: Int { 0 }

    var endIndex: Int {
        reader.reads.usesCount = true
        return reader.window.count
    }

    /// The message at a place; an empty one where the data source has none.
    subscript(position: Int) -> ChatMessage {
        let (distance, overflow) = position.subtractingReportingOverflow(reader.index)
        return overflow ? .missing : reader.message(distance) ?? .missing
    }
}

extension ChatMessage {
    /// What stands where there is no message, so that no mistake in data traps.
    static let missing = ChatMessage(
        id: "",
        author: ChatUser(id: ""),
        createdAt: Timestamp(microseconds: 0)
    )
}
