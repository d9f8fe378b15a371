import Components

/// The reads of a row, which determine when it is out of date.
struct RowReads {
    /// The distances of the messages that were read from the row; negative ones are newer.
    private(set) var distances: [Int] = []
    /// Whether the row's index in the list was read.
    var usesPlace = false
    /// Whether the number of messages was read.
    var usesCount = false
    /// Whether something was read that the list does not observe.
    var isUntracked = false
    /// The reader of the state that functions read for the row; nil if they read none.
    var functionReader: FunctionReader?

    mutating func note(_ distance: Int) {
        if !distances.contains(distance) { distances.append(distance) }
    }
}

/// The messages as one row reads them, recording each read.
final class RowReader {
    private(set) var window: MessageWindow
    private(set) var index: Int
    var reads = RowReads()
    /// The scopes that contain the row, once they are known.
    var scopes: ActiveScopes?

    init(_ window: MessageWindow, index: Int) {
        self.window = window
        self.index = index
    }

    /// Moves the reader to another index, in messages that may have changed.
    func move(to index: Int, in window: MessageWindow) {
        self.index = index
        self.window = window
    }

    /// Returns the message at a distance from the row; `nil` out of bounds.
    func message(_ distance: Int) -> ChatMessage? {
        let (place, overflow) = index.addingReportingOverflow(distance)
        // Distances beyond the size of any list never have a message, wherever the row moves.
        guard !overflow, place.magnitude < 1 << 33 else { return nil }
        reads.note(distance)
        return window.message(at: place)
    }
}

/// The messages of a list, newest first, whose reads a row records.
struct RowMessages: RandomAccessCollection {
    let reader: RowReader

    var startIndex: Int { 0 }

    var endIndex: Int {
        reader.reads.usesCount = true
        return reader.window.count
    }

    /// The message at an index; an empty one where the data source has none.
    subscript(position: Int) -> ChatMessage {
        let (distance, overflow) = position.subtractingReportingOverflow(reader.index)
        return overflow ? .missing : reader.message(distance) ?? .missing
    }
}

extension ChatMessage {
    /// A placeholder where there is no message, so that wrong data does not trap.
    static let missing = ChatMessage(
        id: "",
        author: ChatUser(id: ""),
        createdAt: Timestamp(microseconds: 0)
    )
}

/// The messages that the rows of a list read, each read from the data source once.
///
/// It lasts from one change of the data to the next.
final class MessageWindow {
    /// The number of messages in the list.
    let count: Int
    /// The list's name, if it has one.
    let listName: String?
    private let source: (Int) -> ChatMessage?
    private var messages: [Int: ChatMessage] = [:]
    /// The messages of the day that was searched last.
    var day: Range<Int>?

    init(count: Int, listName: String? = nil, source: @escaping (Int) -> ChatMessage?) {
        self.count = count
        self.listName = listName
        self.source = source
    }

    /// Returns the message at an index; `nil` out of bounds.
    func message(at index: Int) -> ChatMessage? {
        guard index >= 0, index < count else { return nil }
        if let message = messages[index] { return message }
        let message = source(index)
        messages[index] = message
        return message
    }

    /// Returns whether an index was read, or is out of bounds.
    func remembers(_ index: Int) -> Bool {
        index < 0 || index >= count || messages[index] != nil
    }

    /// Removes messages that are far from the rows that are shown.
    func keep(_ range: Range<Int>) {
        guard messages.count > 4 * (range.count + 2) else { return }
        messages = messages.filter { range.contains($0.key) }
    }
}
