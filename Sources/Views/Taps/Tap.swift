/// A finger, or what stands for one, on a view.
public struct Tap {
    /// How long it stays.
    public enum Kind: Sendable, Hashable {
        /// Not long.
        case tap
        /// So long that it means something else.
        case longPress
    }

    /// How long it stays.
    public let kind: Kind

    /// The view that is hit, the deepest at that point.
    public let view: View

    /// The point in the coordinates of the outermost view around the one that is hit.
    private let point: Point

    /// Creates a tap at a point of a view, in that view's coordinates.
    public init(_ kind: Kind = .tap, on view: View, at point: Point) {
        self.kind = kind
        self.view = view
        self.point = point + view.offsetInTree
    }

    /// Returns where it is in the coordinates of a view of the same tree, in points.
    ///
    /// - Complexity: Linear in the depth of the view.
    public func location(in view: View) -> Point {
        point - view.offsetInTree
    }
}

@available(*, unavailable)
extension Tap: Sendable {}

extension View {
    /// Where the view's coordinates begin in those of the outermost view around it.
    fileprivate var offsetInTree: Point {
        var offset = Point(x: 0, y: 0)
        var view = self
        while let superview = view.superview {
            offset = offset + Point(x: view.frame.x, y: view.frame.y)
            view = superview
        }
        return offset
    }
}

private func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
}

private func - (first: Point, second: Point) -> Point {
    Point(x: first.x - second.x, y: first.y - second.y)
}
