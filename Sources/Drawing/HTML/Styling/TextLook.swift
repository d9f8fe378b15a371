import Views

/// A font as a style sheet names it.
struct FontLook: Hashable {
    let size: Double
    let isBold: Bool
    let isItalic: Bool
    let isMonospaced: Bool

    init(_ font: Font) {
        size = font.size
        isBold = font.weight == .bold
        isItalic = font.isItalic
        isMonospaced = font.isMonospaced
    }
}

/// What a line of text looks like.
struct TextLook: Hashable {
    let font: FontLook
    let lineHeight: Double
    let color: ColorPair?
}
