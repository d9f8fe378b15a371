/// A direction of layout.
public enum Axis: Sendable, Hashable {
    /// Along the reading direction.
    case horizontal
    /// Downwards.
    case vertical
}
