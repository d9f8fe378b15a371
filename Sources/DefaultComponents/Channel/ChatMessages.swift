/// Messages in order, newest first; a copy costs nothing and stays as it is.
///
/// Messages lie in chunks that copies share. Changing one place copies its chunk at most, however many
/// messages there are.
public struct ChatMessages: Sendable {
    /// The most messages in one chunk.
    static let chunkLimit = 256

    /// The chunks, newest first; none is empty.
    private(set) var chunks: [[ChatMessage]] = []

    /// Where each chunk ends.
    private var ends: [Int] = []

    /// Creates an empty collection.
    public init() {}

    /// Creates a collection of messages, newest first.
    ///
    /// - Complexity: O(*n*).
    public init(_ messages: some Sequence<ChatMessage>) {
        insert(contentsOf: messages, at: 0)
    }

    /// Inserts a message before the one at a place.
    ///
    /// - Complexity: O(*n* / 256), and the copy of a chunk if another collection shares it.
    public mutating func insert(_ message: ChatMessage, at index: Int) {
        insert(contentsOf: CollectionOfOne(message), at: index)
    }

    /// Inserts messages, newest first, before the one at a place.
    ///
    /// - Complexity: O(*m* + *n* / 256) for *m* new messages.
    public mutating func insert(contentsOf messages: some Sequence<ChatMessage>, at index: Int) {
        precondition(index >= 0 && index <= count, "Insert messages at a place from 0 to 'count'.")
        var new = Array(messages)
        guard !new.isEmpty else { return }
        let first: Int
        if let (chunk, offset) = placeToInsert(new.count, at: index) {
            guard chunks[chunk].count + new.count > Self.chunkLimit else {
                chunks[chunk].insert(contentsOf: new, at: offset)
                return updateEnds(from: chunk)
            }
            // Both halves of the chunk and what comes between are cut anew.
            new = chunks[chunk][..<offset] + new + chunks[chunk][offset...]
            chunks.remove(at: chunk)
            first = chunk
        } else {
            first = index == 0 ? 0 : chunks.count
        }
        chunks.insert(contentsOf: Self.cut(new), at: first)
        updateEnds(from: first)
    }

    /// Removes a message and returns it.
    ///
    /// - Complexity: O(*n* / 256), and the copy of a chunk if another collection shares it.
    @discardableResult
    public mutating func remove(at index: Int) -> ChatMessage {
        let (chunk, offset) = place(of: index)
        let message = chunks[chunk].remove(at: offset)
        if chunks[chunk].isEmpty {
            chunks.remove(at: chunk)
        } else if chunk + 1 < chunks.count, fitTogether(chunk) {
            chunks[chunk] += chunks.remove(at: chunk + 1)
        } else if chunk > 0, fitTogether(chunk - 1) {
            chunks[chunk - 1] += chunks.remove(at: chunk)
        }
        updateEnds(from: Swift.max(chunk - 1, 0))
        return message
    }

    /// Returns the place of the newest message with an id; nothing if there is none.
    ///
    /// - Complexity: O(*n*).
    public func firstIndex(ofID id: ChatMessage.ID) -> Int? {
        for (chunk, messages) in chunks.enumerated() {
            if let offset = messages.firstIndex(where: { $0.id == id }) {
                return start(of: chunk) + offset
            }
        }
        return nil
    }
}

extension ChatMessages {
    var lastEnd: Int {
        ends.last ?? 0
    }

    func message(at index: Int) -> ChatMessage {
        let (chunk, offset) = place(of: index)
        return chunks[chunk][offset]
    }

    mutating func replace(at index: Int, with message: ChatMessage) {
        let (chunk, offset) = place(of: index)
        chunks[chunk][offset] = message
    }

    private func start(of chunk: Int) -> Int {
        chunk > 0 ? ends[chunk - 1] : 0
    }

    private func place(of index: Int) -> (chunk: Int, offset: Int) {
        precondition(index >= 0 && index < count, "Use a place from 0 to less than 'count'.")
        var chunk = 0
        var above = ends.count
        while chunk < above {
            let middle = (chunk + above) / 2
            if ends[middle] <= index { chunk = middle + 1 } else { above = middle }
        }
        return (chunk, index - start(of: chunk))
    }

    /// Returns the place in a chunk where messages go; nothing if they begin chunks of their own, at
    /// either end, so that messages added one after the other leave full chunks behind.
    private func placeToInsert(_ added: Int, at index: Int) -> (chunk: Int, offset: Int)? {
        guard !chunks.isEmpty else { return nil }
        let place =
            index == count
            ? (chunk: chunks.count - 1, offset: count - start(of: chunks.count - 1))
            : place(of: index)
        let isAtEnd = index == 0 || index == count
        let isFull = chunks[place.chunk].count + added > Self.chunkLimit
        return isAtEnd && isFull ? nil : place
    }

    private func fitTogether(_ chunk: Int) -> Bool {
        chunks[chunk].count + chunks[chunk + 1].count <= Self.chunkLimit / 2
    }

    private mutating func updateEnds(from chunk: Int) {
        var end = start(of: chunk)
        ends.removeSubrange(chunk...)
        for messages in chunks[chunk...] {
            end += messages.count
            ends.append(end)
        }
    }

    /// Cuts messages into chunks of about the same size.
    private static func cut(_ messages: [ChatMessage]) -> [[ChatMessage]] {
        let count = (messages.count + chunkLimit - 1) / chunkLimit
        return (0..<count).map { chunk in
            let range = (messages.count * chunk / count)..<(messages.count * (chunk + 1) / count)
            return Array(messages[range])
        }
    }
}
