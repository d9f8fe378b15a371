import Components
import DefaultComponents
import Hosting
import Views
import WordTimer
import Workbench

extension PluginSample {
    /// The plugin, with messages on which it shows.
    static let wordTimerSample = PluginSample(WordTimerPlugin(), scene: scene)

    /// A channel of two people, newest message first.
    private static var scene: ChannelTranscript {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        var answer = ChatMessage(
            id: "2",
            author: ben,
            createdAt: morning.advanced(by: .seconds(600)),
            text: "Yes"
        )
        answer.isSentByCurrentUser = true
        return ChannelTranscript(
            channel: ChatChannel(
                id: "word-timer",
                name: "WordTimer",
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
