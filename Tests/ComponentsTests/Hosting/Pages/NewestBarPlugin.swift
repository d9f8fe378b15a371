import Components
import DefaultComponents
import Views

/// A bar below the messages that shows the newest one and leads to it, and one above them for as long as that is deleted.
struct NewestBarPlugin: Plugin {
    let manifest = PluginManifest("newest-bar")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.scrollAnswered)
        registrar.replace(.overlay("newest"), with: NewestBar.self)
        registrar.replace(.overlay("deleted"), with: DeletedBar.self)
    }
}

extension Event where Payload == Bool {
    /// Whether there was a message to scroll to.
    static let scrollAnswered = Event("scrollAnswered")
}

private final class NewestBar: ChatOverlayView {
    private let label = Label()
    private lazy var button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Show"
        button.addTarget("show") { [weak self] in self?.show() }
        addArrangedSubviews([label, button])
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
    }
}

private final class DeletedBar: ChatOverlayView {
    override func updateContent() {
        super.updateContent()
        let isDeleted = chat.controller?.newestMessage?.isDeleted == true
        overlay = isDeleted ? Overlay(.topBar, label: "Deleted <b>\"'&") : nil
    }
}
