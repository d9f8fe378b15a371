/// The mode that colours are chosen for.
public enum TreeScheme: String, Sendable, Hashable {
    /// Light mode.
    case light
    /// Dark mode.
    case dark
}
