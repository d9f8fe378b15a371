import Components
import DefaultComponents
import Hosting
import Views
import WordCount
import Workbench

extension PluginSample {
    /// The plugin, with messages on which it shows, and the chat's text for a tap.
    static let wordCountSample = PluginSample(
        WordCountPlugin(),
        scene: scene,
        sheets: [
            EventSheet(.tapOnWordCountBadge, title: "WordCount") {
                ["Message \($0.id) was tapped."]
            }
        ]
    )

    /// A channel of two people, newest message first.
    private static var scene: ChannelTranscript {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        var answer = ChatMessage(id: "2", author: ben, createdAt: morning, text: "Yes")
        answer.isSentByCurrentUser = true
        return ChannelTranscript(
            channel: ChatChannel(
                id: "word-count",
                name: "WordCount",
                members: [ada, ben],
                currentUserId: "ben"
            ),
            messages: [
                answer,
                ChatMessage(id: "1", author: ada, createdAt: morning, text: "Shall we go sailing?"),
            ]
        )
    }
}
