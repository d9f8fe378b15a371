/// How many cells of a terminal a character takes.
///
/// After East Asian Width (UAX #11) and the emoji properties (UTS #51): marks and what is not seen take none,
/// ideographs and emoji take two. Ambiguous characters take one. Control characters take one too, since
/// they are drawn as one visible sign; only a tab takes four.
package enum CellWidth {
    /// Returns the cells of a character: two if its first scalar is wide or shown as an emoji, else those of
    /// its widest scalar.
    package static func cells(of character: Character) -> Int {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        guard let second = scalars.next() else { return cells(of: first) }
        if character == "\r\n" { return 0 }
        if first.properties.isEmoji {
            if second.value == 0xFE0E { return 1 }
            if second.value == 0xFE0F { return 2 }
        }
        let base = cells(of: first)
        if base == 2 { return 2 }
        return character.unicodeScalars.reduce(base) { max($0, cells(of: $1)) }
    }

    /// Returns the cells of a character of one scalar.
    package static func cells(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F: return 1
        case 0x09: return 4
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return 0
        // Vowels and final consonants of Hangul, which join the syllable before them, and fillers.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x3164, 0xFFA0: return 0
        // Kana, ideographs and Hangul, which need no look at their properties.
        case 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            return 2
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
        default: break
        }
        if scalar.isShownAsEmoji { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    /// Whether East Asian Width calls a scalar wide or full-width and it is neither an emoji nor a mark.
    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= 0x1100 else { return false }
        return wideRanges.contains { $0.contains(value) }
    }

    /// The wide scalars; what lies between them in a range is unassigned, an emoji or a mark.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3029,
        0x3030...0x303E, 0x3041...0x3163, 0x3165...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x16FE3, 0x16FF2...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
        0x20000...0x3FFFD,
    ]
}
