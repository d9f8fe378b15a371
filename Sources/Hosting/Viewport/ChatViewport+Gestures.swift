import DefaultComponents
import Views

/// The cell of the window where the pointer, or the keyboard in its place, began a gesture, and its point there.
struct PressedCell {
    let row: Int
    let column: Int
    let point: Point
    /// Whether the keyboard moves the pointer.
    var isSteered = false
}

extension ChatViewport {
    /// Notes what the pointer does on a cell of the window; a press on a row below the window is none.
    func point(_ act: PointerAct, row: Int, column: Int) {
        // What the keyboard drags ends by keys, or by another press.
        if act != .press, pressed?.isSteered == true { return }
        switch act {
        case .press:
            pressed = nil
            if closesOverlay(besideRow: row, column: column) {
                return gestures?.cancelPress() ?? ()
            }
            guard row < rows, let place = place(row: row, column: column) else {
                return gestures?.cancelPress() ?? ()
            }
            gestures?.press(at: place.point, in: place.view, beyondFrames: false)
            pressed = PressedCell(row: row, column: column, point: place.point)
        case .move: movePointer(row, column)
        case .release:
            movePointer(row, column)
            let isButton = gestures?.pressedView === list.scrollToLatestMessageButton
            gestures?.release()
            pressed = nil
            if isButton { list.listView.endScrolling() }
        }
        fit()
    }

    /// Notes the cell of the window over which the pointer hovers, or that it is elsewhere.
    func hover(_ cell: (row: Int, column: Int)?) {
        let shown = cell.flatMap { $0.row < rows ? place(row: $0.row, column: $0.column) : nil }
        let area = shown?.view ?? screen.view
        if gestures?.hover(at: shown?.point, in: area, beyondFrames: false) == true { fit() }
    }

    private func movePointer(_ row: Int, _ column: Int) {
        guard let pressed else { return }
        let x = pressed.point.x + Double(column - pressed.column) * CellMeasurer.cellWidth
        gestures?.move(to: Point(x: x, y: pressed.point.y + Double(row - pressed.row) * 16))
    }

    /// Scrolls a view for a drag or a wheel: the list by rows.
    func scroll(_ view: any ScrollingView, by distance: Double) {
        guard view === list.listView else { return view.scroll(by: distance) }
        scroll(by: Int((distance / 16).rounded()))
    }

    /// Scrolls the innermost view at a cell of the window by rows, or by as much to the right; or else the list by rows.
    func wheel(_ count: Int, along axis: Axis, row: Int, column: Int) {
        let view = place(row: row, column: column).flatMap {
            gestures?.scrollingView(at: $0.point, in: $0.view, along: axis)
        }
        guard let view, view !== list.listView else {
            if !isModal, axis == .vertical { scroll(by: count) }
            return
        }
        let isBack = axis == .horizontal && view.effectiveLayoutDirection == .rightToLeft
        view.scroll(by: Double(isBack ? -count : count) * 16)
        view.endScrolling()
        fit()
    }

    // MARK: The keyboard

    /// Returns the gestures of a visible message, or of all in view without one.
    func gestures(of id: ChatMessage.ID?) -> [GestureTracker.Target] {
        let cell: View? = id.flatMap { id in shownMessages.first { $0.id == id }?.cell }
        let modal = list.openOverlays.last { $0.isModal }
        let view = modal ?? cell ?? screen.view
        return gestures?.targets(in: view) ?? []
    }

    /// Performs a gesture; a drag begins.
    func perform(_ target: GestureTracker.Target) {
        gestures?.perform(target)
        pressed = gestures?.position.map {
            PressedCell(row: 0, column: 0, point: $0, isSteered: true)
        }
        fit()
    }

    /// Whether the keyboard moves the pointer of a drag.
    var isSteering: Bool { pressed?.isSteered == true && gestures?.isTracking == true }

    /// Moves the pointer of a drag by cells.
    func steer(columns: Int, rows: Int) {
        guard let point = gestures?.position else { return }
        let x = point.x + Double(columns) * CellMeasurer.cellWidth
        gestures?.move(to: Point(x: x, y: point.y + Double(rows) * 16))
        fit()
    }

    /// Ends the drag of the keyboard, or gives it up.
    func endSteering(isDone: Bool) {
        if isDone { gestures?.release() } else { gestures?.cancelPress() }
        pressed = nil
        fit()
    }
}
