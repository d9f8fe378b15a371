/// The choice between light and dark mode.
public enum HTMLScheme: Sendable, Hashable {
    /// The setting of the reader's system.
    case automatic
    /// The page's own choice.
    case fixed(TreeScheme)
}
