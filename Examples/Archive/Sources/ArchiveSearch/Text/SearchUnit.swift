/// A piece of a text that a phrase is compared by: a word, an emoji, or a letter of a script without spaces.
struct SearchUnit: Hashable {
    /// The kind of a unit.
    enum Kind {
        case word
        case emoji
        /// A letter, with its marks, of a script whose words are not separated.
        case letter
    }

    var kind: Kind
    /// The folded text in UTF-8.
    var text: [UInt8]
    /// Whether it is a letter that directly follows another one.
    var isJoined: Bool
}

/// The class of a folded scalar.
enum SearchClass {
    case word
    case emoji
    case letter
    case mark
    case separator

    init(_ scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            self = Self.isOfScriptWithoutSpaces(scalar.value) ? .letter : .word
        default: self = scalar.value > 0xFF && scalar.properties.isEmoji ? .emoji : .separator
        }
    }

    /// Whether a letter is an ideograph, which is a term alone too.
    static func isIdeograph(_ value: UInt32) -> Bool {
        0x3400...0x4DBF ~= value || 0x4E00...0x9FFF ~= value || 0x20000...0x3FFFF ~= value
    }

    /// Whether a scalar is of Thai, Lao, Myanmar, Khmer, Hangul, kana, bopomofo or ideographs.
    private static func isOfScriptWithoutSpaces(_ value: UInt32) -> Bool {
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007,
            0x3021...0x3029, 0x3031...0x3035, 0x3038...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA960...0xA97F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0xAC00...0xD7FF, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
