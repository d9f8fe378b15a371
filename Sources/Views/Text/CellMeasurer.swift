/// Measures in the cells of a terminal: 8 points wide and 16 high, whatever the font.
///
/// The same tree and the same constants then lie on the grid. Characters take the cells that `wcwidth` 0.7 gives
/// them, after Unicode 17. What cannot be seen takes no cell and changes none. A mark without a letter, or a
/// vowel of Hangul without a consonant, stands on a dotted circle.
public struct CellMeasurer: TextMeasurer {
    /// The width of a cell, in points.
    public static let cellWidth = 8.0
    /// The height of a cell, in points.
    public static let cellHeight = 16.0

    /// Whether there is room for what terminals draw that count scalars: a cell for each spacing mark and each
    /// joined consonant of Indic scripts and their kin.
    ///
    /// Set it if the output is a terminal. Such terminals, tmux among them, need more cells than `wcwidth` gives,
    /// and in a row without room one character would lie over the end of another.
    public let makesRoom: Bool

    /// Creates the measurer, with the widths of `wcwidth` unless room is asked for.
    public init(makesRoom: Bool = false) {
        self.makesRoom = makesRoom
    }

    /// `terminal-cells/2`, or `terminal-cells/2+room`.
    public var name: String { makesRoom ? "terminal-cells/2+room" : "terminal-cells/2" }

    /// Returns the heights of a cell, in points.
    public func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: 12, descent: 4, lineHeight: Self.cellHeight)
    }

    /// Returns the lines of a text with their positions, in points; an empty text has none.
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
        Double(CellWidth.cells(of: character, makesRoom: makesRoom)) * Self.cellWidth
    }

    static var joinsCharacters: Bool { true }

    func advance(of joined: Substring, face: GlyphFace) -> Double {
        Double(CellWidth.cells(of: joined, makesRoom: makesRoom)) * Self.cellWidth
    }
}

extension GlyphTable {
    /// Cells of a terminal.
    fileprivate static let cells = GlyphTable { CellWidth.cells(of: $0) }
}

/// The characters of a text, those that a terminal draws in the same cells together, in order.
package struct CellUnits: Sequence, IteratorProtocol {
    private var rest: Substring

    /// Creates the sequence.
    package init(_ text: String) {
        rest = text[...]
    }

    /// Returns the next characters that belong together.
    package mutating func next() -> Substring? {
        guard !rest.isEmpty else { return nil }
        let end = CellWidth.unitEnd(in: rest)
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
