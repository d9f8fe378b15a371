import Components
import DefaultComponents
import Views

struct SecondMentionBadge: Plugin {
    let manifest = PluginManifest("mention-badge", summary: "Says so where the reader is meant.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondMentionLine.self)
    }
}

final class SecondMentionLine: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Mentions you"
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnoteBold
        label.textColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        let reader = host.channel?.currentUserId.map { TextTarget.user($0) }
        let runs = host.content?.isDeleted == false ? host.content?.text.runs ?? [] : []
        label.isHidden = reader == nil || !runs.contains { $0.style.target == reader }
    }
}

struct SecondFullDates: Plugin {
    let manifest = PluginManifest("full-dates", summary: "A tap on a time tells the whole date.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondFullDate.self)
    }
}

final class SecondFullDate: ComponentExtension<ChatMessageContentView>, TapResponder {
    private let label = Label()
    private var isOpen = false
    private var shownID: ChatMessage.ID?

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        if shownID != host.content?.id {
            shownID = host.content?.id
            isOpen = false
        }
        let appearance = host.components[.appearance]
        label.text = host.content.map {
            appearance.formatters.messageDateSeparator($0.createdAt, appearance.calendar)
        }
        label.isHidden = !isOpen
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let time = host.timestampLabel, tap.view.isDescendant(of: time)
        else { return .passed }
        isOpen.toggle()
        label.isHidden = !isOpen
        return .handled
    }
}

struct SecondTextFirst: Plugin {
    let manifest = PluginManifest("text-first", summary: "What is attached stands below the text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondTextAbove.self)
    }
}

final class SecondTextAbove: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let column = host.bubbleContentContainer
        guard let text = host.textView, let first = host.attachmentViews.first,
            let place = column.arrangedSubviews.firstIndex(where: { $0 === first })
        else { return }
        column.insertArrangedSubview(text, at: place)
    }
}

struct SecondEditWindow: Plugin {
    let manifest = PluginManifest("edit-window", summary: "Says until when one can edit.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondEditLine.self)
    }
}

final class SecondEditLine: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let message = host.content
        let isOwn = message?.isSentByCurrentUser == true && message?.localState == nil
        label.isHidden = !isOwn || message?.isDeleted == true
        let appearance = host.components[.appearance]
        label.text = message.map {
            let end = Timestamp(seconds: $0.createdAt.seconds + 900)
            let time = appearance.formatters.messageTimestamp(end, appearance.calendar)
            return "Can be edited until \(time)"
        }
    }
}

struct SecondTryAgain: Plugin {
    let manifest = PluginManifest("try-again", summary: "A button sends again what failed.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondTryAgainButton.self)
    }
}

final class SecondTryAgainButton: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUp() {
        super.setUp()
        button.title = "Try again"
        button.accessibilityRole = .button
        button.addTarget("tryAgain") { [weak self] in
            guard let self, let message = host.content else { return }
            let item = ResendActionItem(host.components[.appearance])
            host.raise(.messageAction, MessageActionChoice(item, for: message))
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
        let message = host.content
        let hasFailed = message?.isSentByCurrentUser == true && message?.isDeleted == false
        button.isHidden = !hasFailed || message?.localState != .sendingFailed
    }
}

extension JudgedPlugin {
    static let secondMessages: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondMentionBadge(),
            verdict: .clean,
            reason: "A line of its own that is shown and hidden with each message."
        ),
        JudgedPlugin(
            plugin: SecondFullDates(),
            verdict: .clean,
            reason: "Answers taps on the time alone and closes for another message."
        ),
        JudgedPlugin(
            plugin: SecondTextFirst(),
            verdict: .clean,
            reason: "Moves the text above the attachments, once, where others' views stay."
        ),
        JudgedPlugin(
            plugin: SecondEditWindow(),
            verdict: .clean,
            reason: "A time that follows from the message, in the reader's own format."
        ),
        JudgedPlugin(
            plugin: SecondTryAgain(),
            verdict: .clean,
            reason: "A button of good size that asks for an action the chat knows.",
            messages: [
                .second("failed", "Did this go out?") {
                    $0.isSentByCurrentUser = true
                    $0.localState = .sendingFailed
                }
            ]
        ),
    ]
}
