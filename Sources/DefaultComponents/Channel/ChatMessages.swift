import Views

/// A collection of messages, newest first, with value semantics and cheap copies.
///
/// Messages are kept in chunks that copies share. A change copies one chunk at most, however many messages
/// there are.
public struct ChatMessages: Sendable {
    /// The maximum number of messages in one chunk.
    static let chunkLimit = 256

    /// The chunks, newest first; none is empty, and only lazy ones have more messages than the maximum.
    private(set) var chunks: [ChatMessageChunk] = []

    /// The end index of each chunk.
    private var ends: [Int] = []

    /// Finds indices by id, while the lazy messages are unchanged.
    private var find: (@Sendable (ChatMessage.ID) -> Int?)?

    /// Creates an empty collection.
    public init() {}

    /// Creates a collection of messages, newest first.
    ///
    /// - Complexity: O(*n*).
    public init(_ messages: some Sequence<ChatMessage>) {
        insert(contentsOf: messages, at: 0)
    }

    /// Creates a collection of messages, newest first, that shares the memory of an array.
    ///
    /// - Complexity: O(*n* / 256).
    public init(_ messages: [ChatMessage]) {
        chunks = stride(from: 0, to: messages.count, by: Self.chunkLimit).map { start in
            .shared(messages[start..<Swift.min(start + Self.chunkLimit, messages.count)])
        }
        updateEnds(from: 0, replacing: 0, by: chunks.count)
    }

    /// Creates a collection of messages that are made when they are read.
    ///
    /// The function gets the message's original index, 0 for the newest, and returns the same message for each
    /// call with that index. Messages that were read are not kept.
    ///
    /// Give `place` if you can find a message by its id, as a database can: a channel of a million messages then
    /// reads none of them to find the one that an event names. Without it, they are searched from the newest
    /// on.
    ///
    /// - Parameters:
    ///   - count: The number of messages.
    ///   - place: Returns the index of the newest message with an id; `nil` if there is none.
    ///   - message: Returns the message at an index.
    /// - Complexity: O(1) without making a message.
    public init(
        count: Int,
        place: (@Sendable (ChatMessage.ID) -> Int?)? = nil,
        message: @escaping @Sendable (Int) -> ChatMessage
    ) {
        find = place
        guard count > 0 else { return }
        chunks = [.promised(0..<count, message)]
        ends = [count]
    }

    /// Divides lazy messages so that those around an index, which are going to be made, are one small chunk.
    private mutating func divide(around index: Int) {
        let (chunk, offset) = place(of: index)
        guard case .promised(let places, let make) = chunks[chunk], places.count > Self.chunkLimit
        else { return }
        let start = places.lowerBound + offset / Self.chunkLimit * Self.chunkLimit
        let end = start + Swift.min(Self.chunkLimit, places.upperBound - start)
        let parts = [places.lowerBound..<start, start..<end, end..<places.upperBound]
        let new = parts.filter { !$0.isEmpty }.map { ChatMessageChunk.promised($0, make) }
        chunks.replaceSubrange(chunk...chunk, with: new)
        updateEnds(from: chunk, replacing: 1, by: new.count)
    }

    /// Inserts a message before the one at an index.
    ///
    /// - Complexity: O(*n* / 256), and the copy of a chunk if another collection shares it.
    public mutating func insert(_ message: ChatMessage, at index: Int) {
        insert(contentsOf: CollectionOfOne(message), at: index)
    }

    /// Inserts messages, newest first, before the one at an index.
    ///
    /// - Complexity: O(*m* + *n* / 256) for *m* new messages.
    public mutating func insert(contentsOf messages: some Sequence<ChatMessage>, at index: Int) {
        precondition(index >= 0 && index <= count, "Insert messages at a place from 0 to 'count'.")
        var new = Array(messages)
        guard !new.isEmpty else { return }
        find = nil
        if index > 0, index < count { divide(around: index) }
        var first = index == 0 ? 0 : chunks.count
        var replaced = 0
        if let (chunk, offset) = placeToInsert(new.count, at: index) {
            guard chunks[chunk].count + new.count > Self.chunkLimit else {
                chunks[chunk].messages.insert(contentsOf: new, at: offset)
                return updateEnds(from: chunk, replacing: 1, by: 1)
            }
            // Both halves of the chunk and the new messages are divided again.
            let old = chunks[chunk].messages
            new = old[..<offset] + new + old[offset...]
            chunks.remove(at: chunk)
            first = chunk
            replaced = 1
        }
        let cut = Self.cut(new)
        chunks.insert(contentsOf: cut.map(ChatMessageChunk.made), at: first)
        updateEnds(from: first, replacing: replaced, by: cut.count)
    }

    /// Removes a message and returns it.
    ///
    /// - Complexity: O(*n* / 256), and the copy of a chunk if another collection shares it.
    @discardableResult
    public mutating func remove(at index: Int) -> ChatMessage {
        find = nil
        divide(around: index)
        let (chunk, offset) = place(of: index)
        let message = chunks[chunk].messages.remove(at: offset)
        if chunks[chunk].isEmpty {
            chunks.remove(at: chunk)
            updateEnds(from: chunk, replacing: 1, by: 0)
        } else if chunk + 1 < chunks.count, fitTogether(chunk) {
            chunks[chunk].messages += chunks.remove(at: chunk + 1).messages
            updateEnds(from: chunk, replacing: 2, by: 1)
        } else if chunk > 0, fitTogether(chunk - 1) {
            chunks[chunk - 1].messages += chunks.remove(at: chunk).messages
            updateEnds(from: chunk - 1, replacing: 2, by: 1)
        } else {
            updateEnds(from: chunk, replacing: 1, by: 1)
        }
        return message
    }

    /// Returns the index of the newest message with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), unless the messages are lazy, can find their indices, and are unchanged.
    public func firstIndex(ofID id: ChatMessage.ID) -> Int? {
        if let find {
            return find(id).flatMap { indices.contains($0) && self[$0].id == id ? $0 : nil }
        }
        return firstPlace { $0.id == id }
    }
}

extension ChatMessages {
    /// Whether indices are found by id without a search.
    var findsPlaces: Bool { find != nil }

    /// Returns the place of the newest message that is wanted; messages of arrays are not copied.
    func firstPlace(where isWanted: (borrowing ChatMessage) -> Bool) -> Int? {
        for (chunk, messages) in chunks.enumerated() {
            if let offset = messages.firstOffset(where: isWanted) {
                return start(of: chunk) + offset
            }
        }
        return nil
    }

    var lastEnd: Int { ends.last ?? 0 }

    func message(at index: Int) -> ChatMessage {
        let (chunk, offset) = place(of: index)
        return chunks[chunk][offset]
    }

    mutating func replace(at index: Int, with message: ChatMessage) {
        find = nil
        divide(around: index)
        let (chunk, offset) = place(of: index)
        chunks[chunk].messages[offset] = message
    }

    private func start(of chunk: Int) -> Int {
        chunk > 0 ? ends[chunk - 1] : 0
    }

    private func place(of index: Int) -> (chunk: Int, offset: Int) {
        precondition(index >= 0 && index < count, "Use a place from 0 to less than 'count'.")
        let chunk = ends.indices.partitioningIndex { ends[$0] > index }
        return (chunk, index - start(of: chunk))
    }

    /// Returns the index in a chunk at which messages are inserted; `nil` if they begin chunks of their own, at
    /// either end, so that messages added in order leave full chunks.
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

    /// Updates the end indices after chunks were replaced by others.
    private mutating func updateEnds(from first: Int, replacing old: Int, by new: Int) {
        let start = start(of: first)
        let oldEnd = old > 0 ? ends[first + old - 1] : start
        var end = start
        let newEnds = chunks[first..<(first + new)].map { messages in
            end += messages.count
            return end
        }
        ends.replaceSubrange(first..<(first + old), with: newEnds)
        for chunk in (first + new)..<ends.count { ends[chunk] += end - oldEnd }
    }

    /// Divides messages into chunks of about the same size.
    private static func cut(_ messages: [ChatMessage]) -> [[ChatMessage]] {
        let count = (messages.count + chunkLimit - 1) / chunkLimit
        return (0..<count).map { chunk in
            let range = (messages.count * chunk / count)..<(messages.count * (chunk + 1) / count)
            return Array(messages[range])
        }
    }
}

/// Consecutive messages.
enum ChatMessageChunk: Sendable {
    /// Messages that exist.
    case made([ChatMessage])
    /// A slice of an array, whose memory it shares.
    case shared(ArraySlice<ChatMessage>)
    /// Lazy messages, made at each read, by their original indices.
    case promised(Range<Int>, @Sendable (Int) -> ChatMessage)

    /// The number of messages.
    var count: Int {
        switch self {
        case .made(let messages): messages.count
        case .shared(let messages): messages.count
        case .promised(let places, _): places.count
        }
    }

    /// Whether there are no messages.
    var isEmpty: Bool { count == 0 }

    /// The messages; changing them makes all lazy ones.
    var messages: [ChatMessage] {
        get {
            switch self {
            case .made(let messages): messages
            case .shared(let messages): Array(messages)
            case .promised(let places, let make): places.map(make)
            }
        }
        _modify {
            var messages = messages
            // Leaves the array with one owner, so that it changes in place.
            self = .made([])
            defer { self = .made(messages) }
            yield &messages
        }
    }

    /// Returns the message at an offset.
    subscript(offset: Int) -> ChatMessage {
        switch self {
        case .made(let messages): messages[offset]
        case .shared(let messages): messages[messages.startIndex + offset]
        case .promised(let places, let make): make(places.lowerBound + offset)
        }
    }

    /// Returns the offset of the first message that is wanted, without copying those that are there.
    func firstOffset(where isWanted: (borrowing ChatMessage) -> Bool) -> Int? {
        switch self {
        case .made(let messages):
            for offset in messages.indices where isWanted(messages[offset]) { return offset }
        case .shared(let messages):
            for place in messages.indices where isWanted(messages[place]) {
                return place - messages.startIndex
            }
        case .promised(let places, let make):
            return places.firstIndex { isWanted(make($0)) }.map { $0 - places.lowerBound }
        }
        return nil
    }
}
