/// The line breaking class of a character; a coarse form of the classes of UAX #14.
enum BreakClass: UInt8 {
    // A line never breaks beside these because of what they are alone, only because of their neighbours.
    case letter, digit, other, opening, closing, quote
    /// A no-break space and its kind; a line may break before it after a space, else not beside it.
    case glue
    // Everything from here on needs a look at the neighbours.
    case space
    /// A hyphen; one that follows no letter, nor such a hyphen, counts as `other`.
    case hyphen
    /// A question or exclamation mark or an ellipsis.
    case question
    case enDash, emDash
    case newline, softHyphen, zeroWidthSpace
    /// A word joiner: no line breaks beside it, except after a space.
    case joiner
    /// A direction mark and its kind, which is not seen.
    case transparent
    /// An ideograph, a kana, a Hangul syllable or an emoji: a line may break on both sides.
    case ideograph
    case wideOpening, wideClosing
    /// Not in a `GlyphTable`, so that the character needs to be looked at as a whole.
    case missing

    /// Whether a line may break between a character of this class and one of the next, as `following`
    /// gave it; breaks at spaces and line feeds are the caller's.
    func allowsBreak(before next: BreakClass) -> Bool {
        switch (self, next) {
        case (_, .space), (_, .newline): false
        case (.space, _), (.zeroWidthSpace, _): true
        case (_, .joiner), (.joiner, _): false
        case (_, .glue), (.glue, _), (_, .transparent), (_, .zeroWidthSpace): false
        case (_, .closing), (_, .wideClosing), (_, .question), (_, .quote): false
        case (_, .softHyphen), (_, .hyphen), (_, .enDash): false
        case (.softHyphen, _), (.enDash, _): true
        case (.hyphen, _): next != .digit
        case (.emDash, _), (_, .emDash):
            self != next && self != .opening && self != .wideOpening && self != .quote
        case (.opening, _), (.wideOpening, _), (.quote, _): false
        case (.question, .letter), (.question, .digit), (.question, .opening): true
        case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): true
        default: false
        }
    }

    /// Returns the class that counts for the next character, where this one follows another.
    func following(_ previous: BreakClass) -> BreakClass {
        switch self {
        case .hyphen: previous == .letter || previous == .hyphen ? .hyphen : .other
        case .transparent:
            switch previous {
            case .space, .newline, .zeroWidthSpace: .other
            default: previous
            }
        default: self
        }
    }

    /// Whether a line may break between two classes, by their numbers; not if there are no such classes.
    static func allowsBreak(_ previous: UInt8, before next: UInt8) -> Bool {
        guard let previous = BreakClass(rawValue: previous), let next = BreakClass(rawValue: next)
        else {
            return false
        }
        return previous.allowsBreak(before: next)
    }
}
