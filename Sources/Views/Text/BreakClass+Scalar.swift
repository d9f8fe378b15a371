extension BreakClass {
    /// Creates the class of a character that begins with a scalar.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case 0..<0x80: self = BreakClass(ascii: value)
        case 0xC0...0x24F where value != 0xD7 && value != 0xF7: self = .letter
        case 0x386, 0x388...0x481, 0x48A...0x52F, 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA,
            0x1E00...0x1FBC:
            self = .letter
        case 0x80...0x2FF: self = BreakClass(latin: value)
        case 0x2000...0x206F: self = BreakClass(punctuation: value)
        case 0x3000...0x30FF, 0xFF00...0xFFEF: self = BreakClass(wide: scalar)
        default: self = BreakClass(general: scalar)
        }
    }

    private init(ascii value: UInt32) {
        switch UInt8(truncatingIfNeeded: value) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            self = .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: " "), 0x09: self = .space
        case 0x0A...0x0D: self = .newline
        case UInt8(ascii: "-"): self = .hyphen
        case UInt8(ascii: "?"), UInt8(ascii: "!"): self = .question
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "/"):
            self = .closing
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
        default: self = .other
        }
    }

    private init(latin value: UInt32) {
        switch value {
        case 0x85: self = .newline
        case 0xA0: self = .glue
        case 0xA1, 0xBF: self = .opening
        case 0xAA, 0xB5, 0xBA, 0x250...0x2AF: self = .letter
        case 0xAB, 0xBB: self = .quote
        case 0xAD: self = .softHyphen
        default: self = .other
        }
    }

    private init(punctuation value: UInt32) {
        switch value {
        case 0x2007, 0x2011, 0x202F: self = .glue
        case 0x2000...0x200A, 0x205F: self = .space
        case 0x200B: self = .zeroWidthSpace
        case 0x2010: self = .hyphen
        case 0x2012, 0x2013: self = .enDash
        case 0x2014: self = .emDash
        case 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: self = .quote
        case 0x201A, 0x201E, 0x2045: self = .opening
        case 0x2046: self = .closing
        case 0x2028, 0x2029: self = .newline
        case 0x2024...0x2026, 0x203C, 0x203D, 0x2047...0x2049: self = .question
        case 0x2060: self = .joiner
        case 0x200C...0x200F, 0x202A...0x202E, 0x2061...0x206F: self = .transparent
        default: self = .other
        }
    }

    /// CJK punctuation, kana and full-width forms; small kana and marks that repeat or lengthen do not
    /// begin lines.
    private init(wide scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x3000: self = .space
        case 0x3001, 0x3002, 0x3005, 0x303B, 0x309B...0x309E, 0x30FB...0x30FE: self = .wideClosing
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x3095, 0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
            0x30EE, 0x30F5, 0x30F6, 0xFF67...0xFF70:
            self = .wideClosing
        case 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64, 0xFF65:
            self = .wideClosing
        default:
            switch scalar.properties.generalCategory {
            case .openPunctuation: self = .wideOpening
            case .closePunctuation: self = .wideClosing
            default: self = .ideograph
            }
        }
    }

    private init(general scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x1680: self = .space
        case 0xFEFF: self = .joiner
        case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3100...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1F000...0x1FAFF,
            0x20000...0x3FFFD:
            self = .ideograph
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter:
                self = .letter
            case .decimalNumber: self = .digit
            case .openPunctuation: self = .opening
            case .closePunctuation: self = .closing
            case .initialPunctuation, .finalPunctuation: self = .quote
            case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control:
                self = .transparent
            default: self = scalar.isShownAsEmoji ? .ideograph : .other
            }
        }
    }
}
