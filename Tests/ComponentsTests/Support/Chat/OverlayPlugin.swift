import Components
import ComponentsTesting
import DefaultComponents
import Views

/// A plugin with an overlay, which is open while its state says so.
struct OverlayPlugin: Plugin {
    let number: Int

    var manifest: PluginManifest {
        PluginManifest(PluginID(rawValue: "overlay-\(number)"))
    }

    func register(in registrar: inout Registrar) throws {
        registrar.declare(Self.keys[number])
        registrar.replace(.overlay("\(number)"), with: NumberedOverlay.self)
    }

    /// An overlay of each kind, bars of each several times.
    static let overlays: [Overlay] = [
        Overlay(.topBar, label: "Pinned"),
        Overlay(.topBar, label: "Search", isClosable: true),
        Overlay(.bottomBar, label: "Offline"),
        Overlay(.bottomBar, label: "Selection"),
        Overlay(.topBar, label: "Floating", pushes: false),
        Overlay(.corner(.bottomTrailing), label: "Unread mentions"),
        Overlay(.corner(.bottomTrailing), label: "Upload"),
        Overlay(.corner(.topLeading), label: "Recording"),
        Overlay(.popover(.message("1")), label: "Reactions"),
        Overlay(.sheet, label: "Form"),
        Overlay(.scrim, label: "Picture"),
        Overlay(.popover(.part(.composerSendButton)), label: "Send later", isModal: false),
        Overlay(.bottomBar, label: "Toast", pushes: false),
        Overlay(.corner(.bottomLeading), label: "Draft"),
        Overlay(.corner(.topTrailing), label: "Call"),
    ]

    /// The numbers of bars and corners.
    static let barsAndCorners = [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14]

    /// The state of each overlay: whether it is open.
    static let keys = overlays.indices.map { StateKey("overlay\($0)", default: false) }

    /// All plugins.
    static let all = overlays.indices.map { OverlayPlugin(number: $0) }
}

/// An overlay with two lines and a button.
final class NumberedOverlay: ChatOverlayView {
    let titleLabel = Label()
    let button = Button()

    var number: Int { Int(node.slotName?.dropFirst(8).dropLast() ?? "") ?? 0 }

    override func setUpLayout() {
        super.setUpLayout()
        misbehave(.setUpLayout)
        titleLabel.numberOfLines = 0
        button.title = "Press \(number)"
        button.addTarget("press\(number)") { [weak self] in self?.close() }
        addArrangedSubviews([titleLabel, button])
    }

    override func updateContent() {
        super.updateContent()
        misbehave(.updateContent)
        let described = OverlayPlugin.overlays[number]
        titleLabel.text = "\(described.label), which several words describe"
        overlay = !isInThread && state[OverlayPlugin.keys[number]] ? described : nil
    }

    override func close() {
        misbehave(.setUp)
        state[OverlayPlugin.keys[number]] = false
    }

    /// Causes the fault that is planned for a hook; for `setUp`, as it is closed.
    private func misbehave(_ hook: ComponentHook) {
        guard let plan = components[.injectedFaults]["overlay-\(number)"], plan.hook == hook else {
            return
        }
        plan.injectedFault.commit(on: self)
    }
}

/// A channel with overlays.
final class OverlaidChannel {
    var components: Components
    private(set) var screen = ChatChannelVC()
    private(set) var tree: ComponentTree
    let events = EventLog()
    private let controller: ChatChannelController
    private let size: Size

    init(
        _ numbers: [Int] = Array(OverlayPlugin.overlays.indices),
        open: [Int] = [],
        messages: Int = 3,
        size: Size = Size(width: 375, height: 600),
        isMirrored: Bool = false,
        faults: [String: FaultPlan] = [:]
    ) throws {
        components = try .with(numbers.map { OverlayPlugin(number: $0) })
        if isMirrored { components[.layoutDirection] = .rightToLeft }
        components[.injectedFaults] = faults
        self.size = size
        controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(
                (0..<messages).reversed().map {
                    FixtureChat.message("\($0)", at: Int64($0) * 90, "Number")
                }
            ),
            client: ChatClient(currentUser: FixtureChat.ann)
        )
        screen.channelController = controller
        tree = screen.mount(in: ComponentContext(components, events: events))
        layOut()
        open.forEach { set($0, true) }
    }

    /// Throws the tree away and makes it again.
    func makeAgain() {
        screen = ChatChannelVC()
        screen.channelController = controller
        tree = screen.mount(in: ComponentContext(components, events: events))
        layOut()
    }

    func layOut() {
        screen.view.layout(width: size.width, height: size.height)
    }

    /// Opens or closes an overlay.
    func set(_ number: Int, _ isOpen: Bool) {
        tree.set(isOpen, of: OverlayPlugin.keys[number], for: .channel(FixtureChat.group.id))
        layOut()
    }

    func uninstall(_ number: Int) throws {
        try components.uninstall(PluginID(rawValue: "overlay-\(number)"))
        screen.updateComponents(components)
        layOut()
    }

    func install(_ number: Int) throws {
        try components.install([OverlayPlugin(number: number)])
        screen.updateComponents(components)
        layOut()
    }

    var list: ChatMessageListVC { screen.messageListVC }

    /// The numbers of the visible overlays, the topmost last.
    var shown: [Int] {
        list.openOverlays.compactMap { ($0.content as? NumberedOverlay)?.number }
    }

    func view(_ number: Int) -> NumberedOverlay? {
        list.openOverlays.lazy.compactMap { $0.content as? NumberedOverlay }
            .first { $0.number == number }
    }

    /// The frame of what is seen of an overlay on the screen.
    func frame(_ number: Int) -> Rect? {
        guard let view = view(number), let place = view.superview as? OverlayPlace else {
            return nil
        }
        return frame(place.isModal ? view : place)
    }

    /// The frame of a view on the screen.
    func frame(_ view: View) -> Rect {
        let origin = Tap(on: view, at: Point(x: 0, y: 0)).location(in: screen.view)
        return Rect(
            x: origin.x,
            y: origin.y,
            width: view.frame.size.width,
            height: view.frame.size.height
        )
    }
}
