import Views

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
        width = max(1, CellWidth.cells(of: character))
        isUncertain = Self.isUncertain(character)
    }

    /// Creates a cluster of our own that is one cell wide.
    init(chrome glyph: String) {
        self.glyph = glyph
        width = 1
        isUncertain = false
    }

    /// Terminals agree on single letters, digits and punctuation; not on sequences, emoji and symbols.
    ///
    /// A cursor move between letters of a script that joins them would tear them apart.
    private static func isUncertain(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return false }
        guard scalars.count == 1 else { return !first.properties.isAlphabetic }
        guard first.value >= 0x100 else { return false }
        switch first.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol, .unassigned, .privateUse:
            return true
        default:
            return false
        }
    }
}

extension [CellCluster] {
    /// The number of cells of all clusters together.
    var cells: Int {
        reduce(0) { $0 + $1.width }
    }
}
