import Components
import DefaultComponents

/// A conversation that was going on long before its first message: copies of it, each earlier than the one before.
///
/// A copy is made when one of its messages is read, so that a million open at once. Its ids end in its
/// number: `m7-1` stands in the copy before the conversation, `m7-2` in the one before that.
struct LongConversation: Sendable {
    private let messages: [ChatMessage]
    /// The time between two copies, in microseconds: whole days.
    private let span: Int64
    /// The places of the messages themselves, by id.
    private let places: [ChatMessage.ID: Int]

    /// Creates the past of messages, newest first.
    init(_ messages: [ChatMessage]) {
        self.messages = messages
        let day: Int64 = 86_400_000_000
        let newest = messages.first?.createdAt.microseconds ?? 0
        let oldest = messages.last?.createdAt.microseconds ?? 0
        let (length, isTooLong) = newest.subtractingReportingOverflow(oldest)
        places = Dictionary(
            messages.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { newest, _ in newest }
        )
        span = isTooLong ? day : (max(0, length) / day + 1) * day
    }

    /// Returns a number of its newest messages; empty if there are none to copy.
    func messages(_ count: Int) -> ChatMessages {
        guard !messages.isEmpty else { return [] }
        return ChatMessages(count: count, place: place(of:)) { message(at: $0) }
    }

    /// Returns the index of the newest message with an id; nil if no copy has one.
    @Sendable private func place(of id: String) -> Int? {
        if let place = places[id] { return place }
        guard let dash = id.lastIndex(of: "-"), let place = places[String(id[..<dash])] else {
            return nil
        }
        let number = id[id.index(after: dash)...]
        guard let copy = Int(number), copy > 0, number == "\(copy)" else { return nil }
        let (start, isTooFar) = copy.multipliedReportingOverflow(by: messages.count)
        return isTooFar ? nil : start.addingReportingOverflow(place).partialValue
    }

    private func message(at place: Int) -> ChatMessage {
        let (copy, original) = place.quotientAndRemainder(dividingBy: messages.count)
        var message = messages[original]
        guard copy > 0 else { return message }
        message.id += "-\(copy)"
        message.quote?.messageID += "-\(copy)"
        let (distance, isTooFar) = span.multipliedReportingOverflow(by: Int64(copy))
        let (time, isTooEarly) = message.createdAt.microseconds.subtractingReportingOverflow(
            distance
        )
        if !isTooFar, !isTooEarly { message.createdAt.microseconds = time }
        message.localState = nil
        return message
    }
}
