import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// What an author's own steps leave behind does not count as a loss in what follows.
@Suite struct AuthorStepsTests {
    @Test(arguments: [OverlayRegion.sheet, .scrim, .popover(.message("read"))])
    func theyMayLeaveAModalOverlayOpen(region: OverlayRegion) {
        let plugin = TestPlugin("form") { registrar in
            registrar.declare(.openForm)
            registrar.replace(.overlay("form"), with: FormOverlay.self)
        }

        let open: @Sendable (ChatChannelVC) -> Void = { screen in
            let id = screen.channelController?.channel?.id ?? ""
            screen.node.connectedTree?.set(region, of: .openForm, for: .channel(id))
            screen.view.layoutIfNeeded()
        }
        let certificate = certify(plugin, laws: [.use], settings: .few, using: open)

        #expect(certificate.findings == [])
    }
}

extension StateKey where Value == OverlayRegion? {
    fileprivate static let openForm = StateKey("openForm", default: nil)
}

private final class FormOverlay: ChatOverlayView {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Form"
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        overlay = state[.openForm].map { Overlay($0, label: "Form") }
    }

    override func close() { state[.openForm] = nil }
}
