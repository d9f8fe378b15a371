extension GlyphTable {
    /// How wide the letters of Courier New are, in ems.
    static let monospacedEms = 1229.0 / 2048

    /// Helvetica and Arial, in thousandths of an em.
    static let regular = GlyphTable { helvetica[$0.value]?.regular }
    /// Their bold fonts, in thousandths of an em.
    static let bold = GlyphTable { helvetica[$0.value]?.bold }
    /// Courier New, in 2,048ths of an em; the tab is too wide for the table.
    static let monospaced = GlyphTable { scalar in
        if scalar == "\t" { return nil }
        return helvetica[scalar.value].map { $0.regular == 0 ? 0 : 1229 }
    }

    private static let helvetica: [UInt32: (regular: Int, bold: Int)] = {
        var widths: [UInt32: (regular: Int, bold: Int)] = [:]
        for range in HelveticaWidths.all {
            for (place, pair) in zip(range.regular, range.bold).enumerated() where pair.0 > 0 {
                widths[UInt32(range.first + place)] = (Int(pair.0), Int(pair.1))
            }
        }
        // Controls and line feeds.
        for scalar in Array(0..<0x20) + Array(0x7F..<0xA0) + [0x2028, 0x2029] as [UInt32] {
            widths[scalar] = (0, 0)
        }
        let space = widths[0x20] ?? (0, 0)
        widths[0x09] = (4 * space.regular, 4 * space.bold)
        return widths
    }()
}
