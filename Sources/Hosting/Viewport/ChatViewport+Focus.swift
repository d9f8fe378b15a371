import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// The view that has the focus, besides the text of the composer.
    var focusedView: View? { isWriting ? nil : focus?.view }

    /// Moves the focus, and scrolls to the view that has it then.
    func moveFocus(_ move: (FocusTracker) -> Void) {
        guard let focus else { return }
        let old = focus.view
        move(focus)
        isWriting = focus.view === composer?.textInputView
        composer?.isEditing = isWriting
        let isInComposer = [old, focus.view].compactMap(\.self).allSatisfy {
            composer.map { $0.view }.map($0.isDescendant) == true
        }
        if isInComposer { composerChanged() } else { fit() }
        guard let view = focus.view, spot(of: view)?.rows.isEmpty == true,
            let message = shownMessages.first(where: { view.isDescendant(of: $0.cell) })
        else { return }
        _ = show(message.index)
    }

    /// Gives the first view of a visible message that can have it the focus, or of all in view without one.
    func enterFocus(of id: ChatMessage.ID?) {
        let cell = shownMessages.first { $0.id == id }?.cell
        moveFocus { focus in
            let first = focus.stops.first { cell.map($0.isDescendant) ?? true }
            _ = first.map { focus.focus(on: $0) } ?? focus.focusNext()
        }
    }

    /// Taps the focused view, or presses it long; returns whether that is handled.
    func pressFocus(_ kind: Tap.Kind = .tap) -> Bool {
        guard let focus, let view = focus.view else { return false }
        if kind == .tap, let tap = gesturesOfFocus.first(where: { $0.gesture.kind == .tap }) {
            perform(tap)
            return true
        }
        let isHandled = focus.press(kind)
        if view is any ScrollToLatestMessageButton { list.listView.endScrolling() }
        fit()
        return isHandled
    }

    /// The gestures of the focused view itself.
    var gesturesOfFocus: [GestureTracker.Target] {
        guard let view = focus?.view else { return [] }
        return gestures?.targets(in: view).filter { $0.view === view } ?? []
    }

    /// Applies an edit to the focused text; returns whether one has the focus.
    func take(_ edit: TextEdit) -> Bool {
        switch focusedView {
        case let field as TextField: field.take(edit)
        case let input as any EditableView: _ = input.apply(edit)
        default: return false
        }
        fit()
        return true
    }

    /// Lets the composer follow the focus, unless it began or ended being edited by itself, which the focus follows;
    /// returns whether the composer changed.
    func settleFocus() -> Bool {
        guard let composer, let focus else { return false }
        let (input, isEditing) = (composer.textInputView, composer.isEditing)
        if isEditing, !isWriting {
            focus.focus(on: input)
        } else if !isEditing, isWriting, focus.view === input {
            focus.focus(on: nil)
        }
        isWriting = focus.view === input
        composer.isEditing = isWriting
        return isWriting != isEditing
    }

    // MARK: Drawing

    /// The place of a view in the window.
    struct Spot {
        /// The rows of the window that show the view.
        let rows: [Int]
        /// The columns of the window, from the first to the one behind the last.
        let columns: Range<Int>
        /// The edge where lines begin, in columns along the reading direction.
        let start: Double
    }

    /// Returns the place of a view, or of a rectangle in it, in the window; nil if it is in nothing that is drawn.
    ///
    /// Among given overlays, the rows are all in which something of the view is drawn.
    func spot(of view: View, _ part: Rect? = nil, among overlays: [Overlay]? = nil) -> Spot? {
        guard let (outer, picture, row, column, visible) = drawn(around: view, among: overlays)
        else { return nil }
        var frame = view.frame(of: part, in: outer)
        let origin = origin(of: outer)
        (frame.x, frame.y) = (frame.x + origin.x, frame.y + origin.y)
        let x = frame.x / CellMeasurer.cellWidth
        let width = frame.size.width / CellMeasurer.cellWidth
        let first = column + CellBounds.whole(x.rounded())
        let end = column + CellBounds.whole((x + width).rounded())
        let drawn = overlays.flatMap { _ in picture.rows(drawing: frame) }.map { Array($0) }
        let rows = drawn ?? picture.rows(showing: frame)
        let start = Double(column) + x
        return Spot(
            rows: rows.filter(visible.contains).map { $0 + row },
            columns: first..<max(first, end),
            start: isMirrored ? Double(options.columns) - start - width : start
        )
    }

    /// Returns the drawn view around another one, its picture, where in the window that begins, and the rows in the window.
    private func drawn(
        around view: View,
        among overlays: [Overlay]?
    ) -> (View, TerminalPicture, row: Int, column: Int, visible: Range<Int>)? {
        if let composer, let composerPicture, view.isDescendant(of: composer.view) {
            let rows = composerRows
            return (composer.view, composerPicture, composerRow - rows.lowerBound, 0, rows)
        }
        if let cell = shownMessages.first(where: { view.isDescendant(of: $0.cell) })?.cell,
            let place = lines.firstIndex(where: { $0.shown.origin(of: cell) != nil })
        {
            let (shown, first) = (lines[place].shown, lines[place].row)
            let count = lines.count { $0.shown === shown }
            let row = firstRow + place - first
            return (cell, shown.picture, row, 0, first..<first + count)
        }
        return (overlays ?? self.overlays).last { view.isDescendant(of: $0.view) }.map {
            let rows = min($0.picture.rows, $0.covered?.rows ?? $0.picture.rows)
            return ($0.view, $0.picture, $0.row, $0.column, 0..<rows)
        }
    }

    /// Returns the origin of a cell of the list in the picture of its line; zero for other views.
    func origin(of outer: View) -> Point {
        lines.lazy.compactMap { $0.shown.origin(of: outer) }.first ?? Point(x: 0, y: 0)
    }

    /// The position of the cursor in the window; nil unless a text has the focus.
    var cursor: (row: Int, column: Int)? {
        guard let input = focus?.view as? TextInputView,
            let spot = spot(of: input, input.cursorFrame.middle), let row = spot.rows.first
        else { return nil }
        return (row, max(0, min(spot.columns.lowerBound, options.columns - 1)))
    }

    /// Draws bars beside the focused view, unless it shows a cursor.
    func markFocus(on target: inout TerminalScreen) {
        guard let view = focus?.view, !(view is any EditableView), let spot = spot(of: view) else {
            return
        }
        let last = options.columns - 1
        let (start, end) = (max(0, spot.columns.lowerBound - 1), min(spot.columns.upperBound, last))
        for row in spot.rows { mark(row, (start, end), on: &target) }
    }
}

extension View {
    /// Returns the frame of the view, or of a rectangle in it, in a view around it.
    func frame(of part: Rect? = nil, in outer: View) -> Rect {
        var frame = part ?? Rect(width: self.frame.size.width, height: self.frame.size.height)
        for view in andAround.prefix(while: { $0 !== outer }) {
            frame.x += view.frame.x
            frame.y += view.frame.y
        }
        return frame
    }
}

extension Rect {
    /// The line from the leading to the trailing edge in the middle.
    var middle: Rect { Rect(x: x, y: y + size.height / 2, width: size.width) }
}

extension TerminalPicture {
    /// Returns the rows in which a part of the view is shown, at least the nearest one.
    func rows(showing frame: Rect) -> [Int] {
        // A row may show what lies a little higher or lower as well.
        let middles = (0..<rows).map { row in
            extent(ofRow: row).map { ($0.lowerBound + $0.upperBound) / 2 } ?? .infinity
        }
        let inside = middles.indices.filter {
            middles[$0] >= frame.y && middles[$0] < frame.y + frame.size.height
        }
        let middle = frame.middle.y
        let nearest = middles.indices.min { abs(middles[$0] - middle) < abs(middles[$1] - middle) }
        return inside.isEmpty ? nearest.map { [$0] } ?? [] : inside
    }
}
