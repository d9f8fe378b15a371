/// How much room a text has.
public struct TextLimits: Sendable, Hashable {
    /// How wide lines may be, in points; infinite breaks at line feeds only.
    public var width: Double
    /// How many lines there may be; 0 means any number.
    public var maxLines: Int

    /// Creates limits.
    public init(width: Double = .infinity, maxLines: Int = 0) {
        self.width = width
        self.maxLines = maxLines
    }
}

extension TextLimits {
    /// The width with what rounding may add, so that a text fits the width that it was measured to have; no
    /// width at all if it is negative or not a number.
    var tolerantWidth: Double {
        (width > 0 ? width : 0) + 1e-6
    }
}
