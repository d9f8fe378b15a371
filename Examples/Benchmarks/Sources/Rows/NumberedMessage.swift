import Components
import DefaultComponents
import Views

/// Makes messages by their numbers, the oldest of which is 0; every third one is the reader's own.
struct NumberedMessage: Sendable {
    let channel: ChatChannel
    private let ann = ChatUser(id: "ann", name: "Ann Lee")
    private let bo = ChatUser(id: "bo", name: "Bo")
    private let texts = (0..<13).map { length in
        RichText(plain: "Message" + String(repeating: " and on we go", count: length))
    }

    init() {
        channel = ChatChannel(
            id: "lunch",
            members: [ann, bo, ChatUser(id: "cy", name: "Cy")],
            currentUserId: "ann"
        )
    }

    func message(_ number: Int) -> ChatMessage {
        let isOwn = number % 3 == 0
        var message = ChatMessage(
            id: "\(number)",
            author: isOwn ? ann : bo,
            createdAt: Timestamp(seconds: 1_772_442_000 + Int64(number) * 40),
            text: texts[number % texts.count]
        )
        message.isSentByCurrentUser = isOwn
        return message
    }

    /// Returns a number of messages, newest first, each made on demand.
    func messages(_ count: Int) -> ChatMessages {
        ChatMessages(
            count: count,
            place: { id in Int(id).map { count - 1 - $0 } },
            message: { message(count - 1 - $0) }
        )
    }
}
