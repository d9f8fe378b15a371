import Components
public import DefaultComponents
import Views

extension ChatMessageLayoutOption {
    /// The option of a message with the button at its end.
    public static let wordCountBadge: Self = "wordCountBadge"
}

/// Adds a view to the end of messages that have the layout option.
final class WordCountBelow: ComponentExtension<ChatMessageContentView> {
    private var badge: (any WordCountBadge)?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.wordCountBadge) else { return }
        // Made from a slot, so that the view can be replaced and extended too.
        let badge = host.make(.wordCountBadge)
        self.badge = badge
        host.bubbleContentContainer.addArrangedSubview(badge)
    }

    override func updateContent() {
        super.updateContent()
        badge?.content = host.content
    }
}
