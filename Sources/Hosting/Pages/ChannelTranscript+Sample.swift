import Components
public import DefaultComponents
import Views

extension ChannelTranscript {
    /// Messages of the usual kinds, authors and lengths, whose rules the sheet of a live page has.
    public static let pageSample: ChannelTranscript = {
        let reader = ChatUser(id: "reader", name: "Reader")
        // Names of one letter and of two, in all colours.
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let others = letters.flatMap { ["\($0)", "\($0) \($0)"] }.map { ChatUser(id: $0, name: $0) }
        let channel = ChatChannel(
            id: "sample",
            members: [reader] + others,
            currentUserId: reader.id
        )
        var messages: [ChatMessage] = []
        func add(by author: ChatUser, _ text: RichText, _ change: (inout ChatMessage) -> Void) {
            let time = Timestamp(seconds: Int64(messages.count) * 20)
            let id = "\(messages.count)"
            var message = ChatMessage(id: id, author: author, createdAt: time, text: text)
            message.isSentByCurrentUser = author == reader
            change(&message)
            messages.insert(message, at: 0)
        }
        for author in others { add(by: author, "Hi") { _ in } }
        let authors = [reader, others[0]]
        // Each twice, as the last message of a group looks different.
        for count in 1...20 {
            let line = String(repeating: "m", count: count)
            for author in authors where count % 2 == 0 {
                add(by: author, RichText(plain: line)) { _ in }
                add(by: author, RichText(plain: line)) { _ in }
            }
            for author in authors {
                add(by: author, RichText(plain: "\(line)\nm")) { _ in }
                add(by: author, RichText(plain: "\(line)\nm")) { _ in }
            }
        }
        for author in authors {
            add(by: author, "Hi") { $0.isDeleted = true }
            for count in [1, 2, 10] {
                let reaction = ChatReaction(name: "like", emoji: "👍", count: count)
                add(by: author, "Hi") { $0.reactions = [reaction] }
                add(by: author, "Words that react") { $0.reactions = [reaction, reaction] }
                add(by: author, "Hi") { $0.replyCount = count }
            }
        }
        return ChannelTranscript(channel: channel, messages: messages)
    }()
}
