extension ComponentTree {
    /// Returns a new part of a slot, with its extensions.
    @inlinable
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        slot.make(in: self)
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        let stack = stacks.stack(of: slot).with { $0.address }
        return slot.make(type, ComponentOrigin(stack: stack, owner: self, isSubstitute: true))
    }
}

extension Slot {
    /// Returns a new part, and hands the reference to the tree on to it.
    @inlinable
    func make(in tree: consuming ComponentTree) -> Part {
        // The tree keeps the stack, and no code runs before the origin has the tree.
        let stack = tree.stacks.stack(of: self)
        let value = stack.with { $0.value }
        let address = stack.with { $0.address }
        return make(value, ComponentOrigin(stack: address, tree: tree))
    }

    /// Returns a new part, and reports one whose extensions are missing, as its closure did not hand the origin on.
    @usableFromInline
    func makeChecked(_ value: Value, _ origin: consuming ComponentOrigin) -> Part {
        let isExtended = origin.stack.object.innermost != nil
        let part = unretained.with { $0.make }(value, origin)
        if isExtended, let made = part as? any Lifecycle, made.node.stack == nil {
            made.node.pending.append(.madeByHand(component: typeName(of: made)))
        }
        return part
    }
}

extension ComponentTree: StackOwner {}

extension ComponentOrigin {
    @usableFromInline
    init(stack: UnownedReference<StackInfo>, tree: consuming ComponentTree) {
        self.init(stack: stack, owner: tree)
    }
}
