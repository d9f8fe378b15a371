/// The scalars of a text, each with whether it is invisible or misleading.
///
/// Hidden scalars are control and format characters (bidirectional ones and tags among them), line and paragraph
/// separators, noncharacters, and those that Unicode defines as invisible. Exceptions are the joiner and the variation
/// selectors within an emoji: `👩‍🚀` is one picture to its reader, and `a‍b` looks like `ab`.
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
    /// Whether the scalar is invisible or misleading.
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
