import Components
import Views

extension ChannelRows {
    /// Scrolls by a distance, down or, if it is negative, up.
    func scroll(by distance: Double) {
        guard !distance.isNaN, !view.isPlacingSubviews, heights.count > 0, viewportHeight > 0,
            view.node.isConnected
        else { return }
        // More than the height of any list, and still exact to 1/64 point.
        var rest = max(-1e12, min(distance, 1e12)).roundedToGrid
        if abs(rest) > 16 * viewportHeight {
            // Only estimates are known for a long distance.
            let above = max(0, heights.offset(ofBottomOf: anchor.index) + anchor.offset + rest)
            let index = heights.index(atOffset: above)
            let offset = above - heights.offset(ofBottomOf: index)
            anchor = ListAnchor(index: index, offset: offset.roundedToGrid)
            return place()
        }
        while rest != 0 {
            let step = max(-viewportHeight, min(rest, viewportHeight))
            rest -= step
            let before = anchor
            anchor.offset += step
            placeRows()
            if anchor == before { break }
        }
        finish()
    }

    /// Scrolls a row to a position, or as near as the ends of the list allow.
    func scroll(to index: Int, _ position: ListScrollPosition) {
        guard index >= 0, index < heights.count, !view.isPlacingSubviews, viewportHeight > 0,
            view.node.isConnected
        else { return }
        anchor = ListAnchor(index: index, offset: 0)
        placeRows()
        if position != .top, let row = shown.first(where: { $0.index == index }) {
            let room = viewportHeight - row.height
            let wanted = position == .bottom ? room : (room / 2).roundedToGrid
            anchor = ListAnchor(index: index, offset: -wanted)
            placeRows()
        }
        finish()
    }
}
