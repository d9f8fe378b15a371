import Components
import DefaultComponents
import Views

/// A plugin of a kind that a law has to know.
struct KindPlugin: Plugin {
    let manifest: PluginManifest
    let body: @Sendable (inout Registrar) -> Void

    init(_ id: PluginID, _ body: @escaping @Sendable (inout Registrar) -> Void) {
        manifest = PluginManifest(id, summary: "One of a kind.")
        self.body = body
    }

    /// Creates a plugin that changes the appearance.
    init(_ id: PluginID, look: @escaping @Sendable (inout Appearance) -> Void) {
        self.init(id) { registrar in
            registrar.transform(.appearance) { below in
                var appearance = below
                look(&appearance)
                return appearance
            }
        }
    }

    func register(in registrar: inout Registrar) { body(&registrar) }
}

class KindContent: ComponentExtension<ChatMessageContentView> {
    var message: ChatMessage? { host.content }
    func change(_ message: ChatMessage) {}
    override func updateContent() {
        super.updateContent()
        if let message = host.content { change(message) }
    }
}

class KindNoteExtension: ComponentExtension<ChatMessageContentView> {
    let note = Label()
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(note)
    }
    override func setUpAppearance() {
        super.setUpAppearance()
        note.font = host.components[.appearance].fonts.footnote
        note.textColor = host.components[.appearance].palette.subtitleText
    }
    func words(_ message: ChatMessage) -> String? { nil }
    override func updateContent() {
        super.updateContent()
        note.text = host.content.flatMap(words)
        note.isHidden = note.text == nil
    }
}

final class KindBotThenDeleted: KindContent {
    override func change(_ message: ChatMessage) {
        if message.author.isBot {
            host.mainContainer.alpha = 0.9
        } else if !message.isDeleted {
            host.mainContainer.alpha = 1
        }
    }
}

final class KindTimeTap: ComponentExtension<ChatMessageContentView>, TapResponder {
    private let note = Label()
    private var open: String?
    override func setUpLayout() {
        super.setUpLayout()
        note.isHidden = true
        host.bubbleContentContainer.addArrangedSubview(note)
    }
    override func setUpAppearance() {
        super.setUpAppearance()
        note.font = host.components[.appearance].fonts.footnote
        note.textColor = host.components[.appearance].palette.subtitleText
    }
    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, tap.view is ChatMessageTimestampLabel else { return .passed }
        open = open == host.content?.id ? nil : host.content?.id
        host.contentChanged()
        return .handled
    }
    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        let components = host.components
        note.text = components[.appearance].formatters.messageDateSeparator(
            message.createdAt,
            components[.appearance].calendar
        )
        note.isHidden = open != message.id
    }
}

final class KindReactionsTotal: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        guard !message.isDeleted, !message.reactions.isEmpty else { return nil }
        return "\(message.reactions.map(\.count).reduce(0, +)) reactions"
    }
}

final class KindEditedEdge: KindContent {
    override func change(_ message: ChatMessage) {
        if message.editedAt != nil { host.bubbleView?.layer.borderWidth = 3 }
    }
}

extension JudgedPlugin {
    static let kindsOfReuse: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-bot-then-deleted") {
                $0.extend(.messageContentView, with: KindBotThenDeleted.self)
            },
            verdict: .failed,
            reason: "Fades bots, and unfades all but deleted messages."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-edited-edge") {
                $0.extend(.messageContentView, with: KindEditedEdge.self)
            },
            verdict: .failed,
            reason: "Edges of edited messages stay."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-time-tap") {
                $0.extend(.messageContentView, with: KindTimeTap.self)
            },
            verdict: .clean,
            reason: "What is opened by a tap goes with its message."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-reactions-total") {
                $0.extend(.messageContentView, with: KindReactionsTotal.self)
            },
            verdict: .clean,
            reason: "Adds up the reactions, and hides the sum."
        ),
    ]
}
