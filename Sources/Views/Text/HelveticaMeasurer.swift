/// Measures with the widths of Helvetica and Arial, without kerning.
///
/// Latin, Greek, Cyrillic and common signs are as wide as in the fonts; slanted letters are as wide as upright
/// ones, and monospaced ones as wide as Courier New's. What the fonts lack is guessed: an ideograph is one em
/// wide, an emoji 1.25, a letter of Arabic 0.5, a capital 0.7, a symbol 0.8, a rare space 0.25, and
/// anything else 0.55. Marks,
/// joiners, controls and soft hyphens have no width; a tab is as wide as four spaces. No hyphen appears where
/// a line breaks at a soft hyphen.
///
/// A browser draws the same widths with `font-kerning: none` and `font-variant-ligatures: none`.
public struct HelveticaMeasurer: TextMeasurer {
    /// Creates the measurer.
    public init() {}

    /// `helvetica-afm/1`.
    public var name: String { "helvetica-afm/1" }

    /// Returns the heights of a font's lines: 0.905 em up, 0.212 em down and 0.033 em between lines, each
    /// rounded to whole points, as browsers do.
    public func metrics(_ font: Font) -> FontMetrics {
        let size = font.measuredSize
        let ascent = Double(Int(0.905 * size + 0.5))
        let descent = Double(Int(0.212 * size + 0.5))
        let gap = Double(Int(0.033 * size + 0.5))
        return FontMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent + gap)
    }

    /// Returns the lines of a text with their positions, in points; an empty text has none.
    ///
    /// - Complexity: Linear in the length of the text.
    public func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        tabledLayout(spans, limits: limits)
    }
}

extension HelveticaMeasurer {
    /// Whether letters of a font's family are as wide as is measured.
    static func knowsFamily(of font: Font) -> Bool {
        let known =
            font.isMonospaced
            ? ["courier new", "liberation mono", "cousine"]
            : ["helvetica", "arial", "liberation sans", "arimo"]
        return font.family.map { known.contains($0.lowercased()) } ?? true
    }
}

extension HelveticaMeasurer: TabledAdvances {
    func face(_ font: Font) -> GlyphFace {
        let size = font.measuredSize
        if font.isMonospaced { return GlyphFace(table: .monospaced, scale: size / 2048, em: size) }
        let table: GlyphTable = font.weight == .bold ? .bold : .regular
        return GlyphFace(table: table, scale: size / 1000, em: size)
    }

    func advance(of scalar: Unicode.Scalar, face: GlyphFace) -> Double {
        if let units = face.table.width(of: scalar) { return Double(units) * face.scale }
        return scalar.guessedEms(isMonospaced: face.scale * 2048 == face.em) * face.em
    }

    func advance(of character: Character, face: GlyphFace) -> Double {
        if character.isShownAsEmoji { return 1.25 * face.em }
        return character.unicodeScalars.reduce(0) { $0 + advance(of: $1, face: face) }
    }
}

extension Unicode.Scalar {
    /// The width in ems of a scalar that is in no table.
    fileprivate func guessedEms(isMonospaced: Bool) -> Double {
        if self == "\t" { return 4 * GlyphTable.monospacedEms }
        if hasNoWidth { return 0 }
        if isShownAsEmoji { return 1.25 }
        if CellProperties(self).contains(.wide) { return 1 }
        if isMonospaced { return GlyphTable.monospacedEms }
        switch value {
        case 0x600..<0x900, 0xFB50..<0xFE00, 0xFE70..<0xFF00: return 0.5
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return 0.7
        case .otherSymbol, .mathSymbol: return 0.8
        case .spaceSeparator: return 0.25
        default: return 0.55
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is drawn over the one before it, joins a syllable of Hangul, or is not seen.
    fileprivate var hasNoWidth: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029, 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x3164, 0xFFA0:
            return true
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: return false
        }
    }
}

extension Font {
    /// The size, as far as it makes sense: from 0 to a million points.
    fileprivate var measuredSize: Double {
        size > 0 ? min(size, 1e6) : 0
    }
}

extension GlyphTable {
    /// The width of the letters of Courier New, in ems.
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
        var widths = HelveticaWidths.signs
        for range in HelveticaWidths.all {
            for (place, pair) in zip(range.regular, range.bold).enumerated() where pair.0 > 0 {
                widths[UInt32(range.first + place)] = (Int(pair.0), Int(pair.1))
            }
        }
        for (place, letter) in HelveticaWidths.marked.unicodeScalars.enumerated() {
            widths[HelveticaWidths.firstMarked + UInt32(place)] = widths[letter.value]
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
