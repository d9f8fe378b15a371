import Components
import DefaultComponents
import Synchronization
import Views

struct FirstMentionsEdge: Plugin {
    let manifest = PluginManifest("mentions-edge", summary: "Messages with mentions have an edge.")

    func register(in registrar: inout Registrar) {
        let scope = ComponentScope.messages("with mentions") { message in
            message.text.runs.contains { if case .user = $0.style.target { true } else { false } }
        }
        registrar.extend(.bubble, with: FirstAccentEdge.self, in: scope)
    }
}

final class FirstAccentEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderColor = host.components[.appearance].palette.accent
        host.layer.borderWidth = 2
    }
}

struct FirstThreadAvatars: Plugin {
    let manifest = PluginManifest("thread-avatars", summary: "Square avatars beside replies only.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: FirstSquare.self, in: .inside(.threadInfo))
    }
}

final class FirstSquare: ComponentExtension<ChatAvatarView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.imageView.layer.cornerRadius = 2
    }
}

struct FirstRoomyChannels: Plugin {
    let manifest = PluginManifest("roomy-channels", summary: "Wide messages in small channels.")

    func register(in registrar: inout Registrar) {
        registrar.set(
            .maxContentWidthMultiplier,
            to: 0.9,
            in: .channels("small ones") { $0.members.count < 4 }
        )
    }
}

struct FirstStarButton: Plugin {
    let manifest = PluginManifest("star-button", summary: "Messages can be starred.")
    let stars = FirstShelf()

    func register(in registrar: inout Registrar) {
        let stars = stars
        registrar.declare(.firstStarred)
        registrar.on(.firstStarred) { message in
            stars.add(message.id)
            return .handled
        }
        registrar.extend(.messageContentView, with: FirstStar.self)
    }
}

extension Event where Payload == ChatMessage {
    static let firstStarred = Event("star-button.starred")
    static let firstThanked = Event("thanks-button.thanked")
}

extension Button {
    /// Makes the button large enough for fingers.
    fileprivate func growForFingers() {
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}

final class FirstStar: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Star"
        button.growForFingers()
        button.addTarget("star") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.firstStarred, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.body
        button.tintColor = host.components[.appearance].palette.text
    }
}

struct FirstThanksButton: Plugin {
    let manifest = PluginManifest("thanks-button", summary: "Messages can be thanked for.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.firstThanked)
        registrar.extend(.messageContentView, with: FirstThanks.self)
    }
}

final class FirstThanks: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Thanks"
        button.growForFingers()
        button.addTarget("thanks") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.firstThanked, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.body
        button.tintColor = host.components[.appearance].palette.text
    }
}

struct FirstStarTally: Plugin {
    let manifest = PluginManifest(
        "star-tally",
        summary: "Counts stars.",
        requirements: [PluginRequirement("star-button", in: Version(1)..<Version(2))],
        ordering: [.after("star-button"), .before("award-show")]
    )
    let tally = FirstShelf()

    func register(in registrar: inout Registrar) {
        let tally = tally
        registrar.on(.firstStarred) { message in
            tally.add("one for \(message.author.name)")
            return .passed
        }
    }
}

struct FirstSampledFrames: Plugin {
    let manifest = PluginManifest("sampled-frames", summary: "Frames around some messages.")
    private static let asked = Mutex(0)

    func register(in registrar: inout Registrar) {
        let scope = ComponentScope.messages("a sample") { _ in
            Self.asked.withLock { count in
                count += 1
                return count % 7 < 3
            }
        }
        registrar.extend(.bubble, with: FirstAccentEdge.self, in: scope)
    }
}

struct FirstExclusiveLook: Plugin {
    let manifest = PluginManifest(
        "round-frames",
        summary: "Round frames around bubbles.",
        conflicts: [
            "share-attachments", "square-avatars", "squared-bubble", "read-by-avatars",
            "custom-router", "star-button", "word-total",
        ]
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FirstAccentEdge.self)
    }
}

struct FirstLogFormat: Plugin {
    let manifest = PluginManifest("log-format", summary: "Reads logs: a name and words a line.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.conversationFormat("log"), with: FirstLogReader())
    }
}

struct FirstLogReader: ConversationFormat {
    let name = "log"

    func recognizes(_ source: ConversationSource) -> Bool {
        source.name.hasSuffix(".chatlog") && !source.isFolder
    }

    func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        let text = String(decoding: try source.bytes(), as: UTF8.self)
        let messages = text.split(separator: "\n").enumerated().map { place, line in
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            return ChatMessage(
                id: "\(place)",
                author: ChatUser(id: parts.count > 1 ? parts[0] : "unknown"),
                createdAt: Timestamp(seconds: Int64(place) * 60),
                text: RichText(plain: parts.last ?? "")
            )
        }
        var known: Set<ChatUser> = []
        let members = messages.map(\.author).filter { known.insert($0).inserted }
        let channel = ChatChannel(id: source.name, members: members)
        return Conversation(
            channels: [ChannelTranscript(channel: channel, messages: messages.reversed())]
        )
    }
}
