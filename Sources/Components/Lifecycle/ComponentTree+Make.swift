extension ComponentTree {
    /// Returns a new part of a slot, with its extensions.
    @inlinable
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        let tree = Unmanaged.passUnretained(self)
        return stacks.stack(of: slot)._withUnsafeGuaranteedRef { stack in
            slot.unmanaged._withUnsafeGuaranteedRef { declaration in
                declaration.make(
                    stack.value,
                    ComponentOrigin(stack: stack.address, keeper: .tree(tree))
                )
            }
        }
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        stacks.stack(of: slot)._withUnsafeGuaranteedRef { stack in
            slot.make(
                type,
                ComponentOrigin(
                    stack: stack.address,
                    keeper: .tree(.passUnretained(self)),
                    isSubstitute: true
                )
            )
        }
    }
}

extension Components {
    /// Returns a new part of a slot, with its extensions, to be the root of a tree.
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        withExtendedLifetime(table) {
            table.stacks.stack(of: slot)._withUnsafeGuaranteedRef { stack in
                slot.make(
                    stack.value,
                    ComponentOrigin(stack: stack.address, keeper: .table(.passUnretained(table)))
                )
            }
        }
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    ///
    /// Extensions whose host the type is not are left out and reported.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        withExtendedLifetime(table) {
            table.stacks.stack(of: slot)._withUnsafeGuaranteedRef { stack in
                slot.make(
                    type,
                    ComponentOrigin(
                        stack: stack.address,
                        keeper: .table(.passUnretained(table)),
                        isSubstitute: true
                    )
                )
            }
        }
    }
}
