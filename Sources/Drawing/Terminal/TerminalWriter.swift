import Views

/// Writes cells with the escape sequences of terminals (ECMA-48), if the options ask for them.
struct TerminalWriter {
    private(set) var text = ""
    private let colors: TerminalColors
    private let positionsCursor: Bool

    init(_ options: TerminalOptions) {
        colors = options.colors
        positionsCursor = options.positionsCursor
    }

    /// Writes a row and a line feed; the following text has the terminal's own style.
    mutating func write(_ row: [TerminalCell]) {
        write(row: row)
        text += "\n"
    }

    /// Writes a row and returns the number of its written cells.
    @discardableResult
    mutating func write(row: [TerminalCell]) -> Int {
        var style = CellStyle()
        var isLost = false
        // Without colours a space behind the last letter is invisible.
        let end =
            row.lastIndex { $0.glyph != " " || colors != .none && !$0.style.isInvisible } ?? -1
        for (column, cell) in row.prefix(end + 1).enumerated() where !cell.isContinuation {
            if isLost { text += "\u{1B}[\(column + 1)G" }
            if cell.glyph != " " || !cell.style.looksBlank(after: style) {
                change(&style, to: cell.style)
            }
            text += cell.glyph
            isLost = positionsCursor && cell.isUncertain
        }
        change(&style, to: CellStyle())
        return end + 1
    }

    private mutating func change(_ style: inout CellStyle, to next: CellStyle) {
        guard colors != .none, style != next else { return }
        var codes: [String] = []
        if !style.traits.subtracting(next.traits).isEmpty || next == CellStyle() {
            codes.append("0")
            style = CellStyle()
        }
        let added = next.traits.subtracting(style.traits)
        if added.contains(.bold) { codes.append("1") }
        if added.contains(.italic) { codes.append("3") }
        if added.contains(.underline) { codes.append("4") }
        if added.contains(.strike) { codes.append("9") }
        if style.foreground != next.foreground { codes.append(code(next.foreground, 38)) }
        if style.background != next.background { codes.append(code(next.background, 48)) }
        style = next
        text += "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    /// Returns the parameters that choose a colour, or the terminal's own.
    private func code(_ color: RGBA?, _ kind: Int) -> String {
        guard let color else { return "\(kind + 1)" }
        guard colors == .trueColor else { return "\(kind);5;\(color.paletteIndex)" }
        return "\(kind);2;\(color.red);\(color.green);\(color.blue)"
    }
}

extension CellStyle {
    /// Whether a space in this style looks as in another.
    fileprivate func looksBlank(after other: CellStyle) -> Bool {
        let lines: CellTraits = [.underline, .strike]
        return background == other.background && traits.isDisjoint(with: lines)
            && other.traits.isDisjoint(with: lines)
    }
}
