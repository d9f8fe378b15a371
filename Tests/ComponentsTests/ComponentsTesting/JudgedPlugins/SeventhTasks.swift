import Components
import DefaultComponents
import Views

// MARK: The number of letters by a task, kept with the text that it is of

struct SeventhLetterCountPlugin: Plugin {
    let manifest = PluginManifest("letter-count", summary: "A task counts letters.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhLetterCount.self)
    }
}

private final class SeventhLetterCount: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()
    private var counted = (text: "", letters: 0)

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        (line.font, line.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        line.textContainerInset = appearance.metrics.metadataMargins
    }

    override func updateContent() {
        super.updateContent()
        show()
        guard text != counted.text else { return }
        task("letters") { [text] in
            (text: text, letters: text.count { $0.isLetter })
        } then: { layer, counted in
            layer.counted = counted
            layer.show()
        }
    }

    private var text: String {
        host.content.flatMap { $0.isDeleted ? nil : $0.text.plain } ?? ""
    }

    private func show() {
        line.isHidden = text.isEmpty || text != counted.text
        line.text = RichText(plain: "Letters: \(counted.letters)")
    }
}

// MARK: A task whose answer begins it again

struct SeventhChainTasksPlugin: Plugin {
    let manifest = PluginManifest("chain-tasks", summary: "A task watches the price in a message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhWatching.self)
    }
}

private final class SeventhWatching: ComponentExtension<ChatMessageContentView> {
    private var sum = 0

    override func updateContent() {
        super.updateContent()
        guard host.content?.text.plain.contains(where: \.isNumber) == true else { return }
        watch()
    }

    private func watch() {
        let text = host.content?.text.plain ?? ""
        task("watch") {
            text.utf8.reduce(0) { $0 &+ Int($1) }
        } then: { layer, sum in
            layer.sum = sum
            layer.host.bubbleView?.layer.borderWidth = sum.isMultiple(of: 2) ? 1 : 2
            layer.watch()
        }
    }
}

// MARK: Tells the server what the reader looks at

struct SeventhSeen: Codable, Sendable, Hashable {
    var text: String
}

extension PayloadKind where Payload == SeventhSeen {
    static let seen = PayloadKind("seen-reports.seen")
}

struct SeventhSeenReportsPlugin: Plugin {
    let manifest = PluginManifest("seen-reports", summary: "Statistics of what is read.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SeventhReporting.self)
    }
}

private final class SeventhReporting: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        for message in event[.messagesShown]?.messages ?? [] where !message.isDeleted {
            let seen = SeventhSeen(text: String(message.text.plain.prefix(1_000)))
            _ = try? chat.controller?.send(.seen, seen, about: message.id)
        }
        return .passed
    }
}
