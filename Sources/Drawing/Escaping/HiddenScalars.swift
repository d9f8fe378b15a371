/// The scalars of a text, each with whether a reader could not see it or would be misled by it.
///
/// Hidden are control and format characters (bidirectional ones and tags among them), line and
/// paragraph separators, noncharacters, and what Unicode says to show as nothing. The
/// joiner and the variation selectors that hold an emoji together stay, and nowhere else: `👩‍🚀` is
/// one picture to its reader, and `a‍b` looks like `ab`.
struct HiddenScalars: Sequence, IteratorProtocol {
    private var rest: String.UnicodeScalarView.Iterator
    private var upcoming: Unicode.Scalar?
    private var previous: Unicode.Scalar?

    init(_ text: String) {
        rest = text.unicodeScalars.makeIterator()
        upcoming = rest.next()
    }

    mutating func next() -> (scalar: Unicode.Scalar, isHidden: Bool)? {
        guard let scalar = upcoming else { return nil }
        upcoming = rest.next()
        let isHidden = scalar.isHidden && !holdsEmojiTogether(scalar)
        previous = isHidden ? nil : scalar
        return (scalar, isHidden)
    }

    private func holdsEmojiTogether(_ scalar: Unicode.Scalar) -> Bool {
        guard let previous else { return false }
        switch scalar.value {
        case 0x200D:
            guard let upcoming else { return false }
            return (previous.isPicture || previous.value == 0xFE0F) && upcoming.isPicture
        case 0xFE0E, 0xFE0F:
            return previous.isPicture || (previous.properties.isEmoji && upcoming?.value == 0x20E3)
        default:
            return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether a reader cannot see the scalar or would be misled by it.
    fileprivate var isHidden: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the scalar is an emoji or a modifier of one; digits are not.
    fileprivate var isPicture: Bool {
        !isASCII && properties.isEmoji
    }
}
