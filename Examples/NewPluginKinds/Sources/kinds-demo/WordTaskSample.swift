import Components
import DefaultComponents
import Hosting
import Views
import WordTask
import Workbench

extension PluginSample {
    /// The plugin, with messages on which it shows.
    static let wordTaskSample = PluginSample(WordTaskPlugin(), scene: scene)

    /// A channel of two people, newest message first.
    private static var scene: ChannelTranscript {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        return ChannelTranscript(
            channel: ChatChannel(
                id: "word-task",
                name: "WordTask",
                members: [ada, ben],
                currentUserId: "ben"
            ),
            messages: [
                ChatMessage(id: "1", author: ada, createdAt: morning, text: "Shall we go sailing?")
            ]
        )
    }
}
