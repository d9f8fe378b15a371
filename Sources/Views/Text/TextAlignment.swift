/// The alignment of lines of text.
public enum TextAlignment: String, Sendable, Hashable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}
