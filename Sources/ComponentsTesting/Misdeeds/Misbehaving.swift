package import Components
package import DefaultComponents
package import Views

/// An extension that does something wrong, and before that something right.
package class Misbehaving: ComponentExtension<View>, EventSink {
    package class var plugin: String { "bad" }

    package override func setUp() {
        super.setUp()
        host.misbehave(Self.plugin, in: .setUp)
    }

    package override func setUpLayout() {
        super.setUpLayout()
        let mark = Label()
        mark.text = "marked"
        (host as? ContainerStackView)?.addArrangedSubview(mark)
        host.misbehave(Self.plugin, in: .setUpLayout)
    }

    package override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
        host.misbehave(Self.plugin, in: .setUpAppearance)
    }

    package override func updateContent() {
        super.updateContent()
        host.misbehave(Self.plugin, in: .updateContent)
    }

    package func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        // Whose event it is answers it with itself.
        let plan = host.components[.misdeeds][Self.plugin]
        if plan?.misdeed == .endlessEvent, Event.misdeed.payload(of: event, payload) != nil {
            return host.raise(.misdeed, "again")
        }
        return .passed
    }
}

/// Another one.
package final class MoreMisbehaving: Misbehaving {
    package override class var plugin: String { "worse" }
}

/// A bubble that does something wrong in its own hooks.
package final class MisbehavingBubble: ChatMessageBubbleView {
    package override func setUp() {
        super.setUp()
        misbehave("base", in: .setUp)
    }

    package override func setUpLayout() {
        super.setUpLayout()
        misbehave("base", in: .setUpLayout)
    }

    package override func setUpAppearance() {
        super.setUpAppearance()
        misbehave("base", in: .setUpAppearance)
    }

    package override func updateContent() {
        super.updateContent()
        misbehave("base", in: .updateContent)
    }
}
