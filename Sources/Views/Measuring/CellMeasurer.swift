/// Measures in the cells of a terminal: 8 points wide and 16 high, whatever the font.
///
/// The same tree and the same constants then lie on the grid. Characters take the cells that `wcwidth` gives
/// them in a current terminal; terminals disagree on some emoji.
public struct CellMeasurer: TextMeasurer {
    /// The width of a cell, in points.
    public static let cellWidth = 8.0
    /// The height of a cell, in points.
    public static let cellHeight = 16.0

    /// Creates the measurer.
    public init() {}

    /// `terminal-cells/1`.
    public var name: String { "terminal-cells/1" }

    /// Returns the heights of a cell, in points.
    public func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: 12, descent: 4, lineHeight: Self.cellHeight)
    }

    /// Returns where the lines of a text lie, in points; there are none if the text is empty.
    ///
    /// - Complexity: Linear in the length of the text.
    public func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        tabledLayout(spans, limits: limits)
    }
}

extension CellMeasurer: TabledAdvances {
    func face(_ font: Font) -> GlyphFace {
        GlyphFace(table: .cells, scale: Self.cellWidth, em: 2 * Self.cellWidth)
    }

    func advance(of scalar: Unicode.Scalar, face: GlyphFace) -> Double {
        Double(CellWidth.cells(of: scalar)) * Self.cellWidth
    }

    func advance(of character: Character, face: GlyphFace) -> Double {
        Double(CellWidth.cells(of: character)) * Self.cellWidth
    }
}

extension GlyphTable {
    /// Cells of a terminal.
    fileprivate static let cells = GlyphTable { CellWidth.cells(of: $0) }
}
