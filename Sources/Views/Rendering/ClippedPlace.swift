/// The origin of a view in the root's coordinates, with the visible area.
package struct ClippedPlace {
    private var x = 0.0
    private var y = 0.0
    /// The intersection of the frames of all clipping views around it; nil if nothing clips.
    private var clip: Edges?

    /// The place of the root.
    package static let root = ClippedPlace()

    /// Returns the place inside of a view; nil if the view lies outside of the visible area.
    package func entering(_ view: View) -> ClippedPlace? {
        let edges = Edges(view.frame, x: x, y: y)
        if let clip, edges.lie(outside: clip) { return nil }
        var place = self
        (place.x, place.y) = (edges.left, edges.top)
        // What can be scrolled into view is read.
        if view.clipsToBounds, view.core.stack?.scrolls != true {
            place.clip = clip?.common(with: edges) ?? edges
        }
        return place
    }
}

/// The edges of a rectangle, in the coordinates of the root.
private struct Edges {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    /// Returns the edges of what lies in both rectangles.
    func common(with other: Edges) -> Edges {
        let (left, top) = (max(left, other.left), max(top, other.top))
        return Edges(
            left: left,
            top: top,
            right: max(left, min(right, other.right)),
            bottom: max(top, min(bottom, other.bottom))
        )
    }

    /// Whether the rectangle lies outside of another one; an empty one may lie on its edge.
    func lie(outside other: Edges) -> Bool {
        right <= other.left && left < other.left || left >= other.right && right > other.right
            || bottom <= other.top && top < other.top
            || top >= other.bottom && bottom > other.bottom
    }
}

extension Edges {
    init(_ frame: Rect, x: Double, y: Double) {
        (left, top) = (x + frame.x, y + frame.y)
        (right, bottom) = (left + frame.size.width, top + frame.size.height)
    }
}
