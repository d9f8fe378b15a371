public import Components
public import DefaultComponents
import Drawing
import Views

/// A list without rows, over which plugins have bars open, and the host of these.
final class PageBars: ChannelHost {
    let controllerOfChannel: ChatChannelController
    private weak var events: (any EventSink)?
    private var list: ChatMessageListVC?
    private var source: MessageArraySource?

    /// The height that bars are laid out in; the browser gives them what they need.
    private static let height = 800.0

    init(_ controller: ChatChannelController, events: (any EventSink)? = nil) {
        controllerOfChannel = controller
        self.events = events
    }

    /// The tree of the bars.
    var tree: ComponentTree? { list?.node.connectedTree }

    /// Makes the bars, without their code that fails.
    func make(in context: ComponentContext, width: Double) {
        var context = context
        context.events = self
        let controller = controllerOfChannel
        let isInThread = controller.threadMessage != nil
        let channel = controller.channel ?? ChatChannel(id: "channel", members: [])
        let source = MessageArraySource([], in: channel)
        self.source = source
        list = context.mount(preparing: { $0.view.layout(width: width, height: Self.height) }) {
            let list = $0.make(.messageListVC)
            list.name = isInThread ? "thread" : "channel"
            list.isInThread = isInThread
            list.client = controller.client
            list.dataSource = source
            return list
        }
    }

    /// The bars on a side that are open, in plugin order.
    func views(_ side: ScreenBars.Side) -> [View] {
        let region: OverlayRegion = side == .top ? .topBar : .bottomBar
        let open = list?.openOverlays.map(\.content) ?? []
        return open.filter { $0.overlay?.region == region }
    }

    /// Passes what no component of the bars handles to the host of the page.
    func receive(_ event: RaisedEvent) -> EventReply {
        events?.receive(event) ?? .passed
    }
}

extension ChannelPages {
    /// Returns the bars that plugins have open, after a turn of their timers and tasks.
    ///
    /// Overlays in `topBar` and `bottomBar` are bars; those of other regions are not in pages. The list of a bar has no
    /// messages of its own: those of its controller are found as `chat.controller`, and `scrollToMessage(id:)` raises an event.
    ///
    /// - Parameters:
    ///   - controller: The controller of the channel.
    ///   - now: The instant; nil for that of the slot `clockStart`, without a turn.
    /// - Returns: The bars, and the instant at which their next work is due; nil if there is none.
    /// - Complexity: Linear in the overlays of plugins and the views of the bars.
    public func bars(
        of controller: ChatChannelController,
        at now: Timestamp? = nil
    ) -> (bars: ScreenBars, nextDue: Timestamp?) {
        var due: Timestamp?
        let bars = bars(of: controller, at: now) { tree in
            if let now { tree.advance(to: now) }
            due = tree.nextDue
        }
        return (bars, due)
    }

    func bars(
        of controller: ChatChannelController,
        at now: Timestamp?,
        _ visit: (ComponentTree) -> Void
    ) -> ScreenBars {
        guard mayHaveBars else { return .none }
        let made = makeBars(of: controller, at: now)
        if let tree = made.tree { visit(tree) }
        return ScreenBars(
            top: rows.row(ScreenBars.Side.top.rawValue, of: made.views(.top)),
            bottom: rows.row(ScreenBars.Side.bottom.rawValue, of: made.views(.bottom))
        )
    }

    /// Returns the bars of a page as components.
    func makeBars(
        of controller: ChatChannelController,
        at now: Timestamp?,
        events: (any EventSink)? = nil
    ) -> PageBars {
        let bars = PageBars(controller, events: events)
        if controller.channel == nil { controller.synchronize() }
        bars.make(in: context(at: now, in: bars), width: width)
        return bars
    }
}
