package import Components
import DefaultComponents
package import Views

/// An extension that changes its host and then causes an injected fault.
package final class FaultInjecting: ComponentExtension<View>, EventSink {
    /// The name of its plan in the slot.
    package static let planner = "bad"

    package override func setUp() {
        super.setUp()
        host.misbehave(Self.planner, in: .setUp)
    }

    package override func setUpLayout() {
        super.setUpLayout()
        let mark = Label()
        mark.text = "marked"
        (host as? ContainerStackView)?.addArrangedSubview(mark)
        host.misbehave(Self.planner, in: .setUpLayout)
    }

    package override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
        host.misbehave(Self.planner, in: .setUpAppearance)
    }

    package override func updateContent() {
        super.updateContent()
        host.misbehave(Self.planner, in: .updateContent)
    }

    package func receive(_ event: RaisedEvent) -> EventReply {
        // The event's own handler raises it again.
        let plan = host.components[.injectedFaults][Self.planner]
        if plan?.injectedFault == .endlessEvent, event[.injectedFault] != nil {
            return host.raise(.injectedFault, "again")
        }
        return .passed
    }
}
