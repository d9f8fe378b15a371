/// The subviews of a view in reading order, if that differs from the order of drawing.
///
/// A view above another one is read before it, and of views side by side the one nearer to the leading side. A view
/// that overlaps another one follows it, in the order of drawing.
package struct ReadingOrder {
    /// The indices in the list of subviews, the first read first.
    package let places: [Int]

    /// Finds the order of frames, first drawn first; nil if it is the one of the list.
    init?(_ frames: [Rect], isMirrored: Bool) {
        let isSorted = zip(frames, frames.dropFirst()).allSatisfy {
            !$1.isRead(before: $0, isMirrored)
        }
        guard !isSorted else { return nil }
        places = Self.sorted(frames, isMirrored)
    }

    /// Finds the order of views; nil if it is the one in which they are drawn.
    package init?(of views: borrowing RenderedSubviews, isMirrored: Bool) {
        if views.neighbouringFrames(satisfy: { !$1.isRead(before: $0, isMirrored) }) { return nil }
        places = Self.sorted(views.frames, isMirrored)
    }

    /// Sorts by insertion: an overlapping view comes after the one below it, so there is no total order to sort by.
    private static func sorted(_ frames: [Rect], _ isMirrored: Bool) -> [Int] {
        var places: [Int] = []
        for place in frames.indices {
            var index = places.count
            while index > 0, frames[place].isRead(before: frames[places[index - 1]], isMirrored) {
                index -= 1
            }
            places.insert(place, at: index)
        }
        return places
    }

    /// Returns the subviews of a view in the order in which they are read.
    package static func subviews(of view: View, isMirrored: Bool) -> [View] {
        let subviews = view.subviews
        guard let order = ReadingOrder(subviews.map(\.frame), isMirrored: isMirrored) else {
            return subviews
        }
        return order.places.map { subviews[$0] }
    }
}

extension Rect {
    /// Whether this lies wholly above another one, or beside it and nearer to the leading side.
    fileprivate func isRead(before other: Rect, _ isMirrored: Bool) -> Bool {
        // Rounding errors do not make a line.
        let tolerance = 0.01
        if size == .zero || other.size == .zero { return false }
        if y + size.height <= other.y + tolerance { return true }
        if other.y + other.size.height <= y + tolerance { return false }
        return isMirrored
            ? x >= other.x + other.size.width - tolerance
            : x + size.width <= other.x + tolerance
    }
}
