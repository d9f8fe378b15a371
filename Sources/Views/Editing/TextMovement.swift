/// A way through an edited text.
///
/// Characters are what a reader takes for one: grapheme clusters, after UAX #29. A word is a run of letters,
/// digits and underscores, with apostrophes and full stops between them; ideographs and kana stand
/// together, and so do other signs. A line is what stands between line feeds, a row what is shown as one line.
public enum TextMovement: Sendable, Hashable, CaseIterable {
    /// Before the previous character.
    case characterBack
    /// Behind the next character.
    case characterForward
    /// Over spaces, then to the beginning of the word there.
    case wordBack
    /// Over spaces, then to the end of the word there.
    case wordForward
    /// To the beginning of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the beginning of the line, or of the one before if that is here.
    case paragraphBack
    /// To the end of the line, or of the next if that is here.
    case paragraphForward
    /// To the row above, as far from the beginning of the row as the first such step began; from the first
    /// row, to the beginning of the text.
    case rowUp
    /// To the row below, as far from the beginning of the row as the first such step began; from the last
    /// row, to the end of the text.
    case rowDown
    /// To the beginning of the text.
    case textStart
    /// To the end of the text.
    case textEnd

    /// Whether the rows matter, in which the text is shown.
    public var needsRows: Bool { self == .rowUp || self == .rowDown }

    /// Whether the way leads towards the beginning.
    public var isBack: Bool {
        switch self {
        case .characterBack, .wordBack, .lineStart, .paragraphBack, .rowUp, .textStart: true
        case .characterForward, .wordForward, .lineEnd, .paragraphForward, .rowDown, .textEnd: false
        }
    }
}
