extension Lifecycle {
    /// The components of the tree; while the object is not connected, `Components.default`.
    ///
    /// The default is read each time, as it is then, so assign to it before you make screens. The hooks
    /// are the place to read this: an object that read it earlier and becomes part of a tree of other components
    /// is reported by that tree.
    @inlinable
    public var components: Components {
        node.components
    }

    /// Returns a new part of a slot, with its extensions.
    ///
    /// - Complexity: One index into an array, and the cost of making the part and its extensions.
    @inlinable
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        guard let tree = node.connectedTree else { return node.components.make(slot) }
        return slot.make(in: tree)
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    ///
    /// Extensions whose host the type is not are left out and reported.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        guard let tree = node.connectedTree else { return node.components.make(slot, as: type) }
        return tree.make(slot, as: type)
    }

    /// Returns a new part of a family's key, or of its fallback if the key is unfilled.
    public func make<Value, Part>(_ family: SlotFamily<Value, Part>, _ key: String) -> Part {
        let slot = node.components.slot(family, key)
        #if DEBUG
        if slot == family.fallback { node.connectedTree?.tellOfKey(key, of: family) }
        #endif
        return make(slot)
    }

    /// Returns the part of a slot that the whole tree shares.
    public func shared<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        guard let tree = node.connectedTree else { return node.components.make(slot) }
        return tree.shared(slot)
    }

    /// Runs `updateContent` and the extensions' after it: now, or on connection.
    ///
    /// Call it from the `didSet` of every property that `updateContent` shows.
    public func contentChanged() {
        setNeedsLayout()
        if node.isRegistrationRunning { reportIfElsewhere() }
        node.contentChanged(self)
    }

    /// Makes this the root of a tree of its own, runs the hooks of everything below, then lays out.
    ///
    /// A tree is 500 levels deep at most, and hooks add components whose hooks add others 32 times in each
    /// other, which fits into the 512 kB of a secondary thread. Deeper components are removed and reported. So are roots
    /// that are mounted while others are, each by the one before, without end.
    ///
    /// - Complexity: Linear in the components below.
    @discardableResult
    public func mount(in context: ComponentContext = ComponentContext()) -> ComponentTree {
        if let tree = node.connectedTree, tree.refusesComponents(of: self) { return tree }
        let tree = ComponentTree(context)
        node.willLeaveTree { $0.lies(in: self) }
        node.mounted?.close()
        node.mounted = tree
        tree.state.root = UnownedReference(self)
        tree.tellOfComponents()
        NestedCalls.runMount {
            tree.report(.callNeverEnds(call: "mount(in:)"))
        } _: {
            tree.calling(for: nil) {
                node.connect(self, to: tree, below: nil)
                layoutIfNeeded()
            }
        }
        #if DEBUG
        tree.reportPartsOutside()
        #endif
        return tree
    }

    /// Gives the tree below this root other components, for a change of appearance, then lays out.
    ///
    /// `setUpAppearance` and `updateContent` run again everywhere; parts that are made keep their types. Where parts are
    /// made for content, as rows of a list are, those that differ now are made again, and in the others
    /// no hook runs, unless all may depend on the change: on a value, on a scope, on a shared part, or on a slot's
    /// type that a hook read. A screen of a channel makes its list and its composer again where these differ.
    public func updateComponents(_ components: Components) {
        guard let tree = node.connectedTree, !tree.refusesComponents(of: self) else { return }
        let turn = tree.state.changeDepth.begin(atMost: 2)
        if turn == .ends { tree.report(.callNeverEnds(call: "updateComponents(_:)")) }
        guard turn == .runs else { return }
        defer { tree.state.changeDepth.end() }
        tree.beginChange(to: components)
        tree.whole.replace(components)
        node.markStale(self)
        node.refresh(self)
        tree.endChange()
        // Parts that were replaced may have been updated once more.
        tree.forgetMissingPlugins()
        tree.updateReaders()
        layoutIfNeeded()
    }

    /// Reports a mistake of this component now, or once it is part of a tree.
    package func report(_ diagnostic: (_ component: String) -> ComponentDiagnostic) {
        node.report(diagnostic(typeName(of: self)), of: self)
    }
}
