import DefaultComponents
import Views

extension MessagePart {
    /// Returns the part of a message; none if the message does not show it, or takes no taps on it.
    func view(in cell: any MessageCell) -> View? {
        let content = (cell as? ChatMessageCell)?.messageContentView
        if self == .message { return content ?? cell }
        guard let message = content as? ChatMessageContentView else {
            return self == .share ? Self.button("share", in: cell) : nil
        }
        let view: View? =
            switch self {
            case .avatar: message.authorAvatarView
            case .quote: message.quotedMessageView
            case .attachment: message.attachmentViews.first
            case .share: Self.button("share", in: cell)
            case .reactions: message.reactionsBubbleView
            case .thread: message.threadInfoView
            case .delivery: message.deliveryStatusView
            case .error: message.errorIndicatorView
            case .message: message
            }
        guard let view, Self.isSeen(view, in: cell) else { return nil }
        return view
    }

    private static func isSeen(_ view: View, in cell: View) -> Bool {
        var next: View? = view
        while let current = next, current !== cell {
            if current.isHidden || !current.isUserInteractionEnabled { return false }
            next = current.superview
        }
        return view.frame.size.width > 0 && view.frame.size.height > 0
    }

    /// Returns the first button below a view that has an action of this name.
    private static func button(_ action: String, in view: View) -> View? {
        if let button = view as? Button, button.targetNames.contains(action) { return button }
        for subview in view.subviews {
            if let button = button(action, in: subview) { return button }
        }
        return nil
    }
}
