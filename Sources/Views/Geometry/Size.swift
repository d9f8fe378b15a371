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
