/// One line of a symbol, on a square of 24 units with the origin in its top left corner.
///
/// Lines are two units wide by default, with round ends and joins.
package struct SymbolPath: Sendable, Hashable {
    /// The movements of the pen.
    package var steps: [SymbolStep]
    /// Whether the enclosed area is filled too.
    package var isFilled: Bool
    /// The width of the line, in units.
    package var width: Double

    /// Creates a line.
    package init(_ steps: [SymbolStep], isFilled: Bool = false, width: Double = 2) {
        self.steps = steps
        self.isFilled = isFilled
        self.width = width
    }
}

/// One movement of the pen, to a point in units.
package enum SymbolStep: Sendable, Hashable {
    /// Lifts the pen and starts elsewhere.
    case move(Double, Double)
    /// Draws a straight line.
    case line(Double, Double)
    /// Draws a cubic curve by two control points and its end.
    case curve(Double, Double, Double, Double, Double, Double)
    /// Draws a circle by its centre and radius, on its own.
    case circle(Double, Double, Double)
    /// Draws a dot as thick as the line.
    case dot(Double, Double)
    /// Draws a straight line back to the start.
    case close
}
