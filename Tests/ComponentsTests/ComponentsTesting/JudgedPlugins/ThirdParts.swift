import Components
import DefaultComponents
import Synchronization
import Views

struct ThirdBotBadgePlugin: Plugin {
    let manifest = PluginManifest("bot-badge", summary: "Names of bots are followed by BOT.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdBotBadge.self)
    }
}

private final class ThirdBotBadge: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        guard let name = host.authorNameLabel,
            let place = host.metadataContainer.subviews.firstIndex(where: { $0 === name })
        else { return }
        label.text = "BOT"
        label.setContentCompressionResistancePriority(755, for: .horizontal)
        host.metadataContainer.insertArrangedSubview(label, at: place + 1)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = host.components
        label.font = components[.appearance].fonts.footnoteBold
        label.textColor = components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.isHidden = host.content?.author.isBot != true
    }
}

struct ThirdMentionsYouPlugin: Plugin {
    let manifest = PluginManifest(
        "mentions-you",
        summary: "Messages that mention the reader say so."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdMentionNote.self)
    }
}

private final class ThirdMentionNote: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Mentions you"
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = host.components
        label.font = components[.appearance].fonts.footnoteBold
        label.textColor = components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.isHidden = !mentionsReader
    }

    private var mentionsReader: Bool {
        guard let message = host.content, let reader = host.channel?.currentUserId,
            !message.isDeleted
        else { return false }
        return message.text.runs.contains { $0.style.target == .user(reader) }
    }
}

final class ThirdStarredMessages: Sendable {
    private let ids = Mutex<Set<String>>([])

    func contains(_ id: String) -> Bool { ids.withLock { $0.contains(id) } }

    func toggle(_ id: String) {
        ids.withLock { if $0.remove(id) == nil { $0.insert(id) } }
    }
}

extension Slot where Value == ThirdStarredMessages, Part == Never {
    static let thirdStarredMessages = Slot("thirdStarredMessages", default: ThirdStarredMessages())
}

struct ThirdStarButtonPlugin: Plugin {
    let manifest = PluginManifest("star-button", summary: "Messages can be starred.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.thirdStarredMessages)
        registrar.extend(.messageContentView, with: ThirdStarButton.self)
    }
}

private final class ThirdStarButton: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.accessibilityRole = .button
        button.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        button.addTarget("star") { [weak self] in
            guard let self, let id = host.content?.id else { return }
            host.components[.thirdStarredMessages].toggle(id)
            host.contentChanged()
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = host.components
        button.font = components[.appearance].fonts.bodyBold
        button.tintColor = components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        let message = host.content
        let isStarred =
            message.map { host.components[.thirdStarredMessages].contains($0.id) } ?? false
        button.title = isStarred ? "Starred" : "Star"
        button.isHidden = message == nil || message?.isDeleted == true || message?.kind == .system
    }
}

struct ThirdCornerDotPlugin: Plugin {
    let manifest = PluginManifest(
        "corner-dot",
        summary: "Messages of others have a dot at their corner."
    )

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageContentView, with: ThirdDottedMessageView.self)
    }
}

private final class ThirdDottedMessageView: ChatMessageContentView {
    private let dot = View()

    override func setUpLayout() {
        super.setUpLayout()
        dot.overlapsSiblings = true
        addSubview(dot)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        dot.backgroundColor = components[.appearance].palette.accent
        dot.layer.cornerRadius = 4
    }

    override func updateContent() {
        super.updateContent()
        dot.isHidden = content?.isSentByCurrentUser != false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = mainContainer.frame.x + mainContainer.frame.size.width
        dot.frame = Rect(x: end - 12, y: mainContainer.frame.y, width: 8, height: 8)
    }
}

struct ThirdCleanBubblesPlugin: Plugin {
    let manifest = PluginManifest(
        "clean-bubbles",
        summary: "Bubbles have nothing but their message."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: ThirdCleanBubble.self)
    }
}

private final class ThirdCleanBubble: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        var known: [View] = host.attachmentViews
        if let quote = host.quotedMessageView { known.append(quote) }
        if let text = host.textView { known.append(text) }
        for view in host.bubbleContentContainer.subviews
        where !known.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
    }
}

struct ThirdSpokenStatusPlugin: Plugin {
    let manifest = PluginManifest("spoken-status", summary: "The delivery status is said in words.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: ThirdStatusInWords.self)
    }
}

private final class ThirdStatusInWords: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        let readers = host.content?.message.readBy.count ?? 0
        switch host.content?.message.deliveryStatus {
        case .pending: host.accessibilityLabel = "Being sent"
        case .sent: host.accessibilityLabel = "Sent"
        case .delivered: host.accessibilityLabel = "Delivered"
        case .read:
            host.accessibilityLabel =
                readers == 1 ? "Read by 1 person" : "Read by \(readers) people"
        case nil: host.accessibilityLabel = nil
        }
    }
}

extension JudgedPlugin {
    static let thirdParts: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdBotBadgePlugin(),
            verdict: .clean,
            reason:
                "Adds one label beside the name of bots, hidden in both directions as cells are used again."
        ),
        JudgedPlugin(
            plugin: ThirdMentionsYouPlugin(),
            verdict: .clean,
            reason: "Adds a note to messages that mention the reader, and hides it again."
        ),
        JudgedPlugin(
            plugin: ThirdStarButtonPlugin(),
            verdict: .clean,
            reason: "Keeps stars by message id in a slot; weak closure; full-size button."
        ),
        JudgedPlugin(
            plugin: ThirdCornerDotPlugin(),
            verdict: .failed,
            reason:
                "Reads a physical x and sets it as a logical one: the dot is elsewhere from right to left."
        ),
        JudgedPlugin(
            plugin: ThirdCleanBubblesPlugin(),
            verdict: .failed,
            reason: "Removes from bubbles all views that it does not know, those of other plugins."
        ),
        JudgedPlugin(
            plugin: ThirdSpokenStatusPlugin(),
            verdict: .clean,
            reason: "Says the delivery status in words for screen readers."
        ),
    ]
}
