import Views

/// A rectangle in the coordinates of the root, by its edges, in points.
///
/// Rounding edges and not sizes keeps neighbours together: two views that share an edge share its cell edge.
package struct CellBounds: Sendable, Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// Creates the bounds of a frame whose superview begins at a point.
    init(_ frame: Rect, x: Double = 0, y: Double = 0) {
        left = x + frame.x
        top = y + frame.y
        right = left + frame.size.width
        bottom = top + frame.size.height
    }

    var width: Double { right - left }
    var height: Double { bottom - top }

    /// The columns, from the rounded left edge to before the rounded right edge.
    var columns: Range<Int> {
        let (first, end) = (Self.column(left), Self.column(right))
        return first..<max(first, end)
    }

    /// The width of a cell in points.
    static let cellWidth = 8.0
    /// The height of a cell in points.
    static let cellHeight = 16.0

    /// Returns the column edge nearest to a position; halves go right.
    static func column(_ x: Double) -> Int {
        whole((x / cellWidth + 0.5).rounded(.down))
    }

    /// Returns a number as an integer, clamped.
    package static func whole(_ value: Double) -> Int {
        guard !value.isNaN else { return 0 }
        return Int(max(-1e9, min(value, 1e9)))
    }
}
