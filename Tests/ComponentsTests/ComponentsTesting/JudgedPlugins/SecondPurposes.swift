import Components
import DefaultComponents
import Views

struct SecondMuteList: Plugin {
    let manifest = PluginManifest("mute-list", summary: "Does not show what muted people say.")
    var muted: Set<String> = [ChatUser.secondOmar.id]

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { [muted] next, request in
            let options = next(request)
            guard let author = request.message?.author, muted.contains(author.id) else {
                return options
            }
            return options.subtracting([.text, .attachments, .quotedMessage, .reactions])
        }
    }
}

struct SecondArchive: Plugin {
    let manifest = PluginManifest("archive", summary: "Nothing new is written in an archive.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { _, _ in
            .refuse(reason: "This channel is an archive.")
        }
    }
}

struct SecondPicturesAlone: Plugin {
    let manifest = PluginManifest("no-captions", summary: "Pictures stand without words.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            let hasPicture = request.message?.imageAttachments.isEmpty == false
            return hasPicture ? next(request).subtracting([.text]) : next(request)
        }
    }
}

struct SecondSpoilers: Plugin {
    let manifest = PluginManifest("spoilers", summary: "Hides spoilers until somebody asks.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondSpoiler.self)
    }
}

final class SecondSpoiler: ComponentExtension<ChatMessageContentView> {
    private let button = Button()
    private var openID: ChatMessage.ID?

    override func setUp() {
        super.setUp()
        button.title = "Show spoiler"
        button.accessibilityRole = .button
        button.addTarget("showSpoiler") { [weak self] in
            guard let self else { return }
            openID = host.content?.id
            show()
        }
    }

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button.font = appearance.fonts.bodyBold
        button.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        if openID != host.content?.id { openID = nil }
        show()
    }

    private func show() {
        let isSpoiler = host.content?.text.plain.hasPrefix("Spoiler:") ?? false
        let isClosed = isSpoiler && host.content?.isDeleted == false && openID == nil
        button.isHidden = !isClosed
        host.textView?.isHidden = isClosed
    }
}

struct SecondMildWords: Plugin {
    let manifest = PluginManifest("mild-words", summary: "Puts stars into rude words.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SecondMildText.self)
    }
}

final class SecondMildText: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        host.text = RichText(
            host.text.runs.map { TextRun($0.text.replacing("damn", with: "d**n"), style: $0.style) }
        )
    }
}

struct SecondBlindVotes: Plugin {
    let manifest = PluginManifest("blind-votes", summary: "Nobody sees who wrote what.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.authorName, .avatar, .avatarSizePadding])
        }
    }
}

struct SecondPractice: Plugin {
    let manifest = PluginManifest("practice", summary: "What is sent goes to nobody: a rehearsal.")
    let sent = SecondShelf()

    func register(in registrar: inout Registrar) {
        let sent = sent
        registrar.on(.sendMessage) { submission in
            sent.add(submission.content.text)
            return .handled
        }
    }
}

extension JudgedPlugin {
    static let secondPurposes: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondMuteList(),
            verdict: .warned,
            reason: "Hides on purpose what some people say, and nothing tells that it was there.",
            messages: [.second("muted", "Nobody listens to me", by: .secondOmar)]
        ),
        JudgedPlugin(
            plugin: SecondArchive(),
            verdict: .warned,
            reason: "Refuses whatever is written, with its reason; an archive may mean that."
        ),
        JudgedPlugin(
            plugin: SecondPicturesAlone(),
            verdict: .warned,
            reason: "Hides what people write beside their pictures, on purpose.",
            messages: [
                .second("picture", "The red one is mine") {
                    let image = ImageAttachment(imageURL: "https://pictures.example/boats.jpg")
                    $0.attachments = [ChatAttachment(kind: .image, payload: .image(image))]
                }
            ]
        ),
        JudgedPlugin(
            plugin: SecondSpoilers(),
            verdict: .warned,
            reason: "Hides text until a tap, which is its purpose, and still hides text.",
            messages: [.second("spoiler", "Spoiler: they all miss the train")]
        ),
        JudgedPlugin(
            plugin: SecondMildWords(),
            verdict: .warned,
            reason: "Shows other words than those that were written, on purpose.",
            messages: [.second("rude", "Where is the damn anchor?")]
        ),
        JudgedPlugin(
            plugin: SecondBlindVotes(),
            verdict: .warned,
            reason: "Takes away who wrote what, which a vote may mean and a chat does not."
        ),
        JudgedPlugin(
            plugin: SecondPractice(),
            verdict: .warned,
            reason: "Drops what is sent, on purpose; whoever leaves it installed loses messages."
        ),
    ]
}
