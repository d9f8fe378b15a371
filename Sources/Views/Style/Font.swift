/// A font as layout and drawing need to know it.
public struct Font: Sendable, Hashable {
    /// The name of the text style, as trees print it.
    public var name: String
    /// The size in points.
    public var size: Double
    /// How heavy the letters are.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether all letters are equally wide.
    public var isMonospaced: Bool

    /// How heavy letters are.
    public enum Weight: String, Sendable, Hashable {
        /// Normal.
        case regular
        /// Heavy.
        case bold
    }

    /// Creates a font.
    public init(
        _ name: String,
        size: Double,
        weight: Weight = .regular,
        isItalic: Bool = false,
        isMonospaced: Bool = false
    ) {
        self.name = name
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// Running text.
    public static let body = Font("body", size: 16)
    /// Running text, heavy.
    public static let bodyBold = Font("bodyBold", size: 16, weight: .bold)
    /// Small text.
    public static let footnote = Font("footnote", size: 12)
    /// Small text, heavy.
    public static let footnoteBold = Font("footnoteBold", size: 12, weight: .bold)
    /// One emoji or a few, alone.
    public static let emoji = Font("emoji", size: 40)
}
