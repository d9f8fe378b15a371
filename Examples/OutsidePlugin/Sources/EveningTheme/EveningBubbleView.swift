import DefaultComponents
import Views

/// A bubble in the colours of the evening, without an edge.
final class EveningBubbleView: ChatMessageBubbleView {
    private let edge = 0.0

    override func setUpAppearance() {
        super.setUpAppearance()
        layer.borderWidth = edge
        layer.borderColor = nil
    }

    override func updateContent() {
        super.updateContent()
        backgroundColor = content?.isOutgoing == true ? .candlewax : .nightBlue
    }
}
