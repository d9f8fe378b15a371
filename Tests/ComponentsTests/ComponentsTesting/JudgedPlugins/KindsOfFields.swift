import Components
import DefaultComponents
import Views

extension StateKey where Value == EditedText {
    fileprivate static let kindEntry = StateKey("kindEntry", default: EditedText())
}

/// A field that sends what is entered with Enter.
class KindEntry: ChatOverlayView {
    let field = TextField()
    var sendsWhenLeft: Bool { false }

    override func setUpLayout() {
        super.setUpLayout()
        field.placeholder = "Entry"
        field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        addArrangedSubview(field)
        addHandler(to: field) { entry, change in
            let isLeft = if case .lost = change.phase { entry.sendsWhenLeft } else { false }
            guard change.phase == .submitted || isLeft, !change.text.isEmpty else { return }
            _ = try? entry.chat.controller?.createNewMessage(text: change.text)
            entry.state[.kindEntry] = EditedText()
        }
    }

    override func updateContent() {
        super.updateContent()
        bind(field, to: .kindEntry)
        field.textColor = components[.appearance].palette.text
        overlay = isInThread ? nil : Overlay(.bottomBar, label: "Entry")
    }
}

final class KindHastyEntry: KindEntry {
    override var sendsWhenLeft: Bool { true }
}

final class KindGreedyEntry: KindEntry {
    override func updateContent() {
        super.updateContent()
        _ = field.takeFocus()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = field.takeFocus()
    }
}

extension JudgedPlugin {
    fileprivate static func kindOfEntry(_ id: PluginID, _ view: KindEntry.Type) -> KindPlugin {
        KindPlugin(id) { registrar in
            registrar.declare(.kindEntry)
            registrar.replace(.overlay("kind-entry"), with: view)
        }
    }

    static let kindsOfFields: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: kindOfEntry("kind-entry", KindEntry.self),
            verdict: .clean,
            reason: "What is written in a field is sent with Enter."
        ),
        JudgedPlugin(
            plugin: kindOfEntry("kind-hasty-entry", KindHastyEntry.self),
            verdict: .failed,
            reason: "A field sends what is in it when it is left."
        ),
        JudgedPlugin(
            plugin: kindOfEntry("kind-greedy-entry", KindGreedyEntry.self),
            verdict: .failed,
            reason: "A field takes the focus from the composer."
        ),
    ]
}
