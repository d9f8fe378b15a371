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
