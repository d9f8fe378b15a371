/// A rectangle in the coordinates of the superview: points, from its top left corner.
public struct Rect: Sendable, Hashable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double
    /// The width and the height, in points.
    public var size: Size

    /// Creates a rectangle.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        size = Size(width: width, height: height)
    }

    /// The empty rectangle in the corner.
    public static let zero = Rect()
}

extension Rect {
    /// The top left corner, in points.
    public var origin: Point {
        get { Point(x: x, y: y) }
        set { (x, y) = (newValue.x, newValue.y) }
    }

    /// The width, in points.
    public var width: Double {
        get { size.width }
        set { size.width = newValue }
    }

    /// The height, in points.
    public var height: Double {
        get { size.height }
        set { size.height = newValue }
    }
}

/// A place in a view: points from its top left corner.
public struct Point: Sendable, Hashable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
    /// The extent along the reading direction, in points.
    public var width: Double
    /// The extent downwards, in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// Nothing in both directions.
    public static let zero = Size()
}
