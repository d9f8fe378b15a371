/// The surroundings that colours are chosen for.
public enum TreeScheme: String, Sendable, Hashable {
    /// Bright surroundings.
    case light
    /// Dark surroundings.
    case dark
}
