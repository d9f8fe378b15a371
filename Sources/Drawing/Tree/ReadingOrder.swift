import Views

/// The subviews of a view in the order in which they are read, where that is not the one in which they are
/// drawn.
///
/// The views of a row are read from leading to trailing, all others from top to bottom, and those at one
/// height from leading to trailing.
struct ReadingOrder {
    /// The places in the list of subviews, the first read first.
    let places: [Int]

    /// Finds the order; none if it is the one of the list.
    init?(of view: View, isMirrored: Bool) {
        let subviews = view.subviews
        guard subviews.count > 1 else { return nil }
        let isRow = (view as? ContainerStackView)?.axis == .horizontal
        func precedes(_ first: Rect, _ second: Rect) -> Bool {
            if !isRow, first.y != second.y { return first.y < second.y }
            return isMirrored
                ? first.x + first.size.width > second.x + second.size.width
                : first.x < second.x
        }
        // Most views are in order; they need no list.
        var previous = subviews[0].frame
        var isSorted = true
        for view in subviews.dropFirst() {
            let frame = view.frame
            guard !precedes(frame, previous) else {
                isSorted = false
                break
            }
            previous = frame
        }
        guard !isSorted else { return nil }
        let frames = subviews.map(\.frame)
        places = frames.indices.sorted { first, second in
            if precedes(frames[first], frames[second]) { return true }
            return !precedes(frames[second], frames[first]) && first < second
        }
    }

    /// Returns the subviews of a view in the order in which they are read.
    static func subviews(of view: View, isMirrored: Bool) -> [View] {
        let subviews = view.subviews
        guard let order = ReadingOrder(of: view, isMirrored: isMirrored) else { return subviews }
        return order.places.map { subviews[$0] }
    }
}
