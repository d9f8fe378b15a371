/// A small picture in one colour: as lines, and as a character for terminals.
package struct Symbol: Sendable, Hashable {
    /// The name that `Image.symbol` refers to.
    package let name: String
    /// One character, a cell wide.
    package let glyph: Character
    /// The same in ASCII.
    package let plainGlyph: Character
    /// The lines, first drawn first.
    package let paths: [SymbolPath]

    init(_ name: String, _ glyph: Character, _ plainGlyph: Character, _ paths: [SymbolPath]) {
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
    package static let unknown = Symbol(
        "unknown",
        "▫",
        "?",
        [
            SymbolPath([.move(4, 4), .line(20, 4), .line(20, 20), .line(4, 20), .close])
        ]
    )

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
