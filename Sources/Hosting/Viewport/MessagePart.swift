import DefaultComponents
package import Views

/// A part of a message that can be tapped.
package enum MessagePart: Hashable {
    case avatar, quote, attachment, reactions, thread, delivery, error, message
    /// A button by the name of its action; 0 is the first of that name.
    case button(String, number: Int)
    /// An attachment after the first one, a link or a mention, by its number among them, counted from 0.
    case other(Int)

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
        case .other: "Link"
        }
    }
}

extension MessagePart {
    /// A part with its title, its view, and the point of the view to tap.
    package typealias Shown = (part: MessagePart, title: String, view: View, point: Point)

    /// Returns the parts of a message that take taps, in the order of a menu: buttons, such as those of plugins, before
    /// the message itself.
    static func shown(in cell: any MessageCell) -> [Shown] {
        let content = (cell as? ChatMessageCell)?.messageContentView
        let message = content as? ChatMessageContentView
        let named: [Shown] = named.compactMap { part in
            guard let view = message.flatMap(part.view), isSeen(view, in: cell) else { return nil }
            return (part, part.title, view, view.middle)
        }
        var shown = named
        for (place, view) in (message?.attachmentViews ?? []).enumerated().dropFirst()
        where isSeen(view, in: cell) {
            let number = shown.count - named.count
            shown.append((.other(number), "Attachment \(place + 1)", view, view.middle))
        }
        for (title, view, point) in links(in: message) {
            shown.append((.other(shown.count - named.count), title, view, point))
        }
        shown += buttons(in: cell, besides: shown.map(\.view))
        let whole: View = content ?? cell
        shown.append((.message, MessagePart.message.title, whole, whole.middle))
        return shown
    }

    /// Returns the links and mentions in the texts of a message, each once, with a point of it.
    private static func links(in message: View?) -> [(String, View, Point)] {
        var found: [(String, View, Point)] = []
        var waiting = message.map { [$0] } ?? []
        while let view = waiting.popLast() {
            waiting += view.subviews.reversed()
            guard !view.isHidden, let text = view as? TextView,
                text.text.runs.contains(where: { $0.style.target != nil })
            else { continue }
            var seen: [TextRun] = []
            for frame in text.placedText?.lines.map(\.frame) ?? [] {
                for x in stride(from: frame.x + 1, to: frame.x + frame.size.width, by: 4) {
                    let point = Point(x: x, y: frame.middle.y)
                    guard let run = text.run(at: point), !seen.contains(run) else { continue }
                    seen.append(run)
                    switch run.style.target {
                    case .link, .user: found.append((run.text, text, point))
                    case .channel, .broadcast, nil: break
                    }
                }
            }
        }
        return found
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
        case .message, .button, .other: nil
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
            shown.append((part, number > 1 ? "\(title) (\(number))" : title, view, view.middle))
        }
        return shown
    }
}

extension View {
    /// The point in the middle of the view.
    fileprivate var middle: Point { Point(x: frame.size.width / 2, y: frame.size.height / 2) }
}
