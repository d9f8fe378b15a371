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
        let frames = view.subviews.map(\.frame)
        let isRow = (view as? ContainerStackView)?.axis == .horizontal
        func precedes(_ first: Rect, _ second: Rect) -> Bool {
            if !isRow, first.y != second.y { return first.y < second.y }
            return isMirrored
                ? first.x + first.size.width > second.x + second.size.width
                : first.x < second.x
        }
        var isSorted = true
        for place in frames.indices.dropFirst()
        where precedes(frames[place], frames[place - 1]) {
            isSorted = false
            break
        }
        guard !isSorted else { return nil }
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
