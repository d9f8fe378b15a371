import Components
import DefaultComponents
import Views

struct FirstBareRows: Plugin {
    let manifest = PluginManifest("bare-rows", summary: "Rows are messages and nothing else.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageCell, with: FirstBare.self)
    }
}

final class FirstBare: ComponentExtension<ChatMessageCell> {
    override func updateContent() {
        super.updateContent()
        for view in host.headerDecorations + host.footerDecorations { view.removeFromSuperview() }
    }
}

struct FirstLeanMessages: Plugin {
    let manifest = PluginManifest("lean-messages", summary: "A quick view for messages.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageContentView, with: FirstLeanMessage.self)
    }
}

final class FirstLeanMessage: ContainerStackView, MessageContentView {
    private lazy var textView = make(.messageText)
    var layoutOptions: ChatMessageLayoutOptions = []
    var channel: ChatChannel?

    var content: ChatMessage? {
        didSet { contentChanged() }
    }

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(textView)
    }

    override func updateContent() {
        super.updateContent()
        textView.content = content?.shownText
        accessibilityRole = .article
        accessibilityLabel = content?.author.name
    }
}

struct FirstFrameCards: Plugin {
    let manifest = PluginManifest("frame-cards", summary: "Messages lie in frames.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageContentViewType) { _, _ in FirstFramedMessage.self }
    }
}

final class FirstFramedMessage: ChatMessageContentView {
    override func setUpAppearance() {
        super.setUpAppearance()
        layer.borderWidth = 1
        layer.borderColor = components[.appearance].palette.border
    }
}

struct FirstTranslations: Plugin {
    let manifest = PluginManifest("translations", summary: "Messages say that they can be read.")

    func register(in registrar: inout Registrar) {
        registrar.declare(ChatMessageLayoutOption.firstTranslation)
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).union(["translation"])
        }
        registrar.extend(.messageContentView, with: FirstTranslationLine.self)
    }
}

extension ChatMessageLayoutOption {
    static let firstTranslation: Self = "translated"
}

final class FirstTranslationLine: ComponentExtension<ChatMessageContentView> {
    private let line = Label()

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.firstTranslation) else { return }
        line.text = "Translated"
        host.bubbleContentContainer.addArrangedSubview(line)
    }
}

struct FirstReadableTimes: Plugin {
    let manifest = PluginManifest("always-times", summary: "Every message has its time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            request.message?.kind == .system ? next(request) : next(request).union([.timestamp])
        }
    }
}

struct FirstCalmErrors: Plugin {
    let manifest = PluginManifest("calm-errors", summary: "No red badges in the list.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.errorIndicator])
        }
    }
}

struct FirstPlainColumns: Plugin {
    let manifest = PluginManifest("plain-columns", summary: "Messages of others have no bubble.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            return options.contains(.flipped) ? options : options.subtracting([.bubble])
        }
    }
}

extension JudgedPlugin {
    static let firstLayouts: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstOwnAvatar(),
            verdict: .clean,
            reason: "Asks for one more part of one's own messages, and room for it in groups."
        ),
        JudgedPlugin(
            plugin: FirstBotCards(),
            verdict: .clean,
            reason: "Shows some messages in a view of its own, where nobody else wants another."
        ),
        JudgedPlugin(
            plugin: FirstPlaces(),
            verdict: .clean,
            reason: "Draws a kind of attachment that nobody knows.",
            messages: [.first("place", "Here", with: "place", title: "Pier 14")]
        ),
        JudgedPlugin(
            plugin: FirstLaunchCountdown(),
            verdict: .clean,
            reason: "Its text counts down with a value slot that the app sets, never by itself.",
            messages: [.first("launch", "Soon", with: "countdown", title: "Launch", at: 90)]
        ),
        JudgedPlugin(
            plugin: FirstQuorum(),
            verdict: .clean,
            reason: "A line below some messages counts down with the reactions that they get.",
            messages: [.first("vote", "Vote: west pier?")]
        ),
        JudgedPlugin(
            plugin: FirstGapMarks(),
            verdict: .clean,
            reason: "A line above a message that hangs on the one before it."
        ),
        JudgedPlugin(
            plugin: FirstReadableTimes(),
            verdict: .clean,
            reason: "Asks for the time everywhere but where the chat itself speaks."
        ),
        JudgedPlugin(
            plugin: FirstPlainColumns(),
            verdict: .clean,
            reason: "Takes a shape away and nothing that is said."
        ),
        JudgedPlugin(
            plugin: FirstClearCards(),
            verdict: .failed,
            reason: "Takes the option of the text away, so that no message says anything."
        ),
        JudgedPlugin(
            plugin: FirstOneLayout(),
            verdict: .failed,
            reason: "Never asks below, so others' options, threads, badges and sides are gone."
        ),
        JudgedPlugin(
            plugin: FirstTimeRotation(),
            verdict: .failed,
            reason: "Counts how often it is asked, so that a message has other parts each time."
        ),
        JudgedPlugin(
            plugin: FirstBareRows(),
            verdict: .failed,
            reason: "Takes out what stands above and below messages, also what others put there."
        ),
        JudgedPlugin(
            plugin: FirstLeanMessages(),
            verdict: .failed,
            reason: "Shows the text alone, and nobody who extends messages can be beside it."
        ),
        JudgedPlugin(
            plugin: FirstFrameCards(),
            verdict: .failed,
            reason: "Answers without asking below, so no other plugin chooses a view any more."
        ),
        JudgedPlugin(
            plugin: FirstTranslations(),
            verdict: .failed,
            reason: "Inserts another option than it reads, so that its line is never seen."
        ),
        JudgedPlugin(
            plugin: FirstCalmErrors(),
            verdict: .failed,
            reason: "Hides that messages were not sent, so that their authors believe they were."
        ),
    ]
}

extension ChatMessage {
    /// A message of the zoo with an attachment of an unknown kind.
    fileprivate static func first(
        _ id: String,
        _ text: RichText,
        with kind: AttachmentKind,
        title: String,
        at second: Int = 0
    ) -> ChatMessage {
        var message = first(id, text)
        let json = JSONValue.object([JSONMember("at", .number("\(second)"))])
        message.attachments = [
            ChatAttachment(kind: kind, payload: .other(title: title, json: json))
        ]
        return message
    }
}
