import Components
import DefaultComponents
import Views

/// A bar below the messages that shows the newest one, leads to it and asks for it, and one above them while that is deleted.
struct NewestBarPlugin: Plugin {
    let manifest = PluginManifest("newest-bar")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.scrollAnswered)
        registrar.declare(.barRequest)
        registrar.declare(.barOutcome)
        registrar.on(.requestChanged) { change in
            Components.state?[.barRequest, .reader] = change.id
            let outcome = change.reason ?? (change.state == nil ? "sent" : "sending")
            Components.state?[.barOutcome, .reader] = outcome
            return .passed
        }
        registrar.replace(.overlay("newest"), with: NewestBar.self)
        registrar.replace(.overlay("deleted"), with: DeletedBar.self)
    }
}

extension Event where Payload == Bool {
    /// Whether there was a message to scroll to.
    static let scrollAnswered = Event("scrollAnswered")
}

extension StateKey where Value == String {
    /// The last request of the bar.
    static let barRequest = StateKey("barRequest", default: "")
    /// What came of it.
    static let barOutcome = StateKey("barOutcome", default: "")
}

extension PayloadKind where Payload == Bool {
    fileprivate static let barAsked = PayloadKind("newest-bar.asked")
}

private final class NewestBar: ChatOverlayView {
    private let label = Label()
    private let showButton = Button()
    private let askButton = Button()

    override func setUpLayout() {
        super.setUpLayout()
        showButton.title = "Show"
        showButton.addTarget("show") { [weak self] in self?.show() }
        askButton.title = "Ask"
        askButton.addTarget("ask") { [weak self] in
            guard let controller = self?.chat.controller else { return }
            _ = try? controller.send(.barAsked, true, about: controller.newestMessage?.id)
        }
        addArrangedSubviews([label, showButton, askButton])
    }

    override func updateContent() {
        super.updateContent()
        let newest = chat.controller?.newestMessage
        label.text = newest.map { "\($0.id): \($0.text.plain)" }
        overlay = newest == nil ? nil : Overlay(.bottomBar, label: "Newest")
    }

    /// Asks for the newest message, and for one that does not exist.
    private func show() {
        for id in [chat.controller?.newestMessage?.id, "none"].compactMap(\.self) {
            raise(.scrollAnswered, list?.scrollToMessage(id: id) ?? false)
        }
        list?.scrollToLatestMessage()
    }
}

private final class DeletedBar: ChatOverlayView {
    override func updateContent() {
        super.updateContent()
        let isDeleted = chat.controller?.newestMessage?.isDeleted == true
        overlay = isDeleted ? Overlay(.topBar, label: "Deleted <b>\"'&") : nil
    }
}
