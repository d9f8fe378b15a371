import Components
import ComponentsTesting
import DefaultComponents
import Views

/// A bubble that causes a fault in its own hooks.
final class MisbehavingBubble: ChatMessageBubbleView {
    override func setUp() {
        super.setUp()
        misbehave("base", in: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        misbehave("base", in: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        misbehave("base", in: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        misbehave("base", in: .updateContent)
    }
}

/// An extension that causes a fault beside `FaultInjecting`, after changing its host.
final class MoreMisbehaving: ComponentExtension<View>, EventSink {
    override func setUp() {
        super.setUp()
        host.misbehave("worse", in: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        let mark = Label()
        mark.text = "marked"
        (host as? ContainerStackView)?.addArrangedSubview(mark)
        host.misbehave("worse", in: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
        host.misbehave("worse", in: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        host.misbehave("worse", in: .updateContent)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        let plan = host.components[.injectedFaults]["worse"]
        if plan?.injectedFault == .endlessEvent, event[.injectedFault] != nil {
            return host.raise(.injectedFault, "again")
        }
        return .passed
    }
}
