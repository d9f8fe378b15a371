import Components
import DefaultComponents
import Views

class KindBar: ChatOverlayView {
    let label = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        (label.font, label.textColor) = (appearance.fonts.footnote, appearance.palette.text)
    }
}

final class KindMotto: KindBar {
    override func updateContent() {
        super.updateContent()
        label.text = "Fair winds"
        overlay = isInThread ? nil : Overlay(.topBar, label: "Motto", pushes: false)
    }
}

final class KindPoster: KindBar {
    override func updateContent() {
        super.updateContent()
        label.text = "Fair winds to all who sail, and to all who wait for them at the pier"
        label.textContainerInset = DirectionalEdgeInsets(horizontal: 20, vertical: 80)
        overlay = isInThread ? nil : Overlay(.bottomBar, label: "Motto")
    }
}

extension StateKey where Value == ChatMessage.ID? {
    fileprivate static let kindChosen = StateKey("kindChosen", default: nil)
}

extension StateKey where Value == String {
    fileprivate static let kindChosenText = StateKey("kindChosenText", default: "")
}

struct KindChooseItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let id = "kind.choose"
    let title = "Choose"
    let icon: Image? = nil
    let isDestructive = false
}

/// Shows the text that the chosen message had.
class KindChosenThen: KindBar {
    func text(of id: ChatMessage.ID) -> String? { state[.kindChosenText] }

    override func updateContent() {
        super.updateContent()
        let text = state[.kindChosen].flatMap(text) ?? ""
        label.text = RichText(plain: text)
        overlay = text.isEmpty ? nil : Overlay(.topBar, label: "Chosen", isClosable: true)
    }

    override func close() { state[.kindChosen] = nil }
}

/// Shows the text that the chosen message has.
final class KindChosenNow: KindChosenThen {
    override func text(of id: ChatMessage.ID) -> String? {
        let message = chat.controller?.message(id: id)
        return message?.isDeleted == false ? message?.text.plain : nil
    }
}

extension KindPlugin {
    /// Creates a plugin that shows a message which is chosen in its menu.
    fileprivate init(_ id: PluginID, choosing view: KindChosenThen.Type) {
        self.init(id) { registrar in
            registrar.declare(.kindChosen)
            registrar.declare(.kindChosenText)
            registrar.transform(.messageActions) { next, request in
                guard !request.message.isDeleted else { return next(request) }
                return next(request) + [KindChooseItem(channelID: request.channel.id)]
            }
            registrar.on(.messageAction) { choice in
                guard let item = choice.item as? KindChooseItem else { return .passed }
                let owner = StateOwner.channel(item.channelID)
                Components.state?[.kindChosenText, owner] = choice.message.text.plain
                Components.state?[.kindChosen, owner] = choice.message.id
                return .handled
            }
            registrar.replace(.overlay("kind-chosen"), with: view)
        }
    }
}

class KindGestures: KindContent {
    var gesture: Gesture { Gesture("mark", .swipe(.leading), title: "Mark") }
    func follow(_ change: GestureChange) {}

    override func setUp() {
        super.setUp()
        addGesture(gesture, to: host) { layer, change in layer.follow(change) }
    }

    func widenEdge(_ isWide: Bool) { host.bubbleView?.layer.borderWidth = isWide ? 4 : 1 }
}

final class KindEdgeOfSwipe: KindGestures {
    override func follow(_ change: GestureChange) {
        switch change.phase {
        case .begun, .moved, .crossed: widenEdge(true)
        case .ended, .lost: widenEdge(false)
        }
    }
}

final class KindEdgeLeft: KindGestures {
    override func follow(_ change: GestureChange) {
        switch change.phase {
        case .begun, .moved, .crossed: widenEdge(true)
        case .ended: widenEdge(false)
        case .lost: break
        }
    }
}

final class KindDragAnywhere: KindGestures {
    override var gesture: Gesture {
        Gesture("push", .drag(nil), title: "Push", precedes: [Gesture.scrolling])
    }
}

final class KindTapOnText: ComponentExtension<ChatMessageTextView> {
    override func setUp() {
        super.setUp()
        let gesture = Gesture("read", .tap, title: "Read", precedes: [Gesture.tapping])
        addGesture(gesture, to: host) { layer, change in
            if change.phase == .ended { layer.host.raise(.copyText, layer.host.text.plain) }
        }
    }
}

final class KindTapOnTime: ComponentExtension<ChatMessageTimestampLabel> {
    override func setUp() {
        super.setUp()
        let gesture = Gesture("time", .tap, title: "Copy", precedes: [Gesture.tapping])
        addGesture(gesture, to: host) { layer, change in
            if change.phase == .ended { layer.host.raise(.copyText, layer.host.text ?? "") }
        }
    }
}

extension JudgedPlugin {
    static let kindsOfScreens: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-motto") {
                $0.replace(.overlay("kind-motto"), with: KindMotto.self)
            },
            verdict: .clean,
            reason: "A low bar over the messages."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-poster") {
                $0.replace(.overlay("kind-poster"), with: KindPoster.self)
            },
            verdict: .failed,
            reason: "A bar that nothing closes takes half of the screen."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-chosen-now", choosing: KindChosenNow.self),
            verdict: .clean,
            reason: "A bar with a message, which closes when that is deleted."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-chosen-then", choosing: KindChosenThen.self),
            verdict: .failed,
            reason: "A bar keeps the words of a message that is deleted."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-edge-of-swipe") {
                $0.extend(.messageContentView, with: KindEdgeOfSwipe.self)
            },
            verdict: .clean,
            reason: "The edge of a bubble is wide during a swipe."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-edge-left") {
                $0.extend(.messageContentView, with: KindEdgeLeft.self)
            },
            verdict: .failed,
            reason: "The edge stays wide when a swipe is lost."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-drag-anywhere") {
                $0.extend(.messageContentView, with: KindDragAnywhere.self)
            },
            verdict: .failed,
            reason: "Drags in any direction precede scrolling."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-tap-on-time") {
                $0.extend(.timestamp, with: KindTapOnTime.self)
            },
            verdict: .clean,
            reason: "A tap on a time copies it."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-tap-on-text") {
                $0.extend(.messageText, with: KindTapOnText.self)
            },
            verdict: .failed,
            reason: "A tap on a text precedes the links in it."
        ),
    ]
}
