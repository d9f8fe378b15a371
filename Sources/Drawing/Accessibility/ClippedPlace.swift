import Views

/// Where a view's coordinates begin in the root's, and what is drawn there.
struct ClippedPlace {
    private var x = 0.0
    private var y = 0.0
    /// The frame that the clipping views around have in common; none if nothing clips.
    private var clip: CellBounds?

    /// The place in which the root lies.
    static let root = ClippedPlace()

    /// Returns the place inside of a view; none if the view lies outside of what is drawn.
    func entering(_ view: View) -> ClippedPlace? {
        let bounds = CellBounds(view.frame, x: x, y: y)
        if let clip, bounds.lies(outside: clip) { return nil }
        var place = self
        (place.x, place.y) = (bounds.left, bounds.top)
        if view.clipsToBounds { place.clip = clip?.common(with: bounds) ?? bounds }
        return place
    }
}

extension CellBounds {
    /// Whether nothing of it lies in another; what has no size may lie on its edge.
    fileprivate func lies(outside other: CellBounds) -> Bool {
        right <= other.left && left < other.left || left >= other.right && right > other.right
            || bottom <= other.top && top < other.top
            || top >= other.bottom && bottom > other.bottom
    }
}
