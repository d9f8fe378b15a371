/// One of the four hooks of components and their extensions.
public enum ComponentHook: String, Sendable, Hashable, CaseIterable {
    /// Runs once, first.
    case setUp
    /// Runs once, after `setUp`.
    case setUpLayout
    /// Runs after `setUpLayout`, and again when the appearance changes.
    case setUpAppearance
    /// Runs after `setUpAppearance`, and again whenever the content changed.
    case updateContent
}
