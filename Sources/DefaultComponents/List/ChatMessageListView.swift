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

/// A viewport of messages that are stacked from its lower edge up, the newest at the bottom.
///
/// It has cells for the messages in view and a few for reuse; its subviews are oldest first.
/// The scroll position is an anchor: the newest row in view and the distance of its lower edge from
/// that of the viewport, so that rows do not move when messages change elsewhere. While the newest
/// message is at the lower edge, the list follows new ones.
///
/// Lengths are in points. Heights of rows are rounded up to 1/64 point, which makes positions exact.
open class ChatMessageListView: View, Component, ReplaceableChildOwner {
    /// The rows and their scroll position.
    final lazy var rows = MessageRows(self)

    /// Creates an empty viewport; call `super` first.
    public required init() {
        super.init()
        placesSubviews = true
        clipsToBounds = true
    }

    /// Called on connection, and on the return into a tree, where the rows are reported again; call `super` first.
    open override func updateContent() {
        super.updateContent()
        setNeedsLayout()
    }

    /// Called after a layout that changed the viewport's size or that a row requested, to place the
    /// rows; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rows.place()
    }

    /// The height of all messages; an estimate until all were shown.
    public final var contentHeight: Double {
        rows.heights.total
    }

    /// The distance of the viewport's upper edge from that of the oldest message, downwards; an estimate until
    /// all messages were shown.
    ///
    /// It is negative while the messages do not fill the viewport.
    public final var contentOffset: Double {
        let anchor = rows.anchor
        let below = rows.heights.offset(ofBottomOf: anchor.index) + anchor.offset
        return contentHeight - below - rows.viewportHeight
    }

    /// The indices of the messages in view; 0 is the newest.
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

    /// Shows a message in another cell, made without the registrations that failed, until the content changes.
    public final func replace(_ part: any Lifecycle) {
        if let row = rows.shown.first(where: { $0.cell === part }) { rows.makeAnew(row) }
    }

    /// Whether the newest message is completely in view, or its lower end if it is higher than the viewport.
    public final var isLastCellFullyVisible: Bool {
        guard let row = rows.shown.first, row.index == 0 else { return false }
        return row.bottom <= rows.viewportHeight
            && (row.top >= 0 || row.height > rows.viewportHeight)
    }

    /// Whether the newest message is at the lower edge, so that the list follows new ones.
    public final var isAtLatest: Bool {
        rows.anchor == .latest
    }

    /// The number of cells, in view and kept for reuse.
    public final var liveCellCount: Int {
        rows.shown.count + rows.pool.count
    }

    /// The number of times that a message was put into a cell.
    package final var fillCount: Int {
        rows.fillCount
    }

    /// Returns the cell of a message in view; 0 is the newest.
    public final func cell(at index: Int) -> (any MessageCell)? {
        rows.row(at: index)?.cell
    }

    /// Returns the reason for the last composition of a row in view; 0 is the newest.
    package final func cause(at index: Int) -> RecomposeReason? {
        rows.row(at: index)?.cause
    }

    /// Returns the index of a message in view.
    public final func visibleIndex(ofMessageWithID id: String) -> Int? {
        rows.shown.first { $0.message.id == id }?.index
    }

    /// Returns the index of the message whose cell contains a view.
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
    /// It stops at the ends of the list. Distances of more than 16 viewports are measured by estimates.
    ///
    /// - Complexity: Linear in the messages that come into view on the way.
    public final func scroll(by distance: Double) {
        isScrolling = true
        rows.scroll(by: distance)
        rows.source?.listDidScroll()
    }

    /// Scrolls to a message; indices out of bounds are ignored.
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

    /// Whether the list is being scrolled; the date overlay is shown meanwhile.
    public internal(set) final var isScrolling = false
    /// The list that came in the place of this one, and scrolls in its place.
    final weak var successor: ChatMessageListView?

    /// Ends the scrolling that `scroll(by:)` began.
    public final func endScrolling() {
        successor?.endScrolling()
        guard isScrolling else { return }
        isScrolling = false
        rows.source?.listDidScroll()
    }
}

extension ChatMessageListView: ScrollingView {
    /// Vertical.
    public final var scrollingAxis: Axis { .vertical }
}
