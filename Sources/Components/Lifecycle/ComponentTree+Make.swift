extension ComponentTree {
    /// Returns a new part of a slot, with its extensions.
    @inlinable
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        let stack = table.stack(of: slot)
        return slot.declaration.make(stack.value, ComponentOrigin(stack: stack.info, tree: self))
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        let stack = table.stack(of: slot)
        return slot.declaration.make(
            type,
            ComponentOrigin(stack: stack.info, tree: self, isSubstitute: true)
        )
    }
}

extension Components {
    /// Returns a new part of a slot, with its extensions, to be the root of a tree.
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        let stack = table.stack(of: slot)
        return slot.declaration.make(stack.value, ComponentOrigin(stack: stack.info, table: table))
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    ///
    /// Extensions whose host the type is not are left out and reported.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        let stack = table.stack(of: slot)
        return slot.declaration.make(
            type,
            ComponentOrigin(stack: stack.info, table: table, isSubstitute: true)
        )
    }
}
