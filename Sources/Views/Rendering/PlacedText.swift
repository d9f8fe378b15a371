/// A text as it lies in its view after layout, ready to be drawn.
package struct PlacedText: Sendable, Hashable {
    /// The lines, from the top.
    package var lines: [PlacedLine]
    /// The colour; none means the appearance's usual one.
    package var color: Color?
}

/// One line of a text.
package struct PlacedLine: Sendable, Hashable {
    /// The frame of the line in its view, in points, physical: `x` counts from the left.
    package var frame: Rect
    /// The distance of the baseline from the top of the view, in points.
    package var baseline: Double
    /// The pieces of the line, in reading order.
    package var pieces: [PlacedPiece]
}

/// A stretch of a line in one font and style.
package struct PlacedPiece: Sendable, Hashable {
    /// The characters, hostile until escaped; an ellipsis that stands for text left out is part of the last.
    package var text: String
    /// The font, at the size at which it is shown.
    package var font: Font
    /// The looks and the target; plain in labels and buttons.
    package var style: TextStyle
}

/// A picture as it lies in its view after layout.
package struct PlacedImage: Sendable, Hashable {
    /// The picture.
    package var image: Image
    /// The image in place of a remote picture where that is not shown.
    package var placeholder: Image?
    /// The size of a symbol of the view, in points, before the tree's text scale.
    package var symbolSize: Double
    /// The frame in the view, in points, physical.
    package var frame: Rect
    /// The colour of symbols, of the view or the nearest one around it.
    package var tint: Color?
}

/// A font without its name, as a style sheet has it.
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
