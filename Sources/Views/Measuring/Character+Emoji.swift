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
