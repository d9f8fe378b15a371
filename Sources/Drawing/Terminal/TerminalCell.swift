import Views

/// One cell of a terminal: what stands in it and how it looks.
struct TerminalCell: Sendable, Hashable {
    /// The cluster; empty in the second cell of a wide one.
    var glyph: String
    /// The looks.
    var style: CellStyle
    /// Whether terminals disagree on how wide the cluster is.
    var isUncertain = false

    /// Whether the cell is the second one of a wide cluster.
    var isContinuation: Bool { glyph.isEmpty }

    /// Nothing, on the terminal's own background.
    static let blank = TerminalCell(glyph: " ", style: CellStyle())
}

/// The looks of a cell.
struct CellStyle: Sendable, Hashable {
    /// The colour of the letters; none is the terminal's own.
    var foreground: RGBA?
    /// The colour behind the letters; none is the terminal's own.
    var background: RGBA?
    /// The looks of the letters.
    var traits: CellTraits = []

    /// Whether a space in this style shows nothing.
    var isInvisible: Bool {
        background == nil && traits.isDisjoint(with: [.underline, .strike])
    }
}

/// The looks of letters that terminals have.
struct CellTraits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = CellTraits(rawValue: 1)
    static let italic = CellTraits(rawValue: 2)
    static let underline = CellTraits(rawValue: 4)
    static let strike = CellTraits(rawValue: 8)
}
