import Components
import DefaultComponents
import Views

struct FifthBambooPlugin: Plugin {
    let manifest = PluginManifest("bamboo", summary: "Attachments stand above the text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthBambooPart.self)
    }
}

private final class FifthBambooPart: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        guard !host.attachmentViews.isEmpty || host.quotedMessageView != nil else { return }
        host.bubbleContentContainer.removeAllArrangedSubviews()
        if let quote = host.quotedMessageView {
            host.bubbleContentContainer.addArrangedSubview(quote)
        }
        for view in host.attachmentViews { host.bubbleContentContainer.addArrangedSubview(view) }
        if let text = host.textView { host.bubbleContentContainer.addArrangedSubview(text) }
    }
}

struct FifthBreezePlugin: Plugin {
    let manifest = PluginManifest("breeze", summary: "Says which messages mention the reader.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthBreezePart.self)
    }
}

private final class FifthBreezePart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let reader = host.channel?.currentUserId
        let mentioned = host.content?.text.runs.contains { run in
            if case .user(let id)? = run.style.target { id == reader } else { false }
        }
        label.text = "Mentions you"
        label.isHidden = mentioned != true || host.content?.isDeleted != false
    }
}

struct FifthAntlerPlugin: Plugin {
    let manifest = PluginManifest("antler", summary: "Messages of others have a dot beside them.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageContentView, with: FifthAntlerView.self)
    }
}

private final class FifthAntlerView: ChatMessageContentView {
    private let dot = View()

    override func setUpLayout() {
        super.setUpLayout()
        dot.overlapsSiblings = true
        addSubview(dot)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        dot.backgroundColor = components[.appearance].palette.accent
        dot.layer.cornerRadius = 3
    }

    override func updateContent() {
        super.updateContent()
        dot.isHidden = content?.isSentByCurrentUser != false || content?.kind != .regular
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = mainContainer.frame.x + mainContainer.frame.width
        dot.frame = Rect(x: min(end + 2, frame.width - 6), y: 12, width: 6, height: 6)
    }
}

struct FifthDamsonPlugin: Plugin {
    let manifest = PluginManifest("damson", summary: "Quotes have a bar in the accent.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.quotedMessage, with: FifthDamsonPart.self)
    }
}

private final class FifthDamsonPart: ComponentExtension<QuotedChatMessageView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        host.barView.backgroundColor = appearance.palette.accent
        host.barView.layer.cornerRadius = 1.5
        host.authorNameLabel.font = appearance.fonts.footnoteBold
    }
}

struct FifthHemlockPlugin: Plugin {
    let manifest = PluginManifest(
        "hemlock",
        summary: "Own messages tell in words how far they got."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthHemlockPart.self)
    }
}

private final class FifthHemlockPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
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
        guard let message = host.content, message.isSentByCurrentUser, !message.isDeleted else {
            label.isHidden = true
            return
        }
        label.isHidden = false
        switch message.deliveryStatus {
        case .pending: label.text = "Sending…"
        case .delivered: label.text = "Delivered"
        case .read: label.text = "Read"
        default: label.text = "Sent"
        }
    }
}
