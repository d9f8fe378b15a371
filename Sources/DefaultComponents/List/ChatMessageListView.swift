public import Components
public import Views

extension Slot where Value == ChatMessageListView.Type, Part == ChatMessageListView {
    /// The viewport of a list of messages.
    public static let messageListView = Slot(
        "messageListView",
        default: ChatMessageListView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A viewport on messages that are stacked from its lower edge up, the newest at the bottom.
///
/// It holds cells for the messages in view and a few that wait for others; its subviews are oldest first.
/// What it keeps in place is an anchor, the newest row in view and the distance of its lower edge from
/// that of the viewport, so that nothing moves when messages come, go or change elsewhere. While the
/// newest message stands on the lower edge, the list follows new ones.
///
/// Lengths are in points. Heights of rows are rounded up to 1/64 point, which makes positions exact.
open class ChatMessageListView: View, Component, ReplaceableChildOwner {
    /// The rows and what keeps them in place.
    final lazy var rows = MessageRows(self)

    /// Creates a viewport that shows nothing; call `super` first.
    public required init() {
        super.init()
        placesSubviews = true
        clipsToBounds = true
    }

    /// Called after layouts that gave the viewport another size or that its rows asked for, to place the
    /// rows; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rows.place()
    }

    /// The height of all messages; an estimate until each of them was shown.
    public final var contentHeight: Double {
        rows.heights.total
    }

    /// How far the upper edge of the viewport lies below that of the oldest message; an estimate until
    /// each message was shown.
    ///
    /// It is negative while the messages do not fill the viewport.
    public final var contentOffset: Double {
        let anchor = rows.anchor
        let below = rows.heights.offset(ofBottomOf: anchor.index) + anchor.offset
        return contentHeight - below - rows.viewportHeight
    }

    /// The places of the messages in view; 0 is the newest.
    public final var visibleRows: Range<Int> {
        guard let first = rows.shown.first?.index, let last = rows.shown.last?.index else {
            return 0..<0
        }
        return first..<last + 1
    }

    /// Returns whether a component is the cell of a message in view.
    public final func keeps(_ part: any Lifecycle) -> Bool {
        rows.shown.contains { $0.cell === part }
    }

    /// Shows a message in another cell, made without what did wrong in this one; it tries again with other content.
    public final func replace(_ part: any Lifecycle) {
        if let row = rows.shown.first(where: { $0.cell === part }) { rows.makeAnew(row) }
    }

    /// Whether the newest message is in view as a whole, or its lower end if it is higher than the view.
    public final var isLastCellFullyVisible: Bool {
        guard let row = rows.shown.first, row.index == 0 else { return false }
        return row.bottom <= rows.viewportHeight
            && (row.top >= 0 || row.height > rows.viewportHeight)
    }

    /// Whether the list follows new messages, because the newest one stands on the lower edge.
    public final var isAtLatest: Bool {
        rows.anchor == .latest
    }

    /// The number of cells that exist, in view and waiting.
    public final var liveCellCount: Int {
        rows.shown.count + rows.pool.count
    }

    /// How many times a message was put into a cell.
    package final var fillCount: Int {
        rows.fillCount
    }

    /// Returns the cell of a message in view; 0 is the newest.
    public final func cell(at index: Int) -> (any MessageCell)? {
        rows.row(at: index)?.cell
    }

    /// Returns why the row of a message in view was composed last; 0 is the newest.
    package final func cause(at index: Int) -> RecomposeReason? {
        rows.row(at: index)?.cause
    }

    /// Returns the place of a message in view.
    public final func visibleIndex(ofMessageWithID id: String) -> Int? {
        rows.shown.first { $0.message.id == id }?.index
    }

    /// Returns the place of the message whose cell a view is, or is in.
    ///
    /// - Complexity: Linear in the depth of the view and the messages in view.
    public final func index(of view: View) -> Int? {
        var next: View? = view
        while let current = next, current.superview !== self {
            next = current.superview
        }
        return rows.shown.first { $0.cell === next }?.index
    }

    /// Scrolls by a distance: down to newer messages, or up to older ones if it is negative.
    ///
    /// The ends of the list stop it. Distances of more than 16 viewports are measured by estimates.
    ///
    /// - Complexity: Linear in the messages that come into view on the way.
    public final func scroll(by distance: Double) {
        isScrolling = true
        rows.scroll(by: distance)
        rows.source?.listDidScroll()
    }

    /// Scrolls to a message; places beyond the ends are ignored.
    ///
    /// - Complexity: Linear in the messages that come into view.
    public final func scroll(to index: Int, at position: ListScrollPosition = .middle) {
        rows.scroll(to: index, position)
        rows.source?.listDidScroll()
    }

    /// Scrolls to the newest message and follows new ones.
    public final func scrollToLatest() {
        scroll(to: 0, at: .bottom)
    }

    /// Whether somebody is scrolling; the date overlay is shown meanwhile.
    public private(set) final var isScrolling = false

    /// Says that the scrolling that `scroll(by:)` began has come to rest.
    public final func endScrolling() {
        guard isScrolling else { return }
        isScrolling = false
        rows.source?.listDidScroll()
    }
}
