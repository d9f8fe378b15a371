/// A place among messages: an index, or the row of a list, which records what is read.
enum MessagePlace {
    case among(AnyRandomAccessCollection<ChatMessage>, index: Int)
    case row(RowReader)

    /// The messages as the row of a list reads them; `nil` outside of lists.
    var reader: RowReader? {
        if case .row(let reader) = self { reader } else { nil }
    }

    /// The message's index; 0 is the newest.
    var index: Int {
        switch self {
        case .among(_, let index): return index
        case .row(let reader):
            reader.reads.usesPlace = true
            return reader.index
        }
    }

    /// The messages, newest first.
    var messages: AnyRandomAccessCollection<ChatMessage> {
        switch self {
        case .among(let messages, _): messages
        case .row(let reader): AnyRandomAccessCollection(RowMessages(reader: reader))
        }
    }

    /// Returns the message at a distance from the place, towards the older ones; `nil` out of bounds.
    func message(older distance: Int) -> ChatMessage? {
        switch self {
        case .among(let messages, let place):
            let (index, overflow) = place.addingReportingOverflow(distance)
            guard !overflow, place >= 0, index >= 0, index < messages.count else { return nil }
            return messages[messages.index(messages.startIndex, offsetBy: index)]
        case .row(let reader): return reader.message(distance)
        }
    }
}
