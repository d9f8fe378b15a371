/// A component that shows something by which the scopes that hold in it are chosen.
public protocol ScopedComponent: Component {
    /// Returns the part of a tree that the component and everything in it belong to.
    ///
    /// Asked when the component is connected, if anything was said for a scope. Call `rescope()` in `updateContent`
    /// if the answer changes with the content.
    func part(of tree: ComponentTree) -> ComponentTree
}

extension ScopedComponent {
    /// Moves to the part of the tree that the component belongs to now, with everything in it, and returns whether
    /// that is another one than before.
    ///
    /// What is in it keeps its types; make again what is to be made of other components.
    @discardableResult
    public func rescope() -> Bool {
        guard let old = node.connectedTree, let around = next?.node.connectedTree ?? node.mounted,
            around.hasScopes || old !== around
        else { return false }
        let new = node.part(for: self, in: around)
        guard new !== old else { return false }
        node.enter(new)
        visitChildren { node.connect($0, in: self) }
        return true
    }
}

extension ComponentNode {
    /// Connects a component to the part of a tree that it belongs to.
    @inline(never)
    func connectInPart(
        _ component: some Lifecycle,
        of tree: ComponentTree,
        below outer: ComponentNode?
    ) -> Bool {
        if isConnected, self.tree?.isPart(of: tree) == true { return true }
        let part = part(for: component, in: tree)
        return part.goOn(from: tree) { join(component, part, below: outer) }
    }

    /// Returns the part of a tree that a component belongs to.
    fileprivate func part(for component: some Lifecycle, in tree: ComponentTree) -> ComponentTree {
        let part = (component as? any ScopedComponent)?.part(of: tree) ?? tree
        return info.map { part.inside($0.facts.name) } ?? part
    }
}
