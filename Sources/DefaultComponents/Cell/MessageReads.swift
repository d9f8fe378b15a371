/// The reads of a cell outside of lists, on which it depends.
package final class MessageReads {
    private let reader: RowReader

    /// Creates the record of a message among others.
    ///
    /// - Parameters:
    ///   - count: The number of messages.
    ///   - index: The index of the cell's message.
    ///   - message: Returns the message at an index, newest first.
    package init(count: Int, index: Int, message: @escaping (Int) -> ChatMessage) {
        let window = MessageWindow(count: count) { message($0) }
        reader = RowReader(window, index: index)
    }

    /// Returns the content of a cell, whose reads are recorded.
    package func content(in channel: ChatChannel, isInThread: Bool) -> MessageCellContent {
        MessageCellContent(reader, channel, isInThread: isInThread)
    }

    /// The distances of the messages that were read, those towards newer ones are negative; in rising order.
    package var distances: [Int] { reader.reads.distances.sorted() }
    /// Whether the index was read.
    package var usesIndex: Bool { reader.reads.usesPlace }
    /// Whether the number of messages was read.
    package var usesCount: Bool { reader.reads.usesCount }
}

@available(*, unavailable)
extension MessageReads: Sendable {}
