import Views

/// One cell of a terminal: its cluster and its style.
struct TerminalCell: Sendable, Hashable {
    /// The cluster; empty in the second cell of a wide one.
    var glyph: String
    /// The style.
    var style: CellStyle
    /// Whether terminals disagree on the width of the cluster.
    var isUncertain = false

    /// Whether the cell is the second one of a wide cluster.
    var isContinuation: Bool { glyph.isEmpty }

    /// An empty cell, on the terminal's own background.
    static let blank = TerminalCell(glyph: " ", style: CellStyle())
}

/// The style of a cell.
struct CellStyle: Sendable, Hashable {
    /// The colour of the letters; nil for the terminal's own.
    var foreground: RGBA?
    /// The colour behind the letters; nil for the terminal's own.
    var background: RGBA?
    /// The style of the letters.
    var traits: CellTraits = []

    /// Whether a space in this style is invisible.
    var isInvisible: Bool {
        background == nil && traits.isDisjoint(with: [.underline, .strike])
    }
}

/// The styles of letters that terminals have.
struct CellTraits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = CellTraits(rawValue: 1)
    static let italic = CellTraits(rawValue: 2)
    static let underline = CellTraits(rawValue: 4)
    static let strike = CellTraits(rawValue: 8)
}
