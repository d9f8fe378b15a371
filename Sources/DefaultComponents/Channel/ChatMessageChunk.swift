/// Some messages in a row.
enum ChatMessageChunk: Sendable {
    /// Messages that are there.
    case made([ChatMessage])
    /// A part of an array that was given, whose memory it shares.
    case shared(ArraySlice<ChatMessage>)
    /// Messages that are made each time, by their places at the beginning.
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

    /// The messages; changing them makes all that are only promised.
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
