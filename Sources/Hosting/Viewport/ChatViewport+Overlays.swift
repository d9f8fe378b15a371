import Components
import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// A view over the list or the screen, with its cells in the window.
    struct Overlay {
        let view: View
        let picture: TerminalPicture
        let row: Int
        let column: Int
        /// The size in cells of one that covers what lies below; nil where only what it draws does.
        var covered: (rows: Int, columns: Int)?
        /// The place of a declared one.
        var place: OverlayPlace?

        /// Whether a cell of the window lies in what it covers.
        func covers(_ row: Int, _ column: Int) -> Bool {
            guard let covered else { return false }
            return (self.row..<self.row + covered.rows).contains(row)
                && (self.column..<self.column + covered.columns).contains(column)
        }
    }

    /// The visible views over the list, and over them the declared overlays.
    var overlays: [Overlay] { listOverlays + declaredOverlays.shown }

    /// Whether nothing but a modal overlay can be used.
    package var isModal: Bool { list.openOverlays.contains(where: \.isModal) }

    /// Closes the topmost overlay that Escape closes, and returns whether there was one.
    func closeTopOverlay() -> Bool {
        guard list.closeTopOverlay() else { return false }
        fit()
        return true
    }

    /// Closes the topmost overlay if it is modal and does not cover a cell; returns whether it is.
    func closesOverlay(besideRow row: Int, column: Int) -> Bool {
        guard let top = declaredOverlays.shown.last, top.place?.isModal == true,
            !top.covers(row, column)
        else { return false }
        return closeTopOverlay()
    }

    /// The visible views that lie over the messages without having been declared.
    ///
    /// One that is as large as the list takes all of its rows.
    var listOverlays: [Overlay] {
        var overlays: [Overlay] = []
        for view in list.view.subviews
        where view !== list.listView && !view.isHidden && !(view is OverlayPlace) {
            let picture = TerminalPicture(of: view, options: options)
            let isFull = view.frame.size == list.view.frame.size
            let row =
                view === list.typingIndicatorView
                ? composerRow - barRows.bottom - min(picture.rows, typingRows)
                : isFull ? barRows.top : rowOfOverlay(view.frame, picture.rows)
            let column = CellBounds.whole((view.frame.x / 8).rounded())
            let isFilled = isFull && view.backgroundColor != nil
            let covered = isFilled ? (room, options.columns) : nil
            overlays.append(
                Overlay(view: view, picture: picture, row: row, column: column, covered: covered)
            )
        }
        return overlays
    }

    /// The declared overlays, the topmost last, with the numbers of rows that bars take from the messages.
    var declaredOverlays: (shown: [Overlay], top: Int, bottom: Int) {
        let places = list.openOverlays.filter { $0.content.overlay != nil }
        guard !places.isEmpty else { return ([], 0, 0) }
        let pictures = places.map { TerminalPicture(of: $0.content, options: options) }
        var items: [OverlayLayout.Item] = []
        for (place, picture) in zip(places, pictures) {
            guard let overlay = place.content.overlay else { continue }
            let columns = (place.content.frame.size.width / 8).rounded(.up)
            let size = Size(width: columns * 8, height: Double(picture.rows) * 16)
            items.append(OverlayLayout.Item(overlay, anchor: cells(of: overlay)) { _ in size })
        }
        let parts = listOverlays.filter { $0.view !== list.dateOverlayView && $0.covered == nil }
        let layout = OverlayLayout(
            of: items,
            on: Size(width: width, height: Double(rows) * 16),
            over: Rect(width: width, height: Double(rows - composerRows.count) * 16),
            besides: parts.map { rect($0.column, $0.row, $0.picture.columns, $0.picture.rows) },
            margin: Size(width: 8)
        )
        var shown: [Overlay] = []
        for (place, (picture, frame)) in zip(places, zip(pictures, layout.frames)) {
            guard let frame else { continue }
            let columns = Int(frame.width / 8)
            let column = Int(frame.x / 8)
            shown.append(
                Overlay(
                    view: place.content,
                    picture: picture,
                    row: Int(frame.y / 16),
                    column: isMirrored ? options.columns - column - columns : column,
                    covered: (Int(frame.height / 16), columns),
                    place: place
                )
            )
        }
        return (shown, Int(layout.top / 16), Int(layout.bottom / 16))
    }

    /// Draws the declared overlays over everything else.
    func drawDeclaredOverlays(on target: inout TerminalScreen) {
        let palette = components[.appearance].palette
        for overlay in declaredOverlays.shown {
            guard let covered = overlay.covered else { continue }
            if overlay.place?.isModal == true {
                for row in 0..<rows {
                    let columns = 0..<options.columns
                    target.paint(row: row, columns: columns, foreground: palette.border)
                }
            }
            let area = overlay.row..<overlay.row + covered.rows
            let columns = overlay.column..<overlay.column + covered.columns
            target.clear(rows: area, columns: columns)
            let shown = 0..<min(covered.rows, overlay.picture.rows)
            target.draw(overlay.picture, rows: shown, row: overlay.row, column: overlay.column)
        }
    }

    private var isMirrored: Bool { screen.view.effectiveLayoutDirection == .rightToLeft }

    /// Returns the cells of a rectangle as points, counted along the reading direction.
    private func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
        let first = isMirrored ? options.columns - column - columns : column
        return Rect(
            x: Double(first) * 8,
            y: Double(row) * 16,
            width: Double(columns) * 8,
            height: Double(rows) * 16
        )
    }

    /// Returns the cells that show the view at which a popover lies.
    private func cells(of overlay: DefaultComponents.Overlay) -> Rect? {
        guard let found = list.anchor(of: overlay) else { return nil }
        let view = found.view
        let outer = found.cell ?? composer?.view
        guard let outer, view.isDescendant(of: outer) else { return nil }
        var (x, y) = (origin(of: outer).x, origin(of: outer).y)
        for view in view.andAround.prefix(while: { $0 !== outer }) {
            (x, y) = (x + view.frame.x, y + view.frame.y)
        }
        let heights = y...max(y, y + view.frame.size.height)
        let shown = shownRows(of: outer).filter { $0.extent.overlaps(heights) }.map(\.row)
        guard let first = shown.first, let last = shown.last else { return nil }
        let columns = CellBounds.whole((view.frame.size.width / 8).rounded(.up))
        return rect(CellBounds.whole(x / 8), first, columns, last - first + 1)
    }

    /// Returns the rows of the window that show parts of a cell or of the composer, with their heights.
    private func shownRows(of outer: View) -> [(row: Int, extent: ClosedRange<Double>)] {
        if outer === composer?.view {
            return composerRows.compactMap { row in
                composerPicture?.extent(ofRow: row).map {
                    (composerRow + row - composerRows.lowerBound, $0)
                }
            }
        }
        return lines.enumerated().compactMap { place, line in
            guard line.shown.origin(of: outer) != nil else { return nil }
            return line.shown.picture.extent(ofRow: line.row).map { (firstRow + place, $0) }
        }
    }

    /// Returns the row of an overlay: as far from the nearer edge as in the list.
    private func rowOfOverlay(_ frame: Rect, _ rows: Int) -> Int {
        let top = frame.y - list.listView.frame.y
        let bottom = top + frame.size.height
        if (top + bottom) / 2 < height / 2 {
            return barRows.top + max(0, CellBounds.whole(top / 16))
        }
        return barRows.top + room - rows - CellBounds.whole(max(0, height - bottom) / 16)
    }
}
