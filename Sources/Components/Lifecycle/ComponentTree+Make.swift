extension ComponentTree {
    /// Returns a new part of a slot, with its extensions.
    @inlinable
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        slot.make(in: self)
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        slot.makePart(type, ComponentOrigin(stack: stack(of: slot).info(), tree: self))
    }

    // Sound: the tree keeps the table, and the table the stack.
    @inlinable
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> Unmanaged<SlotStack<Value>> {
        guard let address = stacks[slot.index] else { return table.missing(slot) }
        return .fromOpaque(address)
    }
}

extension Slot {
    /// Returns a new part, and hands the reference to the tree on to it.
    @inlinable
    func make(in tree: consuming ComponentTree) -> Part {
        let stack = tree.stack(of: self)
        let value = stack._withUnsafeGuaranteedRef { $0.value }
        return makePart(value, ComponentOrigin(stack: stack.info(), tree: tree))
    }
}

extension Components {
    /// Returns a new part of a slot, with its extensions, to be the root of a tree.
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        let stack = table.stack(of: slot)
        let value = stack._withUnsafeGuaranteedRef { $0.value }
        return slot.makePart(value, ComponentOrigin(stack: stack.info(), table: table))
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    ///
    /// Extensions whose host the type is not are left out and reported.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        slot.makePart(type, ComponentOrigin(stack: table.stack(of: slot).info(), table: table))
    }
}
