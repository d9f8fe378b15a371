/// A component that reports something before it leaves its tree, in which it is still heard, and is updated on its return.
package protocol TreeLeaving: Lifecycle {
    /// Called once after `callBeforeLeaving`, before the component, or one around it, is taken out of the tree.
    func willLeaveTree()
}

/// A component that is called before it leaves the tree.
struct LeavingComponent {
    weak var component: (any TreeLeaving)?
}

extension ComponentTree {
    /// Calls a component before it leaves the tree the next time.
    package func callBeforeLeaving(_ component: some TreeLeaving) {
        state.leaving.removeAll { $0.component == nil || $0.component === component }
        state.leaving.append(LeavingComponent(component: component))
    }
}

extension ComponentNode {
    /// Whether the component of the node is in a tree that it leaves when it is put into another component.
    package func leavesTree(for other: ComponentNode) -> Bool {
        isConnected && connectedTree?.whole !== other.connectedTree?.whole
    }

    /// Calls the components that wait for it, as the component of the node is going to leave the tree with all that lies
    /// in it.
    package func willLeaveTree(_ liesInside: (any TreeLeaving) -> Bool) {
        guard let state = connectedTree?.state, !state.leaving.isEmpty else { return }
        let leaving = state.leaving.compactMap(\.component).filter(liesInside)
        state.leaving.removeAll { waiting in leaving.contains { $0 === waiting.component } }
        for component in leaving {
            component.node.hasNewContent = true
            component.willLeaveTree()
        }
    }
}
