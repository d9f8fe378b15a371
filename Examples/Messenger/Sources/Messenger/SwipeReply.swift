public import Components
import DefaultComponents
import Views

/// A swipe answers a message, and a hold opens the reactions beside it.
public struct SwipeReplyPlugin: Plugin {
    /// `swipe-reply`.
    public let manifest = PluginManifest("swipe-reply", summary: "A swipe answers a message.")

    /// Creates the plugin.
    public init() {}

    /// Declares what is open, and adds gestures to messages and a popover to lists.
    public func register(in registrar: inout Registrar) {
        registrar.set(.swipeReply, of: "swipe-reply")
        registrar.declare(.reactingTo)
        registrar.declare(.answeredAt)
        registrar.extend(.messageContentView, with: SwipeGestures.self)
        registrar.replace(.overlay("reactions"), with: ReactionPopover.self)
    }
}

extension StateKey where Value == ChatMessage.ID? {
    static let reactingTo = StateKey("reactingTo", default: nil)
}

extension StateKey where Value == Timestamp? {
    static let answeredAt = StateKey("answeredAt", default: nil)
}

private final class SwipeGestures: ComponentExtension<ChatMessageContentView> {
    private let arrow = ImageView()

    override func setUpLayout() {
        super.setUpLayout()
        let words = host.components.words
        let reply = Gesture("swipeToReply", .swipe(.trailing), title: words.text(.swipeToReply))
        // A long press opens the menu, which the popover leads to.
        let react = Gesture(
            "holdToReact",
            .hold,
            title: words.text(.react),
            precedes: [Gesture.tapping]
        )
        addGesture(reply, to: host) { $0.swipe($1) }
        addGesture(react, to: host) { layer, change in
            guard change.phase == .begun, let message = layer.message,
                let channel = layer.host.channel
            else { return }
            layer.state[.reactingTo, .channel(channel.id)] = message.id
        }
        arrow.image = host.components[.appearance].images.thread
        arrow.tintColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        let duration = Duration.milliseconds(300)
        guard let start = state[.answeredAt], now < start.advanced(by: duration) else { return }
        host.animate(.alpha(from: 0.4, to: 1), over: duration, startingAt: start)
    }

    /// The message, if it can be answered.
    private var message: ChatMessage? {
        guard let message = host.content, message.kind == .regular, !message.isDeleted,
            message.localState == nil
        else { return nil }
        return message
    }

    private func swipe(_ change: GestureChange) {
        switch change.phase {
        case .begun, .moved, .crossed:
            guard message != nil else { return }
            if arrow.superview == nil { host.mainContainer.addArrangedSubview(arrow) }
            arrow.alpha = change.isCrossed ? 1 : 0.4
        case .lost:
            arrow.removeFromSuperview()
        case .ended:
            arrow.removeFromSuperview()
            guard change.isCrossed, let message else { return }
            state[.answeredAt] = now
            let reply = InlineReplyActionItem(host.components[.appearance])
            host.raise(.messageAction, MessageActionChoice(reply, for: message))
        }
    }
}
