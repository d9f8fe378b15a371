/// Where lines of text begin or end.
public enum TextAlignment: String, Sendable, Hashable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}
