public import Components
public import DefaultComponents
import Drawing
import Views

/// A list without rows, over which plugins have bars open.
final class PageBars: ChannelHost {
    let controllerOfChannel: ChatChannelController
    /// The delegate of the list, as that of rows has one.
    private let host: PageList
    private weak var events: (any EventSink)?
    private var list: ChatMessageListVC?
    private var source: MessageArraySource?

    /// The height for which bars are laid out; the browser gives them what they need.
    private static let height = 800.0

    init(_ controller: ChatChannelController, events: (any EventSink)? = nil) {
        controllerOfChannel = controller
        host = PageList(controller, events: events)
        self.events = events
    }

    /// The tree of the bars.
    var tree: ComponentTree? { list?.node.connectedTree }

    /// Makes the list in a context, without registrations that fail.
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
            list.setPage { [weak list] id in
                let found = id.map { controller.message(id: $0) } ?? controller.newestMessage
                guard let list, let message = found else { return false }
                list.raise(.scrollToMessage, message)
                return true
            }
            list.dataSource = source
            list.delegate = host
            return list
        }
    }

    /// Returns the bars on a side that are open, in plugin order.
    func views(_ side: ScreenBars.Side) -> [View] {
        let region: OverlayRegion = side == .top ? .topBar : .bottomBar
        let open = list?.openOverlays.map(\.content) ?? []
        return open.filter { $0.overlay?.region == region }
    }

    /// Notifies plugins of the outcome of a request.
    func notify(of change: RequestChange) {
        list?.notify(.requestChanged, change)
    }

    /// Passes what no component handled to the host of the page.
    func receive(_ event: RaisedEvent) -> EventReply {
        events?.receive(event) ?? .passed
    }
}

extension ChannelPages {
    /// Returns the bars that plugins have open.
    ///
    /// Overlays in `topBar` and `bottomBar` are bars; those of other regions are not in pages. The list of a bar has no
    /// messages: those of its controller are found as `chat.controller`, and `scrollToMessage(id:)` raises an event.
    ///
    /// - Parameters:
    ///   - controller: The controller of the channel or thread.
    ///   - now: The instant at which they are drawn; nil for that of the slot `clockStart`.
    /// - Returns: The bars, which are the same in any process.
    /// - Complexity: Linear in the overlays of plugins and the views of the bars.
    public func bars(
        of controller: ChatChannelController,
        at now: Timestamp? = nil
    ) -> ScreenBars {
        bars(of: controller, at: now) { _ in }
    }

    /// Returns the bars that plugins have open after a turn, as ``turn(of:in:at:)`` takes one for rows.
    ///
    /// - Parameters:
    ///   - controller: The controller of the channel or thread.
    ///   - now: The instant.
    /// - Returns: The bars, and the instant at which their next work is due; nil if there is none.
    /// - Complexity: That of ``bars(of:at:)``.
    public func turnOfBars(
        of controller: ChatChannelController,
        at now: Timestamp
    ) -> (bars: ScreenBars, nextDue: Timestamp?) {
        var due: Timestamp?
        let bars = bars(of: controller, at: now) { tree in
            tree.advance(to: now)
            due = tree.nextDue
        }
        return (bars, due)
    }

    private func bars(
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
