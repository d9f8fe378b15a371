/// What a character is to steps by words.
enum WordKind {
    case space
    case word
    case ideograph
    case sign

    init(_ character: Character) {
        guard let first = character.unicodeScalars.first else {
            self = .space
            return
        }
        if character.isWhitespace {
            self = .space
        } else if BreakClass(first) == .ideograph, !first.isShownAsEmoji, !first.isHangul {
            self = .ideograph
        } else if character.isLetter || character.isNumber || character == "_" {
            self = .word
        } else {
            self = .sign
        }
    }
}

extension Character {
    /// Whether the character belongs to a word if it stands in the middle of one.
    var joinsWords: Bool { self == "'" || self == "\u{2019}" || self == "." }
}

extension Unicode.Scalar {
    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
