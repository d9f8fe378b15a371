/// The content of the trees of a document.
public enum TreeVariant: String, Sendable, Hashable {
    /// The structure, without frames.
    case structure
    /// The structure, with the frame of each view.
    case frames
    /// Roles and names, as a screen reader meets them.
    case meaning
}
