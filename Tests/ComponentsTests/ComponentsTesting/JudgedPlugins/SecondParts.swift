import Components
import DefaultComponents
import Views

struct SecondBareBubbles: Plugin {
    let manifest = PluginManifest("bare-bubbles", summary: "Bubbles hold nothing but text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondBareBubble.self)
    }
}

final class SecondBareBubble: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.removeAllArrangedSubviews()
        if let text = host.textView { host.bubbleContentContainer.addArrangedSubview(text) }
    }
}

struct SecondUniform: Plugin {
    let manifest = PluginManifest("uniform", summary: "All labels look the same.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondUniformLabels.self)
    }
}

final class SecondUniformLabels: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        dress(host)
    }

    private func dress(_ view: View) {
        if let label = view as? Label {
            label.font = host.components[.appearance].fonts.footnote
            label.textColor = host.components[.appearance].palette.subtitleText
        }
        view.backgroundColor = nil
        view.subviews.forEach(dress)
    }
}

struct SecondNoBubbles: Plugin {
    let manifest = PluginManifest("no-bubbles", summary: "Messages stand without bubbles.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondNoBubble.self)
    }
}

final class SecondNoBubble: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        guard let bubble = host.bubbleView else { return }
        bubble.removeFromSuperview()
        host.bubbleThreadMetaContainer.insertArrangedSubview(host.bubbleContentContainer, at: 0)
    }
}

struct SecondEvenBubbles: Plugin {
    let manifest = PluginManifest("same-bubbles", summary: "All bubbles are equally high.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SecondEvenBubble.self)
    }
}

final class SecondEvenBubble: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.heightAnchor.constraint(equalToConstant: 36).isActive = true
    }
}

struct SecondTags: Plugin {
    let manifest = PluginManifest("tags", summary: "Shows the tags of a message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondTagRow.self)
    }
}

final class SecondTagRow: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let tag = Label()
        tag.text = "#\(host.content?.kind.rawValue ?? "")"
        host.bubbleThreadMetaContainer.addArrangedSubview(tag)
    }
}

struct SecondFlatBubbles: Plugin {
    let manifest = PluginManifest("flat-bubbles", summary: "Bubbles have four round corners.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: SecondFlatBubble.self)
    }
}

final class SecondFlatBubble: ChatMessageBubbleView {
    override func updateContent() {
        layer.roundedCorners = .all
    }
}

struct SecondRespect: Plugin {
    let manifest = PluginManifest("respect", summary: "Answers honour whom they answer.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: SecondHonouredName.self)
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).union([.authorName])
        }
    }
}

final class SecondHonouredName: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        if let quote = host.content?.quote { host.text = quote.author.name }
    }
}

struct SecondShyFailures: Plugin {
    let manifest = PluginManifest("shy-failures", summary: "No red badges among messages.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.errorIndicator])
        }
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is ResendActionItem) }
        }
    }
}

struct SecondRoundNumbers: Plugin {
    let manifest = PluginManifest("round-numbers", summary: "Threads tell how many answered.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.replies = { count in "\(count / 10 * 10) replies" }
            return appearance
        }
    }
}

extension JudgedPlugin {
    static let secondParts: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondBareBubbles(),
            verdict: .failed,
            reason: "Throws pictures, files, quotes and other plugins' views out of the bubble."
        ),
        JudgedPlugin(
            plugin: SecondUniform(),
            verdict: .failed,
            reason: "Paints over bubbles and what other plugins have coloured, each time."
        ),
        JudgedPlugin(
            plugin: SecondNoBubbles(),
            verdict: .failed,
            reason: "Removes a view to which reactions and badges are tied, instead of its option."
        ),
        JudgedPlugin(
            plugin: SecondEvenBubbles(),
            verdict: .failed,
            reason: "A fixed height cuts all messages of more than one line."
        ),
        JudgedPlugin(
            plugin: SecondTags(),
            verdict: .failed,
            reason: "Adds one more label with each update, so they heap up."
        ),
        JudgedPlugin(
            plugin: SecondFlatBubbles(),
            verdict: .failed,
            reason: "Leaves super out, so bubbles have no colour."
        ),
        JudgedPlugin(
            plugin: SecondRespect(),
            verdict: .failed,
            reason: "Says that an answer was written by the one whom it answers.",
            messages: [
                .second("answer", "I do not think so") {
                    $0.quote = ChatQuote(messageID: "0", author: .secondOmar, text: "It will rain")
                }
            ]
        ),
        JudgedPlugin(
            plugin: SecondShyFailures(),
            verdict: .failed,
            reason: "Messages that were not sent look as if they were, and cannot be sent again.",
            messages: [
                .second("unsent", "The ferry goes at five") {
                    $0.isSentByCurrentUser = true
                    $0.localState = .sendingFailed
                }
            ]
        ),
        JudgedPlugin(
            plugin: SecondRoundNumbers(),
            verdict: .failed,
            reason: "Says '0 replies' of threads that have nine."
        ),
    ]
}
