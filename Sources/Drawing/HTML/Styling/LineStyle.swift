import Views

/// The look of a line of text.
struct LineStyle: Hashable {
    let font: FontStyle
    let lineHeight: Double
    let color: ColorPair?

    // The properties that differ most often are compared first.
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.color == rhs.color && lhs.lineHeight == rhs.lineHeight && lhs.font.size == rhs.font.size
            && lhs.font.isBold == rhs.font.isBold && lhs.font.isItalic == rhs.font.isItalic
            && lhs.font.isMonospaced == rhs.font.isMonospaced && lhs.font.family == rhs.font.family
    }
}
