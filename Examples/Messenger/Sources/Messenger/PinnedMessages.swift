public import Components
public import DefaultComponents
import Views

/// Messages can be pinned from their menu; a banner leads to the one that was pinned last.
public struct PinnedMessagesPlugin: Plugin {
    /// `pinned-messages`.
    public let manifest = PluginManifest("pinned-messages", summary: "Messages can be pinned.")
    private let pinned: [ChatChannel.ID: [ChatMessage.ID]]

    /// Creates the plugin, with the messages that were pinned before, by channel.
    public init(pinned: [ChatChannel.ID: [ChatMessage.ID]] = [:]) {
        self.pinned = pinned
    }

    /// Declares its names, and adds an action to menus, a mark to messages and a banner to lists.
    public func register(in registrar: inout Registrar) {
        registrar.set(.pins, of: "pinned-messages")
        registrar.declare(.pinnedBefore)
        registrar.declare(.pins)
        registrar.set(.pinnedBefore, to: pinned)
        registrar.transform(.messageActions) { next, request in
            let (message, id) = (request.message, request.channel.id)
            guard !message.isDeleted, message.localState == nil else { return next(request) }
            let pins = Components.current.pins(Components.state?[.pins, .channel(id)], in: id)
            let title: WordKey = pins.contains(message.id) ? .unpin : .pin
            let item = MessageActionItem("pin", title: Components.current.words.text(title))
            return next(request) + [item]
        }
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "pin", let channel = choice.channel?.id else { return .passed }
            let (id, owner) = (choice.message.id, StateOwner.channel(channel))
            let pins = Components.current.pins(Components.state?[.pins, owner], in: channel)
            let others = pins.filter { $0 != id }
            Components.state?[.pins, owner] = others.count < pins.count ? others : pins + [id]
            return .handled
        }
        registrar.extend(.messageContentView, with: PinMark.self)
        registrar.replace(.overlay("pinned"), with: PinnedBanner.self)
    }
}

extension StateKey where Value == [ChatMessage.ID]? {
    static let pins = StateKey(persisted: "pins", default: nil)
}

extension Components {
    fileprivate func pins(_ changed: [ChatMessage.ID]?, in id: ChatChannel.ID) -> [ChatMessage.ID] {
        changed ?? self[.pinnedBefore][id] ?? []
    }
}

private final class PinMark: ComponentExtension<ChatMessageContentView> {
    private let label = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let (appearance, id) = (host.components[.appearance], host.channel?.id ?? "")
        let pins = host.components.pins(state[.pins, .channel(id)], in: id)
        (label.font, label.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        label.textContainerInset = appearance.metrics.metadataMargins
        label.text = RichText(plain: host.components.words.text(.pinned))
        label.isHidden = host.content.map { $0.isDeleted || !pins.contains($0.id) } ?? true
    }
}

private final class PinnedBanner: ChatOverlayView {
    private lazy var button = TouchButton("scrollToPin") { [weak self] in
        if let self, let id = pinned?.id { list?.scrollToMessage(id: id) }
    }
    private var pinned: ChatMessage?

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        let words = components.words
        let pins = components.pins(state[.pins], in: chat.channel?.id ?? "")
        pinned = pins.compactMap { chat.controller?.message(id: $0) }.last { !$0.isDeleted }
        let text = pinned.map { $0.text.isEmpty ? $0.author.name : $0.text.plain } ?? ""
        button.title = words.text(.pinnedText, ["text": .text(text)])
        let isOpen = !isInThread && pinned != nil
        overlay = isOpen ? Overlay(.topBar, label: words.text(.pinned)) : nil
    }
}
