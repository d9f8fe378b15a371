import Components
import Views

extension MessageRows {
    /// Scrolls by a distance, down to newer messages or, if it is negative, up to older ones.
    func scroll(by distance: Double) {
        guard !distance.isNaN, !isPlacing, heights.count > 0, viewportHeight > 0,
            view.node.isConnected
        else { return }
        // More than the height of any list, and still exact to 1/64 point.
        let most = 1e12
        var rest = max(-most, min(distance, most)).roundedToGrid
        // Only estimates are known for a long distance.
        if abs(rest) > 16 * viewportHeight { return jump(by: rest) }
        while rest != 0 {
            let step = max(-viewportHeight, min(rest, viewportHeight))
            rest -= step
            let before = anchor
            anchor.offset -= step
            anchorToVisible(after: step)
            placeRows()
            if anchor == before { break }
        }
        source?.listDidPlaceRows()
    }

    private func jump(by distance: Double) {
        let below = heights.offset(ofBottomOf: anchor.index) + anchor.offset - distance
        let index = heights.index(atOffset: max(0, below))
        let offset = max(0, below) - heights.offset(ofBottomOf: index)
        anchor = ListAnchor(index: index, offset: offset.roundedToGrid)
        place()
    }

    /// Anchors the list to the newest row that is in view after the rows moved up by a distance.
    private func anchorToVisible(after distance: Double) {
        let height = viewportHeight
        guard
            let row = shown.first(where: {
                $0.bottom - distance > 0 && $0.top - distance < height
            })
        else { return }
        anchor = ListAnchor(index: row.index, offset: row.bottom - distance - height)
    }

    /// Scrolls a row to a position, or as near as the ends of the list allow.
    func scroll(to index: Int, _ position: ListScrollPosition) {
        guard index >= 0, index < heights.count, !isPlacing, viewportHeight > 0,
            view.node.isConnected
        else { return }
        if index == 0, position == .bottom {
            anchor = .latest
            return place()
        }
        anchor = ListAnchor(index: index, offset: 0)
        placeRows()
        guard let row = row(at: index) else { return }
        let room = viewportHeight - row.height
        let wanted =
            switch position {
            case .top: 0.0
            case .middle: (room / 2).roundedToGrid
            case .bottom: room
            }
        if row.top != wanted {
            anchor = ListAnchor(index: index, offset: wanted - room)
            placeRows()
        }
        source?.listDidPlaceRows()
    }
}
