/// A component's place in a tree: where it came from, what extends it, and whether it is connected.
public final class ComponentNode {
    /// The tree that the component is or was part of, or is made for.
    var tree: ComponentTree?
    /// The trees and tables besides `tree` that the stack and the contributor belong to.
    var keepers: [AnyObject] = []
    /// The stack that the component was made from.
    // Sound: `tree` or one of the `keepers` holds it. Trees on several threads share the stack, and a
    // retain for each part would make them wait for each other.
    var stack: Unmanaged<StackInfo>?
    /// The contribution whose hook added the component to its tree.
    // Sound for the same reason.
    var contributor: Unmanaged<Contribution>?
    /// The innermost extension; each knows the next.
    var firstExtension: (any AnyComponentExtension)?
    /// What is to be reported once there is a tree.
    var pending: [ComponentDiagnostic] = []
    var state = State.fresh
    var hasNewContent = false
    var wasUsedEarly = false

    enum State {
        /// Never connected.
        case fresh
        /// Running its first hooks.
        case connecting
        /// Connected and at rest.
        case connected
        /// Running `updateContent`.
        case updating
        /// Taken out of its tree.
        case disconnected
    }

    /// Creates a node for a component that is part of no tree.
    public init() {}

    /// Whether the component is part of a mounted tree.
    public var isConnected: Bool {
        state != .fresh && state != .disconnected
    }

    /// The tree that the component is part of.
    public var connectedTree: ComponentTree? {
        isConnected ? tree : nil
    }

    /// The components of the tree, or the declared defaults while the component is not connected.
    public var components: Components {
        if let tree = connectedTree { return tree.components }
        wasUsedEarly = true
        return Components()
    }

    var info: StackInfo? {
        stack?.takeUnretainedValue()
    }
}
