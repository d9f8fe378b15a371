import DefaultComponents
import Views

extension MessagePart {
    /// A part with what shows it.
    typealias Shown = (part: MessagePart, title: String, view: View)

    /// Returns the parts of a message that take taps, in the order of a menu: buttons, such as those of plugins, before
    /// the message itself.
    static func shown(in cell: any MessageCell) -> [Shown] {
        let content = (cell as? ChatMessageCell)?.messageContentView
        let message = content as? ChatMessageContentView
        let named: [Shown] = named.compactMap { part in
            guard let view = message.flatMap(part.view), isSeen(view, in: cell) else { return nil }
            return (part, part.title, view)
        }
        return named + buttons(in: cell, besides: named.map(\.view))
            + [(.message, MessagePart.message.title, content ?? cell)]
    }

    private func view(in message: ChatMessageContentView) -> View? {
        switch self {
        case .avatar: message.authorAvatarView
        case .quote: message.quotedMessageView
        case .attachment: message.attachmentViews.first
        case .reactions: message.reactionsBubbleView
        case .thread: message.threadInfoView
        case .delivery: message.anyDeliveryStatusView
        case .error: message.errorIndicatorView
        case .message, .button: nil
        }
    }

    private static func isSeen(_ view: View, in cell: View) -> Bool {
        var next: View? = view
        while let current = next, current !== cell {
            if current.isHidden || !current.isUserInteractionEnabled { return false }
            next = current.superview
        }
        return view.frame.size.width > 0 && view.frame.size.height > 0
    }

    /// Returns the controls with actions, by the names of their first ones; the next of a title have numbers.
    private static func buttons(in cell: View, besides others: [View]) -> [Shown] {
        var (counts, titles): ([String: Int], [String: Int]) = ([:], [:])
        var shown: [Shown] = []
        var waiting = [cell]
        while let view = waiting.popLast() {
            waiting += view.subviews.reversed()
            guard let control = view as? Control, control.isEnabled, isSeen(control, in: cell),
                let action = control.targetNames.first, !others.contains(where: { $0 === view })
            else { continue }
            let title = (view as? Button)?.title ?? view.accessibilityLabel ?? action
            let part = MessagePart.button(action, number: counts[action, default: 0])
            counts[action, default: 0] += 1
            titles[title, default: 0] += 1
            let number = titles[title, default: 1]
            shown.append((part, number > 1 ? "\(title) (\(number))" : title, view))
        }
        return shown
    }
}
