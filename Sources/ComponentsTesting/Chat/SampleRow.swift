import Components
import DefaultComponents
import Views

/// A message with its neighbours, to be composed alone.
struct SampleRow: Sendable {
    /// The message's id, with a suffix in a thread.
    let id: String
    let message: ChatMessage
    private let index: Int
    private let messages: [ChatMessage]
    private let isInThread: Bool

    /// Returns the messages of the channel and those of its thread, oldest first, with an author's own, newest first.
    static func rows(adding own: [ChatMessage] = []) -> [SampleRow] {
        let channel = own + CertificateChat.messages
        return rows(channel, isInThread: false) + rows(CertificateChat.thread, isInThread: true)
    }

    private static func rows(_ messages: [ChatMessage], isInThread: Bool) -> [SampleRow] {
        messages.indices.reversed().map { index in
            SampleRow(
                id: messages[index].id + (isInThread ? "-in-thread" : ""),
                message: messages[index],
                index: index,
                messages: messages,
                isInThread: isInThread
            )
        }
    }

    /// The content of the message's cell.
    var content: MessageCellContent {
        MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(messages),
            channel: CertificateChat.channel,
            isInThread: isInThread
        )
    }

    /// Returns the message's cell, mounted and laid out.
    func cell(in context: ComponentContext, width: Double = 375) -> any MessageCell {
        context.mountedCell(showing: content, width: width).cell
    }
}

extension SampleRow {
    /// Creates a message alone.
    init(_ message: ChatMessage) {
        self = Self.rows([message], isInThread: false)[0]
    }

    /// Returns it with all messages a number of seconds later.
    func later(by seconds: Int64) -> SampleRow {
        var later = messages
        for place in later.indices {
            later[place].createdAt.microseconds += seconds * 1_000_000
            later[place].editedAt?.microseconds += seconds * 1_000_000
        }
        let message = later[index]
        return Self(id: id, message: message, index: index, messages: later, isInThread: isInThread)
    }
}
