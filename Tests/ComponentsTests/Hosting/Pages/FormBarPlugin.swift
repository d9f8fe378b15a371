import Components
import DefaultComponents
import Views

/// A bar with a form: a short name, a secret, a field that is disabled, a text of some lines, and a button.
struct FormBarPlugin: Plugin {
    let manifest = PluginManifest("form-bar")

    func register(in registrar: inout Registrar) throws {
        for key in FormBar.keys { registrar.declare(key) }
        registrar.replace(.overlay("form"), with: FormBar.self)
    }
}

final class FormBar: ChatOverlayView {
    static let keys = ["name", "secret", "locked", "lines"].map { name in
        StateKey("formBar-\(name)", default: EditedText())
    }
    private let fields = keys.map { _ in TextField() }
    private let button = Button()
    private let (countLabel, hint) = (Label(), Label())

    override func setUpLayout() {
        super.setUpLayout()
        hint.text = "Fill in the form"
        fields[0].maximumLength = 5
        fields[1].isSecure = true
        fields[2].isEnabled = false
        fields[3].numberOfLines = 3
        button.title = "Keep"
        button.addTarget("keep") { [weak self] in self?.keep() }
        addArrangedSubviews([hint] + fields + [countLabel, button])
    }

    override func updateContent() {
        super.updateContent()
        for (field, key) in zip(fields, Self.keys) { bind(field, to: key) }
        let count = fields[3].text.count
        countLabel.text = "\(count) letter"
        (countLabel.isHidden, hint.isHidden) = (count == 0, count > 0)
        button.isHidden = fields[3].text == "no button"
        button.isEnabled = !fields[0].text.isEmpty
        overlay = Overlay(.topBar, label: "Form")
    }

    private func keep() {
        let texts = [fields[0], fields[1], fields[3]].map { "'\($0.text)'" }
        components[.gestureLog].note("kept \(texts.joined(separator: " "))")
    }
}
