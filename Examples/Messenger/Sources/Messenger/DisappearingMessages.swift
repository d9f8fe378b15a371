public import Components
import DefaultComponents
import Views

/// Messages disappear some time after they were shown.
public struct DisappearingMessagesPlugin: Plugin {
    /// `disappearing-messages`.
    public let manifest = PluginManifest(
        "disappearing-messages",
        summary: "Messages disappear some time after they were shown."
    )

    /// Creates the plugin.
    public init() {}

    /// Declares its names, notes when messages are shown, and replaces their text at the end.
    public func register(in registrar: inout Registrar) {
        registrar.set(.disappearing, of: "disappearing-messages")
        registrar.declare(.messageLifetime)
        registrar.declare(.disappearsAt)
        registrar.declare(.hasDisappeared)
        registrar.declare(.messageDisappears)
        registrar.declare(ChatMessageLayoutOption.lifetime)
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, !message.isDeleted,
                Components.current[.messageLifetime](message) != nil
            else { return next(request) }
            return next(request).union([.lifetime])
        }
        registrar.extend(.messageContentView, with: DisappearingMessage.self)
        registrar.on(.messagesShown) { shown in
            // In whole seconds, as the remaining time is shown.
            let now = Timestamp(seconds: Components.now.seconds)
            for message in shown.messages {
                guard let lifetime = Components.current[.messageLifetime](message),
                    let state = Components.state, state[.disappearsAt, .message(message.id)] == nil
                else { continue }
                state[.disappearsAt, .message(message.id)] = now.advanced(by: lifetime)
            }
            return .passed
        }
        registrar.on(.messageDisappears) { id in
            Components.state?[.hasDisappeared, .message(id)] = true
            return .handled
        }
    }
}

extension StateKey where Value == Timestamp? {
    static let disappearsAt = StateKey(persisted: "disappearsAt", default: nil)
}

extension StateKey where Value == Bool {
    static let hasDisappeared = StateKey(persisted: "hasDisappeared", default: false)
}

extension Event where Payload == ChatMessage.ID {
    static let messageDisappears = Event("messageDisappears")
}

extension ChatMessageLayoutOption {
    static let lifetime: Self = "lifetime"
}

private final class DisappearingMessage: ComponentExtension<ChatMessageContentView> {
    private var line: (any MessageTextView)?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.lifetime) else { return }
        let line = host.make(.messageText)
        self.line = line
        line.tone = .muted
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        guard line != nil, var message = host.content else { return }
        let hasDisappeared = state[.hasDisappeared]
        let parts: [View?] = [host.textView, host.quotedMessageView, host.reactionsBubbleView]
        for part in parts { part?.isHidden = hasDisappeared }
        for part in host.attachmentViews { part.isHidden = hasDisappeared }
        show()
        guard !message.isDeleted else { return cancelScheduled("countdown") }
        if hasDisappeared {
            // Other plugins show nothing of deleted messages.
            message.isDeleted = true
            host.content = message
        } else if let end = state[.disappearsAt] {
            tree?.schedule(.messageDisappears, message.id, at: end, for: .message(message.id))
            schedule("countdown", every: .seconds(1)) { $0.show() }
        }
    }

    private func show() {
        guard let message = host.content else { return }
        let words = host.components.words
        let lifetime = host.components[.messageLifetime](message)?.components.seconds ?? 0
        let rest = state[.disappearsAt].map { $0.seconds - now.seconds } ?? lifetime
        let key: WordKey = state[.hasDisappeared] ? .disappeared : .disappearsIn
        let text = words.text(key, ["seconds": .number(Int(max(0, rest)))])
        line?.content = RichText(plain: text)
        line?.isHidden = message.isDeleted && !state[.hasDisappeared]
    }
}
