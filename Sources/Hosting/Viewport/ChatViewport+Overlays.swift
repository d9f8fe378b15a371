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
        let others = listOverlays
        let shown = { [self] (frames: [Rect?]) in
            zip(places, zip(pictures, frames)).compactMap { place, drawn in
                drawn.1.map { shownOverlay(place, drawn.0, in: $0) }
            }
        }
        let items = zip(places, pictures).compactMap { place, picture in
            place.content.overlay.map { overlay in
                let columns = (place.content.frame.size.width / 8).rounded(.up)
                let size = Size(width: columns * 8, height: Double(picture.rows) * 16)
                return OverlayLayout.Item(overlay) { [self] frames in
                    place.focusAnchor.flatMap { cells(of: $0, among: others + shown(frames)) }
                } size: { _ in
                    size
                }
            }
        }
        let parts = others.filter { $0.view !== list.dateOverlayView && $0.covered == nil }
        let layout = OverlayLayout(
            of: items,
            on: Size(width: width, height: Double(rows) * 16),
            over: Rect(width: width, height: Double(rows - composerRows.count) * 16),
            besides: parts.map { rect($0.column, $0.row, $0.picture.columns, $0.picture.rows) },
            margin: Size(width: 8),
            isTyping: !list.typingIndicatorView.isHidden
        )
        return (shown(layout.frames), Int(layout.top / 16), Int(layout.bottom / 16))
    }

    /// Returns an overlay in its frame, which counts along the reading direction.
    private func shownOverlay(
        _ place: OverlayPlace,
        _ picture: TerminalPicture,
        in frame: Rect
    ) -> Overlay {
        let (column, columns) = (Int(frame.x / 8), Int(frame.width / 8))
        return Overlay(
            view: place.content,
            picture: picture,
            row: Int(frame.y / 16),
            column: isMirrored ? options.columns - column - columns : column,
            covered: (Int(frame.height / 16), columns),
            place: place
        )
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

    var isMirrored: Bool { screen.view.effectiveLayoutDirection == .rightToLeft }

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

    /// Returns the cells of a view at which a popover lies, as points along the reading direction; nil if none shows it.
    private func cells(of view: View, among overlays: [Overlay]) -> Rect? {
        guard let spot = spot(of: view, among: overlays), let first = spot.rows.first,
            let last = spot.rows.last
        else { return nil }
        return Rect(
            x: spot.start.rounded() * 8,
            y: Double(first) * 16,
            width: Double(spot.columns.count) * 8,
            height: Double(last - first + 1) * 16
        )
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
