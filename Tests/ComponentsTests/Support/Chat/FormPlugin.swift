import Components
import DefaultComponents
import Views

extension StateKey where Value == EditedText {
    /// The note that the reader writes at a message.
    static let formNote = StateKey("formNote", default: EditedText())
}

/// A plugin with a field and a button in each bubble, which log what is done with them in `gestureLog`.
struct FormPlugin: Plugin {
    let manifest = PluginManifest("form")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.formNote)
        registrar.extend(.bubble, with: FormLayer.self)
    }
}

final class FormLayer: ComponentExtension<ChatMessageBubbleView> {
    let field = TextField()
    private let button = Button()
    /// What the handler hears after the end of the tree goes there as well.
    private lazy var log = host.components[.gestureLog]

    override func setUpLayout() {
        super.setUpLayout()
        _ = log
        field.placeholder = "Note"
        button.title = "Keep"
        button.addTarget("keep") { [weak self] in self?.note("kept") }
        host.addArrangedSubviews([field, button])
        addHandler(to: field) { layer, change in
            layer.note("\(change.phase) '\(change.text)'")
        }
    }

    override func updateContent() {
        super.updateContent()
        bind(field, to: .formNote)
    }

    private func note(_ entry: String) {
        log.note("\(stateOwner?.id ?? "-") \(entry)")
    }
}
