import Components
import DefaultComponents
import Hosting
import Views
import WordOverlay
import Workbench

extension PluginSample {
    /// The plugin, with messages on which it shows.
    static let wordOverlaySample = PluginSample(WordOverlayPlugin(), scene: scene)

    /// A channel of two people, newest message first.
    private static var scene: ChannelTranscript {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        return ChannelTranscript(
            channel: ChatChannel(
                id: "word-overlay",
                name: "WordOverlay",
                members: [ada, ben],
                currentUserId: "ben"
            ),
            messages: [
                ChatMessage(id: "2", author: ada, createdAt: morning, text: "Fair winds all day"),
                ChatMessage(id: "1", author: ben, createdAt: morning, text: "Ahoy"),
            ]
        )
    }
}
