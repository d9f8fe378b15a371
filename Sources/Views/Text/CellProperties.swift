/// The properties of a scalar in a terminal; a scalar without any takes one cell.
struct CellProperties: OptionSet, Sendable {
    let rawValue: UInt8

    /// A scalar of two cells.
    static let wide = CellProperties(rawValue: 1)
    /// A scalar without a cell, drawn with the one before: a mark, or a vowel or final of Hangul.
    static let mark = CellProperties(rawValue: 2)
    /// A mark that takes a cell beside its letter, at most one of them.
    static let spacing = CellProperties(rawValue: 4)
    /// A scalar without a cell that is not drawn.
    static let hidden = CellProperties(rawValue: 8)
    /// A mark that joins consonants to one sign.
    static let virama = CellProperties(rawValue: 16)
    /// A consonant that a virama before it joins.
    static let consonant = CellProperties(rawValue: 32)
    /// A picture, which joiners hold together with others.
    static let picture = CellProperties(rawValue: 64)
    /// A cell wider if U+FE0F follows.
    static let widens = CellProperties(rawValue: 128)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the properties of a scalar.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
        case let value:
            self = CellTable.entries.properties(at: value)
        }
    }
}

extension [UInt32] {
    /// Returns the properties of the last entry that does not begin behind a scalar.
    fileprivate func properties(at value: UInt32) -> CellProperties {
        let next = indices.partitioningIndex { self[$0] >> 8 > value }
        return next == 0 ? [] : CellProperties(rawValue: UInt8(truncatingIfNeeded: self[next - 1]))
    }
}

extension Character {
    /// Whether the character is shown as a picture in colours: an emoji not followed by U+FE0E, a text
    /// character followed by U+FE0F, a keycap or a pair of regional indicators.
    var isShownAsEmoji: Bool {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return false }
        let second = scalars.next()
        switch second?.value {
        case 0xFE0F: return first.properties.isEmoji
        case 0xFE0E: return false
        case 0x20E3: return first.isASCII && first.properties.isEmoji
        case nil: return first.isShownAsEmoji && !first.isRegionalIndicator
        default:
            if first.isRegionalIndicator { return second?.isRegionalIndicator ?? false }
            if first.isShownAsEmoji { return true }
            return first.properties.isEmojiModifierBase && second?.isSkinTone ?? false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is shown as a picture in colours if it stands alone.
    ///
    /// The properties are asked only where there are emoji, since asking takes longer than all else.
    var isShownAsEmoji: Bool {
        switch value {
        case 0x231A...0x2B55, 0x1F000...0x1FFFF: properties.isEmojiPresentation
        default: false
        }
    }

    /// Whether the scalar gives an emoji before it the colour of a skin.
    var isSkinTone: Bool {
        (0x1F3FB...0x1F3FF).contains(value)
    }

    /// Whether two of these make a flag.
    var isRegionalIndicator: Bool {
        (0x1F1E6...0x1F1FF).contains(value)
    }
}
