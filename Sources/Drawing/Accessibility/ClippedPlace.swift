import Views

/// The origin of a view in the root's coordinates, with the visible area.
struct ClippedPlace {
    private var x = 0.0
    private var y = 0.0
    /// The intersection of the frames of all clipping views around it; nil if nothing clips.
    private var clip: CellBounds?

    /// The place of the root.
    static let root = ClippedPlace()

    /// Returns the place inside of a view; nil if the view lies outside of the visible area.
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
    /// Whether the rectangle lies outside of another one; an empty one may lie on its edge.
    fileprivate func lies(outside other: CellBounds) -> Bool {
        right <= other.left && left < other.left || left >= other.right && right > other.right
            || bottom <= other.top && top < other.top
            || top >= other.bottom && bottom > other.bottom
    }
}
