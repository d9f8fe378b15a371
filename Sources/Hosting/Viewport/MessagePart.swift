import DefaultComponents
package import Views

/// A part of a message that can be tapped.
package enum MessagePart: Hashable {
    case avatar, quote, attachment, reactions, thread, delivery, error, message
    /// A button by the name of its action; 0 is the first of that name.
    case button(String, number: Int)

    /// The parts that every message may have, without the message itself.
    package static let named: [MessagePart] = [
        .avatar, .quote, .attachment, .reactions, .thread, .delivery, .error,
    ]

    /// Creates a part from the name that scripts have for it; what is no part's names a button.
    package init(name: String) {
        self = Self.named.first { $0.name == name } ?? .button(name, number: 0)
    }

    /// The name that scripts have for it.
    package var name: String {
        if case .button(let action, _) = self { action } else { "\(self)" }
    }

    /// The title in a menu; a button has its own.
    package var title: String {
        switch self {
        case .avatar: "Author"
        case .quote: "Quoted message"
        case .attachment: "Attachment"
        case .reactions: "Reactions"
        case .thread: "Replies"
        case .delivery: "Delivery status"
        case .error: "Error badge"
        case .message: "Message actions"
        case .button(let action, _): action
        }
    }
}

extension MessagePart {
    /// A part with its title and its view.
    package typealias Shown = (part: MessagePart, title: String, view: View)

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
        let isShown = view.andAround.prefix { $0 !== cell }.allSatisfy {
            !$0.isHidden && $0.isUserInteractionEnabled
        }
        return isShown && view.frame.size.width > 0 && view.frame.size.height > 0
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
