extension ChatMessages: RandomAccessCollection, MutableCollection {
    /// The index of the newest message.
    public var startIndex: Int { 0 }

    /// The index after the oldest message.
    public var endIndex: Int { lastEnd }

    /// The message at an index; 0 is the newest.
    ///
    /// - Complexity: O(log *n*) to read; replacing copies the chunk if another collection shares it.
    public subscript(index: Int) -> ChatMessage {
        get { message(at: index) }
        set { replace(at: index, with: newValue) }
    }

    /// Returns an iterator from the newest message on.
    public func makeIterator() -> Iterator {
        Iterator(chunks: chunks)
    }

    /// An iterator from the newest message to the oldest.
    public struct Iterator: IteratorProtocol, Sendable {
        fileprivate let chunks: [ChatMessageChunk]
        private var chunk = 0
        private var offset = 0

        fileprivate init(chunks: [ChatMessageChunk]) {
            self.chunks = chunks
        }

        /// Returns the next message; `nil` after the oldest.
        public mutating func next() -> ChatMessage? {
            guard chunk < chunks.count else { return nil }
            let message = chunks[chunk][offset]
            offset += 1
            if offset == chunks[chunk].count { (chunk, offset) = (chunk + 1, 0) }
            return message
        }
    }
}

extension ChatMessages: ExpressibleByArrayLiteral {
    /// Creates a collection of messages, newest first.
    public init(arrayLiteral messages: ChatMessage...) {
        self.init(messages)
    }
}

extension ChatMessages: Hashable {
    /// Compares the messages, whatever their chunks.
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }

    /// Feeds the messages into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for message in self { hasher.combine(message) }
    }
}
