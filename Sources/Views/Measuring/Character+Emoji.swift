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
        case nil: return first.properties.isEmojiPresentation && !first.isRegionalIndicator
        case let value?:
            if first.isRegionalIndicator { return second?.isRegionalIndicator ?? false }
            if first.properties.isEmojiPresentation { return true }
            return first.properties.isEmojiModifierBase && (0x1F3FB...0x1F3FF).contains(value)
        }
    }
}

extension Unicode.Scalar {
    /// Whether two of these make a flag.
    var isRegionalIndicator: Bool {
        (0x1F1E6...0x1F1FF).contains(value)
    }
}
