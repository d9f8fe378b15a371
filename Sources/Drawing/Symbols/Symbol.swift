/// A small picture in one colour: as lines, and as a character for terminals.
package struct Symbol: Sendable {
    /// The name that `Image.symbol` refers to.
    package let name: String
    /// One character, a cell wide.
    package let glyph: Character
    /// The same in ASCII.
    package let plainGlyph: Character
    /// The lines, first drawn first.
    let paths: [SymbolPath]

    init(_ name: String, _ glyph: Character, _ plainGlyph: Character, _ paths: SymbolPath...) {
        self.name = name
        self.glyph = glyph
        self.plainGlyph = plainGlyph
        self.paths = paths
    }

    /// Returns the symbol of a name; an empty box for unknown names.
    package static func named(_ name: String) -> Symbol {
        table[name] ?? unknown
    }

    /// All symbols, in the order of their names.
    package static let all = [
        clock, check, checks, checksRead, eye, error, share, arrowReply, file, audio, play,
        question, picture, person, star, arrow, arrowDown, typing, cross, send,
    ].sorted { $0.name < $1.name }

    /// The placeholder of unknown symbols.
    package static let unknown = Symbol("unknown", "▫", "?", "M4 4L20 4L20 20L4 20z")

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// One line of a symbol, on a square of 24 units with the origin in its top left corner.
///
/// Lines are two units wide by default, with round ends and joins.
struct SymbolPath: Sendable, ExpressibleByStringLiteral {
    /// The movements of the pen, as path data of SVG.
    let data: StaticString
    /// Whether the enclosed area is filled too.
    let isFilled: Bool
    /// The width of the line, in units.
    let width: Double

    init(_ data: StaticString, isFilled: Bool = false, width: Double = 2) {
        self.data = data
        self.isFilled = isFilled
        self.width = width
    }

    init(stringLiteral data: StaticString) {
        self.init(data)
    }
}
