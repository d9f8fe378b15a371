import Components
import Views

/// The source of the content of a list's rows.
protocol ChannelRowSource: AnyObject {
    /// The number of channels.
    var numberOfChannels: Int { get }

    /// The id of the channel whose row is selected.
    var selectedChannelID: ChatChannel.ID? { get }

    /// Returns the channel at an index; 0 is the first.
    func channel(at index: Int) -> ChatChannelPreview?

    /// Called after rows were placed.
    func listDidPlaceRows()

    /// Called with a contradiction between reported changes and the channels.
    func listDidFind(_ fault: ChannelListFault)
}

/// A channel that a list shows, with its view.
final class ChannelRow {
    /// The channel's index in the list.
    var index: Int
    /// The channel as it is shown.
    var channel: ChatChannelPreview
    var view: any ChannelListItemView
    /// The height in points, a multiple of 1/64.
    var height = 0.0
    /// The upper edge in the viewport, in points.
    var top = 0.0
    /// Whether the row was reported to the list's delegate.
    var isAnnounced = false

    init(_ channel: ChatChannelPreview, at index: Int, in view: any ChannelListItemView) {
        (self.channel, self.index, self.view) = (channel, index, view)
    }

    /// The lower edge in the viewport, in points.
    var bottom: Double { top + height }
}

/// The rows that a list of channels shows, the views for reuse, and the scroll position.
///
/// A final class beside the open view, whose stored properties would pay exclusivity checks.
final class ChannelRows {
    unowned let view: ChatChannelListView
    weak var source: (any ChannelRowSource)?
    var heights = RowHeights(count: 0)
    /// The first row in view, and the distance of its upper edge above that of the viewport.
    var anchor = ListAnchor()
    /// The rows, without gaps between them once they are placed.
    var shown: [ChannelRow] = []
    /// The views that are not shown, kept for reuse.
    var spare: [any ChannelListItemView] = []
    /// The numbers of times that a channel was put into a view, and that a row was measured.
    var fillCount = 0
    var measureCount = 0
    /// The changes that were reported while rows were placed.
    var waiting: [[ListChange<ChatChannelPreview>]] = []
    private var waitsForReload = false
    private var isFinishing = false
    /// The width that the heights are for.
    var width = 0.0

    /// The number of views that are kept for reuse.
    static let spareLimit = 2
    /// The number of changes that are made at once.
    private static let roundLimit = 16

    init(_ view: ChatChannelListView) {
        self.view = view
    }

    /// The height of the viewport, a multiple of 1/64.
    var viewportHeight: Double { (view.frame.size.height * 64).rounded(.down) / 64 }

    /// Reads the number of channels again and remakes all rows; the anchor keeps its index.
    ///
    /// While rows are placed, the reload waits.
    func reload() {
        guard !view.isPlacingSubviews else { return waitsForReload = true }
        let old = (shown, spare)
        withExtendedLifetime(old) { (shown, spare) = ([], []) }
        for row in old.0 { row.view.removeFromSuperview() }
        // Changes until now are in what is read.
        waiting = []
        heights = heights.unmeasured(count: source?.numberOfChannels ?? 0)
        if anchor.index >= heights.count { anchor = ListAnchor() }
        view.setNeedsLayout()
    }

    /// Places the rows in the viewport, releases the others, and reports it.
    func place() {
        guard !view.isPlacingSubviews, view.node.isConnected else { return }
        placeRows()
        finish()
    }

    /// Reports the rows that were placed, and makes the changes that were reported meanwhile, in their order.
    func finish() {
        // What is reported in it is made by the loop that runs.
        guard !isFinishing else { return }
        isFinishing = true
        defer { isFinishing = false }
        source?.listDidPlaceRows()
        for _ in 0..<Self.roundLimit where waitsForReload || !waiting.isEmpty {
            if waitsForReload {
                waitsForReload = false
                reload()
            } else {
                apply(waiting.removeFirst())
            }
            placeRows()
            source?.listDidPlaceRows()
        }
        // Code that reports a change for each row that it is shown would go on without end.
        if waitsForReload || !waiting.isEmpty { view.setNeedsLayout() }
    }
}
