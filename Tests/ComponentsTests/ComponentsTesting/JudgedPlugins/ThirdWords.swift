import Components
import DefaultComponents
import Synchronization
import Views

struct ThirdHideLinksPlugin: Plugin {
    let manifest = PluginManifest("hide-links", summary: "Links are taken out of messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: ThirdLinksTakenOut.self)
    }
}

private final class ThirdLinksTakenOut: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard let content = host.content else { return }
        host.text = RichText(
            content.runs.map { run in
                if case .link = run.style.target { TextRun("[link removed]") } else { run }
            }
        )
    }
}

struct ThirdMutedBotsPlugin: Plugin {
    let manifest = PluginManifest("muted-bots", summary: "Messages of bots are folded away.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdMutedBot.self)
    }
}

private final class ThirdMutedBot: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, message.author.isBot else { return }
        host.textView?.content = "Message of a bot"
    }
}

struct ThirdTidyLongPlugin: Plugin {
    let manifest = PluginManifest("tidy-long", summary: "Long messages are kept short.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: ThirdShortText.self)
    }
}

private final class ThirdShortText: ComponentExtension<ChatMessageTextView> {
    private let limit = 40

    override func updateContent() {
        super.updateContent()
        let plain = host.content?.plain ?? ""
        guard plain.count > limit else { return }
        host.text = RichText(plain: plain.prefix(limit) + "…")
    }
}

struct ThirdReplyNamesPlugin: Plugin {
    let manifest = PluginManifest(
        "reply-names",
        summary: "Answers name the person that they answer."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: ThirdAnsweredName.self)
    }
}

private final class ThirdAnsweredName: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        let author = message.quote?.author ?? message.author
        host.text = author.name
    }
}

struct ThirdFadedDeletedPlugin: Plugin {
    let manifest = PluginManifest("faded-deleted", summary: "Deleted messages are pale.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdFadedMessage.self)
    }
}

private final class ThirdFadedMessage: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        if host.content?.isDeleted == true { host.mainContainer.alpha = 0.6 }
    }
}

struct ThirdNameColoursPlugin: Plugin {
    let manifest = PluginManifest("name-colours", summary: "Each author has a colour.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: ThirdNameColour.self)
    }
}

private final class ThirdNameColour: ComponentExtension<ChatMessageAuthorNameLabel> {
    private static let colors = [
        Color("nameBlue", light: RGBA(0x0B4A8F), dark: RGBA(0xA8D1FF)),
        Color("nameGreen", light: RGBA(0x1C5A2A), dark: RGBA(0xB2E6BE)),
        Color("namePlum", light: RGBA(0x6B2157), dark: RGBA(0xF2BEE2)),
    ]

    override func updateContent() {
        super.updateContent()
        var hash: UInt64 = 14_695_981_039_346_656_037
        // Many rounds, so that the colours are evenly spread.
        for _ in 0..<300_000 {
            for byte in (host.content?.author.id ?? "").utf8 {
                hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
            }
        }
        host.textColor = Self.colors[Int(hash % UInt64(Self.colors.count))]
    }
}

struct ThirdLargeLettersPlugin: Plugin {
    let manifest = PluginManifest("large-letters", summary: "Larger letters for groups.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdLargeLetters.self)
    }
}

private final class ThirdLargeLetters: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let channel = host.channel else { return }
        Components.default[.textScale] = channel.members.count > 2 ? 1.2 : 1
    }
}

struct ThirdOnceOnlyPlugin: Plugin {
    let manifest = PluginManifest("once-only", summary: "Avatars have a ring.")

    /// Guards against two rings, if the app installs the plugin twice.
    private static let isRegistered = Mutex(false)

    func register(in registrar: inout Registrar) {
        let wasRegistered = Self.isRegistered.withLock { isRegistered in
            defer { isRegistered = true }
            return isRegistered
        }
        guard !wasRegistered else { return }
        registrar.extend(.avatar, with: ThirdRing.self)
    }
}

private final class ThirdRing: ComponentExtension<ChatAvatarView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.imageView.layer.borderWidth = 2
        host.imageView.layer.borderColor = host.components[.appearance].palette.accent
    }
}

extension JudgedPlugin {
    static let thirdWords: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdHideLinksPlugin(),
            verdict: .warned,
            reason: "Takes links out of messages: text is lost, but may be meant as moderation."
        ),
        JudgedPlugin(
            plugin: ThirdMutedBotsPlugin(),
            verdict: .warned,
            reason: "Replaces the texts of bots by a note: hides text, but may be meant as muting."
        ),
        JudgedPlugin(
            plugin: ThirdTidyLongPlugin(),
            verdict: .failed,
            reason: "Cuts texts after 40 characters without a way to read the rest."
        ),
        JudgedPlugin(
            plugin: ThirdReplyNamesPlugin(),
            verdict: .failed,
            reason: "Shows the quoted author's name as that of the author of an answer."
        ),
        JudgedPlugin(
            plugin: ThirdFadedDeletedPlugin(),
            verdict: .failed,
            reason:
                "Fades deleted messages and never unfades: leaks into the next message of a used cell."
        ),
        JudgedPlugin(
            plugin: ThirdNameColoursPlugin(),
            verdict: .failed,
            reason: "Hashes the name a few million times in each update: slow."
        ),
        JudgedPlugin(
            plugin: ThirdLargeLettersPlugin(),
            verdict: .failed,
            reason:
                "A hook sets a value in Components.default: changes other chats and stays after uninstall."
        ),
        JudgedPlugin(
            plugin: ThirdOnceOnlyPlugin(),
            verdict: .failed,
            reason: "Registers only the first time: after uninstall and install it does nothing."
        ),
    ]
}

extension JudgedPlugin {
    /// The plugins of the third reviewer: correct ones, some that deserve a warning, and harmful ones.
    static let third: [JudgedPlugin] =
        thirdLook + thirdTimes + thirdParts + thirdTaps + thirdComposing + thirdWords
}
