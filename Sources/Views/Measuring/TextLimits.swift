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
