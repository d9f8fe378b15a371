/// A component that shows something by which the scopes that hold in it are chosen.
///
/// Faults of a plugin's registration in it exclude it from this component: its content then
/// counts as changed, and it belongs to another part of the tree.
public protocol ScopeProviding: Component {
    /// Returns the part of a tree that the component and everything in it belong to.
    ///
    /// Called when the component is connected, if there is a registration for a scope. Call `rescope()` in `updateContent`
    /// if the answer changes with the content.
    func part(of tree: ComponentTree) -> ComponentTree

    /// The name of the shown content in diagnostics, such as the id of a message; nil if it has none.
    var diagnosticName: String? { get }
}

extension ScopeProviding {
    /// Moves to the part of the tree that the component belongs to now, with everything in it, and returns whether
    /// that is another one than before.
    ///
    /// Components in it keep their types; make again those that differ with other components.
    @discardableResult
    public func rescope() -> Bool {
        rescope {}
    }

    /// Moves to the part of the tree that the component belongs to now, with everything that is in it after the closure.
    @discardableResult
    package func rescope(removing remove: () -> Void) -> Bool {
        guard let old = node.connectedTree, node.findPart(of: self) !== old else { return false }
        remove()
        visitChildren { node.connect($0, in: self) }
        return true
    }
}

extension Lifecycle {
    /// The nearest component around this one, or this, whose parts can be made from other components.
    package var scopedComponentOrSelf: (any ScopeProviding)? {
        for case let found as any ScopeProviding in outward { return found }
        return nil
    }
}

extension ComponentNode {
    /// Moves a connected component to the part of the tree that it belongs to now, and returns that.
    func findPart(of component: some Lifecycle) -> ComponentTree? {
        guard let tree = connectedTree, let around = component.next?.node.connectedTree ?? mounted,
            around.hasScopes || around !== tree || excluded != nil
        else { return connectedTree }
        let part = part(for: component, in: around)
        enter(part)
        return part
    }

    /// Returns the part of a tree that a component belongs to.
    ///
    /// The view of a controller belongs where the controller does, whatever view it is in.
    func part(for component: some Lifecycle, in tree: ComponentTree) -> ComponentTree {
        let owners = component.next?.node.connectedTree
        let tree = owners?.whole === tree.whole ? owners ?? tree : tree
        var part = (component as? any ScopeProviding)?.part(of: tree) ?? tree
        if let excluded { part = part.leavingOut(excluded) }
        return info.map { part.inside($0.facts.name) } ?? part
    }
}
