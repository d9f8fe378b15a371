import Views

/// What a line of text looks like.
struct LineStyle: Hashable {
    let font: FontStyle
    let lineHeight: Double
    let color: ColorPair?

    // What differs most is compared first.
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.color == rhs.color && lhs.lineHeight == rhs.lineHeight && lhs.font.size == rhs.font.size
            && lhs.font.isBold == rhs.font.isBold && lhs.font.isItalic == rhs.font.isItalic
            && lhs.font.isMonospaced == rhs.font.isMonospaced && lhs.font.family == rhs.font.family
    }
}
