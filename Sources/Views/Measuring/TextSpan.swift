/// A stretch of text in one font.
public struct TextSpan: Sendable, Hashable {
    /// The characters.
    public var text: String
    /// The font, at the size at which it is shown.
    public var font: Font

    /// Creates a span.
    public init(_ text: String, font: Font) {
        self.text = text
        self.font = font
    }
}
