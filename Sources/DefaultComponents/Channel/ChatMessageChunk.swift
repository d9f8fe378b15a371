/// Some messages in a row.
enum ChatMessageChunk: Sendable {
    /// Messages that are there.
    case made([ChatMessage])
    /// Messages that are made each time, by their places at the beginning.
    case promised(Range<Int>, @Sendable (Int) -> ChatMessage)

    /// The number of messages.
    var count: Int {
        switch self {
        case .made(let messages): messages.count
        case .promised(let places, _): places.count
        }
    }

    /// Whether there are no messages.
    var isEmpty: Bool { count == 0 }

    /// The messages; changing them makes all that are only promised.
    var messages: [ChatMessage] {
        get {
            switch self {
            case .made(let messages): messages
            case .promised(let places, let make): places.map(make)
            }
        }
        _modify {
            var messages = messages
            // The only owner changes in place.
            self = .made([])
            defer { self = .made(messages) }
            yield &messages
        }
    }

    /// Returns the message at an offset.
    subscript(offset: Int) -> ChatMessage {
        switch self {
        case .made(let messages): messages[offset]
        case .promised(let places, let make): make(places.lowerBound + offset)
        }
    }
}
