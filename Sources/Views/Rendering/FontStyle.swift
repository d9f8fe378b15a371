/// A font without its name, as a style sheet tells it.
package struct FontStyle: Hashable {
    /// The size in points.
    package let size: Double
    /// Whether the letters are heavy.
    package let isBold: Bool
    /// Whether the letters are slanted.
    package let isItalic: Bool
    /// Whether all letters are equally wide.
    package let isMonospaced: Bool
    /// The family; none for Helvetica or, monospaced, Courier New.
    package let family: FontFamily?

    /// Creates the look of a font.
    package init(_ font: Font) {
        size = font.size
        isBold =
            switch font.weight {
            case .regular: false
            case .bold: true
            }
        isItalic = font.isItalic
        isMonospaced = font.isMonospaced
        family = FontFamily(font)
    }
}
