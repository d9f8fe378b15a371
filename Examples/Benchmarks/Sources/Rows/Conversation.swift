import Components
import DefaultComponents
import Views

/// Messages that share no storage with those of another call, newest first.
func conversation() -> MessageCellContent {
    let ada = ChatUser(id: "ada", name: "Ada")
    let ben = ChatUser(id: "ben", name: "Ben")
    let time = Timestamp(seconds: 1_772_444_460)
    let question = ChatMessage(id: "1", author: ben, createdAt: time, text: "Shall we eat?")
    var answer = ChatMessage(
        id: "2",
        author: ada,
        createdAt: Timestamp(seconds: 1_772_444_520),
        text: "Soup, as on every day that begins with rain."
    )
    answer.quote = ChatQuote(of: question)
    let image = ImageAttachment(imageURL: "https://example.com/soup.png", title: "Today's soup")
    answer.attachments = [ChatAttachment(kind: .image, payload: .image(image))]
    answer.reactions = [
        ChatReaction(name: "thumbsup", emoji: "👍", userIDs: ["ben"]),
        ChatReaction(name: "soup", userIDs: ["ben", "eve"]),
    ]
    return MessageCellContent(
        index: 0,
        messages: AnyRandomAccessCollection([answer, question]),
        channel: ChatChannel(
            id: "lunch",
            members: [ada, ben, ChatUser(id: "eve", name: "Eve")],
            currentUserId: "ben"
        )
    )
}
