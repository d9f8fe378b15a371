import Components
import DefaultComponents
import Hosting
import Views
import WordPoll
import Workbench

extension PluginSample {
    /// The plugin, with messages on which it shows.
    static let wordPollSample = PluginSample(WordPollPlugin(), scene: scene)

    /// A channel of two people, newest message first.
    private static var scene: ChannelTranscript {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        let options: JSONValue = [
            ["text": "North", "votes": 3], ["text": "West", "votes": 1], ["text": "Stay"],
        ]
        let json: JSONValue = ["kind": "word-poll", "title": "Where to?", "options": options]
        var message = ChatMessage(id: "1", author: ada, createdAt: morning, text: "")
        message.attachments = [
            ChatAttachment(kind: .wordPollQuestion, payload: .other(title: "Where to?", json: json))
        ]
        return ChannelTranscript(
            channel: ChatChannel(
                id: "word-poll",
                name: "WordPoll",
                members: [ada, ben],
                currentUserId: "ben"
            ),
            messages: [message]
        )
    }
}
