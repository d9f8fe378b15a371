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

/// The messages that the rows of a list read, each asked of the data source once.
///
/// It lasts from one change of the data to the next.
final class MessageWindow {
    /// The number of messages in the list.
    let count: Int
    /// The list's name; none for one without.
    let listName: String?
    private let source: (Int) -> ChatMessage?
    private var messages: [Int: ChatMessage] = [:]

    init(count: Int, listName: String? = nil, source: @escaping (Int) -> ChatMessage?) {
        self.count = count
        self.listName = listName
        self.source = source
    }

    /// Returns the message at a place; none beyond the ends.
    func message(at index: Int) -> ChatMessage? {
        guard index >= 0, index < count else { return nil }
        if let message = messages[index] { return message }
        let message = source(index)
        messages[index] = message
        return message
    }

    /// Whether a place was read, or lies beyond the ends.
    func remembers(_ index: Int) -> Bool {
        index < 0 || index >= count || messages[index] != nil
    }

    /// Forgets messages that lie far from the rows that are shown.
    func keep(_ range: Range<Int>) {
        guard messages.count > 4 * (range.count + 2) else { return }
        messages = messages.filter { range.contains($0.key) }
    }
}
