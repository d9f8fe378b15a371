/// The ways in which a page places views.
public enum HTMLLayout: String, Sendable, Hashable {
    /// At their frames, with lines as they were measured: an exact picture of one width.
    case frames
    /// By the rules of their stacks, which a browser applies again, so that messages fit into any width.
    ///
    /// Elements have classes only, no `style` attributes. Views in views that are neither stacks nor hold constraints
    /// keep their frames.
    case flow
}
