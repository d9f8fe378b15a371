import DefaultComponents
import Views

/// A bubble that counts its layouts.
final class RecordingBubble: ChatMessageBubbleView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    /// Returns the bubble of a cell.
    static func find(in cell: any MessageCell) -> RecordingBubble? {
        cell.messageView?.bubbleView as? RecordingBubble
    }
}
