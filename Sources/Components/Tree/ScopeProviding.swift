/// A component that shows something by which the scopes that hold in it are chosen.
///
/// What a plugin's registration does wrong in it is left out of it: then its content counts as changed, and it belongs to
/// another part of the tree.
public protocol ScopeProviding: Component {
    /// Returns the part of a tree that the component and everything in it belong to.
    ///
    /// Asked when the component is connected, if anything was said for a scope. Call `rescope()` in `updateContent`
    /// if the answer changes with the content.
    func part(of tree: ComponentTree) -> ComponentTree

    /// What is shown, as diagnostics name it, such as the id of a message; none unless the type says so.
    var diagnosticName: String? { get }
}

extension ScopeProviding {
    /// None.
    public var diagnosticName: String? { nil }

    /// Moves to the part of the tree that the component belongs to now, with everything in it, and returns whether
    /// that is another one than before.
    ///
    /// What is in it keeps its types; make again what is to be made of other components.
    @discardableResult
    public func rescope() -> Bool {
        guard let old = node.connectedTree, node.findPart(of: self) !== old else { return false }
        visitChildren { node.connect($0, in: self) }
        return true
    }
}

extension ComponentNode {
    /// Moves a connected component to the part of the tree that it belongs to now, and returns that.
    func findPart(of component: some Lifecycle) -> ComponentTree? {
        guard let tree = connectedTree, let around = component.next?.node.connectedTree ?? mounted,
            around.hasScopes || around !== tree || containment != nil
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
        if let containment { part = part.leavingOut(containment.excluded) }
        return info.map { part.inside($0.facts.name) } ?? part
    }
}
