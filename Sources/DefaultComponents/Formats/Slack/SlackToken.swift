import Views

/// A piece of a Slack text, before emphasis is matched.
enum SlackToken {
    /// Words as a reader sees them.
    case text(String)
    /// Words that point at something.
    case reference(SlackReference)
    /// Code inside a line.
    case code(String)
    /// Code in lines of its own.
    case codeBlock(String)
    /// A sign of emphasis at a word's boundary.
    case mark(SlackMark)
    /// The end of a line.
    case lineBreak
    /// The sign of a quoted line; `toEnd` quotes everything after it.
    case quote(toEnd: Bool)
}

/// A `*`, `_` or `~` that may begin or end emphasis.
struct SlackMark {
    let sign: Unicode.Scalar
    let canOpen: Bool
    let canClose: Bool

    /// The look that the sign gives.
    var trait: TextTraits {
        switch sign {
        case "*": .bold
        case "_": .italic
        default: .strike
        }
    }
}
