import Components
import DefaultComponents
import Views

final class OtherTypingView: ChatTypingIndicatorView {}

final class OtherAttachmentView: ChatUnknownAttachmentView {}

final class OtherMessageView: ChatMessageContentView {}

final class OtherBubbleView: ChatMessageBubbleView {}

final class IdleExtension: ComponentExtension<View> {}

/// Writes the present value.
final class SameAlphaExtension: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 1
    }
}

/// Writes a text before the label writes its own.
final class EarlyTextExtension: ComponentExtension<Label> {
    override func setUpLayout() {
        super.setUpLayout()
        host.text = "early"
    }
}

final class FaintExtension: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
    }
}

final class FainterExtension: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.25
    }
}

final class HiddenViewExtension: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let view = ImageView()
        view.isHidden = true
        host.addSubview(view)
    }
}

final class ClearViewExtension: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let view = Label()
        view.alpha = 0
        host.addSubview(view)
    }
}

/// Removes the view that it added.
final class TakenOutExtension: ComponentExtension<View> {
    private let view = View()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(view)
    }

    override func updateContent() {
        super.updateContent()
        view.removeFromSuperview()
    }
}

/// Adds a view to the host, and later to another view there.
final class TwicePlacedExtension: ComponentExtension<View> {
    private let view = Button()
    private let other = View()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(view)
        host.addSubview(other)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        other.addSubview(view)
    }
}

/// Retains a view, and does not add it.
final class KeptViewExtension: ComponentExtension<View> {
    private let badge = Button()

    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.9
        badge.alpha = 0.5
    }
}

/// Makes a view with another one in it, and does not add it.
final class DroppedViewExtension: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let badge = Button()
        badge.addSubview(Label())
        badge.alpha = 0.5
    }
}

/// Retains a view, and does not add it.
final class KeptViewLabel: ChatMessageTimestampLabel {
    private let badge = Button()

    override func setUpAppearance() {
        super.setUpAppearance()
        alpha = 0.9
        badge.alpha = 0.5
    }
}

/// Asks for an option that is not declared.
final class UndeclaredExtension: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.layer.borderWidth = host.layoutOptions.contains("bubbel") ? 2 : 1
    }
}

/// Shows a view for an option that is not inserted.
final class SparksExtension: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.alpha = 0.9
        guard host.layoutOptions.contains("sparks") else { return }
        host.bubbleContentContainer.addArrangedSubview(View())
    }
}

/// Receives taps, and shows nothing.
final class HearingExtension: ComponentExtension<View>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        .passed
    }
}

/// Writes values that others set.
final class ShadedBubbleView: ChatMessageBubbleView {
    var shade = 1.0 {
        didSet { contentChanged() }
    }

    override func updateContent() {
        super.updateContent()
        alpha = shade
    }
}

/// Writes nothing itself.
final class ShadeExtension: ComponentExtension<ShadedBubbleView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.shade = 0.5
    }
}
