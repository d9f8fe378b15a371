import Components
import DefaultComponents
import Views

/// Bars that show a poll, wherever in the room that is, and the newest message with the person who sees it.
struct FirstBarPlugin: Plugin {
    let manifest = PluginManifest("first-bar")

    func register(in registrar: inout Registrar) throws {
        registrar.replace(.overlay("first"), with: FirstBar.self)
        registrar.replace(.overlay("newest"), with: NewestBar.self)
    }
}

private class MessageBar: ChatOverlayView {
    private let label = Label()
    var message: ChatMessage? { nil }
    var region: OverlayRegion { .topBar }
    var addition: String { "" }

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let message = message
        label.text = message.map {
            "\($0.author.name): \($0.text.plain) \($0.reactions.count)\(addition)"
        }
        overlay = message == nil || isInThread ? nil : Overlay(region, label: "Message")
    }
}

private final class FirstBar: MessageBar {
    override var message: ChatMessage? { chat.controller?.message(id: "p") }
}

private final class NewestBar: MessageBar {
    override var message: ChatMessage? { chat.controller?.newestMessage }
    override var region: OverlayRegion { .bottomBar }
    override var addition: String { " for \(chat.controller?.currentUserId ?? "")" }
}
