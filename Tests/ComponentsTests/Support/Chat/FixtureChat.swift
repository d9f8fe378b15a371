import Components
import DefaultComponents
import Views

/// A conversation with every kind of message, and the parts of its messages.
enum FixtureChat {
    static let ann = ChatUser(id: "ann", name: "Ann Lee")
    static let bo = ChatUser(id: "bo", name: "Bo", imageURL: "https://example.org/bo.png")
    static let cy = ChatUser(id: "cy", name: "Cy Young")
    static let others = [
        bo, cy, ChatUser(id: "dee", name: "Dee"), ChatUser(id: "eli", name: "Eli"),
        ChatUser(id: "fay", name: "Fay"),
    ]

    /// A channel of six members; Ann is the reader.
    static let group = ChatChannel(
        id: "sailing",
        members: [ann] + others,
        currentUserId: ann.id,
        lastReadMessageID: "exactly-sixty"
    )

    /// A channel of Ann, the reader, and Bo.
    static let direct = ChatChannel(id: "ann-bo", members: [ann, bo], currentUserId: ann.id)

    /// Returns a message a number of seconds after nine o'clock on March 2, 2026, in UTC.
    static func message(
        _ id: String,
        by author: ChatUser = bo,
        at seconds: Int64 = 0,
        _ text: RichText = "Ahoy",
        kind: ChatMessageKind = .regular,
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) -> ChatMessage {
        var message = ChatMessage(
            id: id,
            author: author,
            createdAt: Timestamp(seconds: 1_772_442_000 + seconds),
            kind: kind,
            text: text
        )
        message.isSentByCurrentUser = author == ann
        change(&message)
        return message
    }

    /// Returns a message by Ann.
    static func own(
        _ id: String,
        at seconds: Int64 = 0,
        _ text: RichText = "Aye",
        kind: ChatMessageKind = .regular,
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) -> ChatMessage {
        message(id, by: ann, at: seconds, text, kind: kind, change)
    }
}
