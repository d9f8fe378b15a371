import Components
import Views

/// The rows that a list shows, the cells for reuse, and the scroll position.
///
/// A final class beside the open view, whose stored properties would pay exclusivity checks.
final class MessageRows {
    unowned let view: ChatMessageListView
    weak var source: (any MessageRowSource)?
    var heights = RowHeights(count: 0)
    var anchor = ListAnchor.latest
    /// The rows, newest first, without gaps between them once they are placed.
    var shown: [MessageRow] = []
    var pool = CellPool()
    /// The cells that were released since rows began to be placed.
    var released: [any MessageCell] = []
    /// The reasons for which rows in view move to other cells, by index.
    var replaced: [Int: RecomposeReason] = [:]
    var window: MessageWindow
    /// The channel that the rows show.
    var channel: ChatChannel?
    /// The width that the heights are for.
    var width = 0.0
    /// The columns that the heights are for; none for rows as wide as the list.
    var columns: [GridColumn] = []
    /// The edges of the columns, counted along the reading direction.
    var places: [(start: Double, end: Double)] = []
    /// The calendar whose days begin lines; nil if they do not.
    var calendar: ChatCalendar?
    /// The number of times that a cell was filled.
    var fillCount = 0
    /// The number of rows in reused cells that were compared with new cells.
    var checkCount = 0
    /// Whether rows are being made and placed; other changes have to wait.
    var isPlacing: Bool {
        get { view.isPlacingSubviews }
        set { view.isPlacingSubviews = newValue }
    }
    /// Whether rows were remade, without registrations that failed, since rows began to be placed.
    var wasMadeAnew = false
    /// The reload that was requested while rows were placed.
    private var lateReload = LateReload.none
    /// The identity of the components with which the rows were made.
    var origin: TableIdentity?

    init(_ view: ChatMessageListView) {
        self.view = view
        window = MessageWindow(count: 0) { _ in nil }
    }

    /// The height of the viewport, a multiple of 1/64.
    var viewportHeight: Double {
        let height = view.frame.size.height
        return (height * 64).rounded(.down) / 64
    }

    /// Reads the number of messages again and remakes all rows; the anchor keeps its index.
    ///
    /// While rows are placed, the reload waits.
    func reload() {
        guard !isPlacing else {
            if lateReload == .none { lateReload = .waiting }
            return
        }
        removeCells()
        origin = source?.origin
        let count = source?.numberOfMessages ?? 0
        heights = heights.unmeasured(count: count)
        channel = source?.rowChannel
        window = makeWindow()
        if anchor.index >= count { anchor = .latest }
        source?.listDidChange(nil)
        view.setNeedsLayout()
    }

    /// Runs the reload that was requested while rows were placed, and returns whether there was one.
    ///
    /// Requests while it runs are ignored, so that it ends.
    func reloadIfNeeded() -> Bool {
        guard lateReload == .waiting else { return false }
        lateReload = .running
        reload()
        place()
        lateReload = .none
        return true
    }

    /// Returns a window of the current messages.
    func makeWindow() -> MessageWindow {
        let count = heights.count
        return MessageWindow(count: count, listName: source?.listName) { [weak source] index in
            guard let source else { return nil }
            if let message = source.message(at: index) { return message }
            source.listDidFind(.missingMessage(index: index, count: count))
            return nil
        }
    }

    /// Removes all cells.
    func removeCells() {
        let (rows, waiting) = (shown, released)
        for row in rows {
            row.cell.removeFromSuperview()
        }
        for cell in waiting {
            cell.removeFromSuperview()
        }
        // Extensions that end with their cells may call the list, so no property is being written then.
        withExtendedLifetime(waiting) { released = [] }
        show([])
        emptyPool()
    }

    /// Sets the rows that are shown; those that are left out end after that.
    func show(_ rows: [MessageRow]) {
        let old = shown
        withExtendedLifetime(old) { shown = rows }
    }

    /// Removes all cells from the pool.
    func emptyPool() {
        let cells = pool
        withExtendedLifetime(cells) { pool = CellPool() }
    }

    /// Returns the row at an index; `nil` if it is not shown.
    func row(at index: Int) -> MessageRow? {
        guard let first = shown.first?.index, let last = shown.last?.index, first <= index,
            index <= last
        else { return nil }
        return shown.first { $0.index == index }
    }
}

extension MessageRows {
    /// The state of a reload that is requested while rows are placed.
    private enum LateReload {
        case none, waiting, running
    }
}

extension RowHeights {
    /// Returns a number of rows that are not measured, with the average of these as the estimate.
    func unmeasured(count: Int) -> RowHeights {
        var heights = RowHeights(count: count)
        heights.estimate = averageHeight
        return heights
    }
}
