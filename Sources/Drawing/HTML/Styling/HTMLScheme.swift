/// Who chooses between light and dark.
public enum HTMLScheme: Sendable, Hashable {
    /// The reader's system.
    case automatic
    /// The page, once for all.
    case fixed(TreeScheme)
}
