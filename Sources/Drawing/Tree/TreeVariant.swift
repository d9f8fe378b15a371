/// What the trees of a document tell.
public enum TreeVariant: String, Sendable, Hashable {
    /// What is where, without measures.
    case structure
    /// The same, with where each view lies and how large it is.
    case frames
    /// Roles and names, as a screen reader meets them.
    case meaning
}
