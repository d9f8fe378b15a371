import Components
import DefaultComponents
import Views

// MARK: A swipe marks a message

struct SeventhSwipeMarkPlugin: Plugin {
    let manifest = PluginManifest("swipe-mark", summary: "A swipe marks a message for later.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.isForLater)
        registrar.extend(.messageContentView, with: SeventhSwipeMark.self)
    }
}

extension StateKey where Value == Bool {
    fileprivate static let isForLater = StateKey("isForLater", default: false)
}

private final class SeventhSwipeMark: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUp() {
        super.setUp()
        addGesture(Gesture("later", .swipe(.trailing), title: "Mark for later"), to: host) {
            mark,
            change in
            guard change.phase == .ended, change.isCrossed, mark.host.content?.isDeleted == false
            else { return }
            mark.state[.isForLater].toggle()
        }
    }

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        (line.font, line.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        line.textContainerInset = appearance.metrics.metadataMargins
        line.text = "For later"
        line.isHidden = !state[.isForLater] || host.content?.isDeleted != false
    }
}

// MARK: A double tap opens details

struct SeventhDoubleDetailsPlugin: Plugin {
    let manifest = PluginManifest("double-details", summary: "A double tap shows who and when.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.detailedMessage)
        registrar.extend(.messageContentView, with: SeventhDoubleTap.self)
        registrar.replace(.overlay("double-details"), with: SeventhDetails.self)
    }
}

extension StateKey where Value == ChatMessage.ID? {
    fileprivate static let detailedMessage = StateKey("detailedMessage", default: nil)
}

private final class SeventhDoubleTap: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        addGesture(Gesture("details", .doubleTap, title: "Details"), to: host) { layer, change in
            guard change.phase == .ended, let id = layer.host.content?.id,
                let channel = layer.host.channel
            else { return }
            layer.state[.detailedMessage, .channel(channel.id)] = id
        }
    }
}

private final class SeventhDetails: ChatOverlayView {
    private let (text, done) = (TextView(), Button())

    override func setUpLayout() {
        super.setUpLayout()
        done.title = "Done"
        done.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        done.addTarget("closeDetails") { [weak self] in self?.close() }
        addArrangedSubviews([text, done])
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        let message = state[.detailedMessage].flatMap { chat.controller?.message(id: $0) }
        overlay = message.map { Overlay(.popover(.message($0.id)), label: "Details") }
        done.tintColor = appearance.palette.accent
        (text.font, text.textColor) = (appearance.fonts.body, appearance.palette.text)
        guard let message else { return }
        let time = appearance.formatters.messageTimestamp(message.createdAt, appearance.calendar)
        text.text = RichText(plain: "\(message.author.name), \(time)")
    }

    override func close() { state[.detailedMessage] = nil }
}

// MARK: A vertical drag on messages comes before scrolling

struct SeventhVerticalDragPlugin: Plugin {
    let manifest = PluginManifest("vertical-drag", summary: "Messages bend while they are dragged.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhBending.self)
    }
}

private final class SeventhBending: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        let gesture = Gesture(
            "bend",
            .drag(.vertical),
            title: "Bend",
            precedes: [Gesture.scrolling]
        )
        addGesture(gesture, to: host) { layer, change in
            let metrics = layer.host.components[.appearance].metrics
            let bent = max(4, metrics.bubbleCornerRadius - abs(change.translation.height) / 4)
            switch change.phase {
            case .begun, .moved, .crossed: layer.host.bubbleView?.layer.cornerRadius = bent
            case .ended, .lost:
                layer.host.bubbleView?.layer.cornerRadius = metrics.bubbleCornerRadius
            }
        }
    }
}

// MARK: A tap that comes before everything else in a message

struct SeventhTapZoomPlugin: Plugin {
    let manifest = PluginManifest("tap-zoom", summary: "A tap marks a message as seen.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.wasTapped)
        registrar.extend(.messageContentView, with: SeventhTapZoom.self)
    }
}

extension StateKey where Value == Bool {
    fileprivate static let wasTapped = StateKey("wasTapped", default: false)
}

private final class SeventhTapZoom: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        let gesture = Gesture("zoom", .tap, title: "Mark", precedes: [Gesture.tapping])
        addGesture(gesture, to: host) { layer, change in
            if change.phase == .ended { layer.state[.wasTapped] = true }
        }
    }

    override func updateContent() {
        super.updateContent()
        host.timestampLabel?.font =
            state[.wasTapped]
            ? host.components[.appearance].fonts.footnoteBold
            : host.components[.appearance].fonts.footnote
    }
}

// MARK: A swipe whose loss leaves the message pale

struct SeventhHalfSwipePlugin: Plugin {
    let manifest = PluginManifest("half-swipe", summary: "A swipe to the side copies the text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhHalfSwipe.self)
    }
}

private final class SeventhHalfSwipe: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        addGesture(Gesture("copy", .swipe(.trailing), title: "Copy the text"), to: host) {
            layer,
            change in
            switch change.phase {
            case .begun, .moved, .crossed:
                layer.host.bubbleThreadMetaContainer.alpha = 0.1
            case .ended:
                layer.host.bubbleThreadMetaContainer.alpha = 1
                guard change.isCrossed, let message = layer.host.content, !message.isDeleted else {
                    return
                }
                layer.host.raise(.copyText, message.text.plain)
            case .lost: break
            }
        }
    }
}
