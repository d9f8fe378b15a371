import Components
import DefaultComponents
import Messenger
import Views
import Workbench

/// The plugins, each with messages on which it shows; those of the first are a whole conversation.
enum Samples {
    static let all = [
        PluginSample(VoiceMessagesPlugin(), scene: conversation),
        PluginSample(PollsPlugin(), scene: scene("Poll", [poll("poll")])),
        PluginSample(
            PinnedMessagesPlugin(pinned: ["messenger": ["m2"], "pin": ["pin"]]),
            scene: scene("Pin", [message("pin", "We meet at pier 7.")])
        ),
        PluginSample(
            TranslationPlugin(translator: Phrasebook.translate),
            scene: scene("Translation", [message("french", "Bon vent !")])
        ),
        PluginSample(
            DisappearingMessagesPlugin(),
            scene: scene("Disappearing", [secret("secret")])
        ),
        PluginSample(
            SearchPlugin(),
            scene: scene("Search", [message("found", "Search for the pier, or for seven.")])
        ),
        PluginSample(CodeBlocksPlugin(), scene: scene("Code", [code("code")])),
        PluginSample(
            LinkCardsPlugin(loader: Phrasebook.page),
            scene: scene("Link", [message("link", "Look: https://tides.example/pier-7")])
        ),
        PluginSample(
            SwipeReplyPlugin(),
            scene: scene("Swipe", [message("swiped", "Swipe me, or hold me.")])
        ),
        PluginSample(ComposerKitPlugin(), scene: scene("Uploads", [upload("upload")])),
    ]

    private static let conversation = scene(
        "Messenger",
        [
            message("m1", "Bonjour, on part à neuf heures ?"),
            message("m2", "We meet at pier 7.", isOwn: true),
            voice("m3"),
            poll("m4"),
            secret("m5"),
            code("m6"),
            message("m7", "Look: https://tides.example/pier-7"),
            upload("m8"),
            message("m9", "À demain !"),
        ]
    )

    private static let (ada, ben) = (
        ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben")
    )

    /// Returns a channel with messages, oldest first, a minute apart.
    private static func scene(_ name: String, _ messages: [ChatMessage]) -> ChannelTranscript {
        let start: Int64 = 1_772_444_460
        let timed = messages.enumerated().map { place, message in
            var message = message
            message.createdAt = Timestamp(seconds: start + 60 * Int64(place))
            return message
        }
        let channel = ChatChannel(
            id: name.lowercased(),
            name: name,
            members: [ada, ben],
            currentUserId: ben.id
        )
        return ChannelTranscript(channel: channel, messages: timed.reversed())
    }

    private static func message(_ id: String, _ text: String, isOwn: Bool = false) -> ChatMessage {
        var message = ChatMessage(
            id: id,
            author: isOwn ? ben : ada,
            createdAt: Timestamp(seconds: 0),
            text: RichText(plain: text)
        )
        message.isSentByCurrentUser = isOwn
        return message
    }

    private static func voice(_ id: String) -> ChatMessage {
        let sound = AudioAttachment(audioURL: "harbour.mp3", title: "Harbour", seconds: 24)
        var message = message(id, "")
        message.attachments = [ChatAttachment(kind: .audio, payload: .audio(sound))]
        return message
    }

    private static func poll(_ id: String) -> ChatMessage {
        let options = [Poll.Option("North", votes: 3), .init("West", votes: 1), .init("Stay")]
        let poll = Poll(title: "Where to?", options: options)
        var message = message(id, "")
        message.attachments = [try? ChatAttachment(kind: .poll, payload: poll)].compactMap(\.self)
        return message
    }

    private static func code(_ id: String) -> ChatMessage {
        let lines = """
            // The tide at a pier, in metres.
            func tide(at pier: Int, _ hour: Double) -> Double {
                let name = "Pier \\(pier)"
                return 2.4 + levels[name, default: 0] * wave(hour / 12.42)
            }
            """
        var message = message(id, "")
        let code = Code(lines, language: "swift")
        message.attachments = [try? ChatAttachment(kind: .code, payload: code)].compactMap(\.self)
        return message
    }

    private static func upload(_ id: String) -> ChatMessage {
        let file = FileAttachment(assetURL: "chart.pdf", title: "chart.pdf", bytes: 4_200_000)
        var attachment = ChatAttachment(kind: .file, payload: .file(file))
        (attachment.id, attachment.progress) = ("chart", 0.4)
        var message = message(id, "", isOwn: true)
        message.attachments = [attachment]
        return message
    }

    private static func secret(_ id: String) -> ChatMessage {
        var message = message(id, "The key is under the third plank.")
        message[.disappearsAfter] = 20
        return message
    }
}
