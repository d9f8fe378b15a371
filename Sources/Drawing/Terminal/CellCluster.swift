/// What a person sees as one character, harmless, with the number of its cells.
struct CellCluster: Sendable, Hashable {
    /// The scalars: no control characters, no direction overrides, a limited number of marks.
    var glyph: String
    /// One or two.
    var width: Int
    /// Whether terminals disagree on the width.
    var isUncertain: Bool

    init(_ character: Character) {
        glyph = String(character)
        width = max(1, CellWidths.cells(of: character))
        isUncertain = Self.isUncertain(character)
    }

    /// Creates a cluster of our own that is one cell wide.
    init(chrome glyph: String) {
        self.glyph = glyph
        width = 1
        isUncertain = false
    }

    /// Terminals agree on single letters of alphabets, kana, Han and Hangul; not on sequences, emoji and
    /// symbols.
    private static func isUncertain(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return false }
        if scalars.count > 1 { return true }
        switch first.value {
        case 0..<0x0600, 0x1E00..<0x2000, 0x2010..<0x2027, 0x3000..<0x3400, 0x4E00..<0xA000,
            0xAC00..<0xD7A4, 0xFF00..<0xFFE0:
            return false
        default:
            return true
        }
    }
}

extension [CellCluster] {
    /// The number of cells of all clusters together.
    var cells: Int {
        reduce(0) { $0 + $1.width }
    }
}
