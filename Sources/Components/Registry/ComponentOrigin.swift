import Synchronization

/// The slot that a component is being made from; handed to a slot's make closure.
///
/// It is handed on and never copied, so that making a part counts one reference to the tree and no more.
public struct ComponentOrigin: ~Copyable {
    let stack: UnownedReference<StackInfo>
    /// The tree for which the component is made, or else the table of its slot.
    let owner: any StackOwner
    /// Whether another type than the slot's may have been requested.
    let isSubstitute: Bool

    init(
        stack: UnownedReference<StackInfo>,
        owner: consuming any StackOwner,
        isSubstitute: Bool = false
    ) {
        self.stack = stack
        self.owner = owner
        self.isSubstitute = isSubstitute
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}

/// A tree or a table, which keeps the stacks that its slots resolve to.
protocol StackOwner: AnyObject {}

extension SealedTable: StackOwner {}

extension Components {
    /// Returns a new part of a slot, with its extensions, to be the root of a tree.
    public func make<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        make(slot, as: current(slot), isSubstitute: false)
    }

    /// Returns a new part of another type in a slot's place, with the slot's extensions.
    ///
    /// Extensions whose host the type is not are left out and reported.
    public func make<Value, Part>(_ slot: Slot<Value, Part>, as type: Value) -> Part {
        make(slot, as: type, isSubstitute: true)
    }

    private func make<Value, Part>(
        _ slot: Slot<Value, Part>,
        as type: Value,
        isSubstitute: Bool
    ) -> Part {
        let stack = withExtendedLifetime(table) {
            table.stacks.stack(of: slot).with { $0.address }
        }
        let others = NestedCalls.makeCount.add(1, ordering: .relaxed).oldValue
        defer { NestedCalls.makeCount.subtract(1, ordering: .relaxed) }
        if others >= NestedCalls.Kind.make.limit {
            return makeNested(slot, as: type, stack, isSubstitute: isSubstitute)
        }
        return slot.make(
            type,
            ComponentOrigin(stack: stack, owner: table, isSubstitute: isSubstitute)
        )
    }

    /// Makes a part while many are being made; at the greatest depth of parts whose own `init` makes another one without
    /// end, it is the slot's declared default.
    @inline(never)
    private func makeNested<Value, Part>(
        _ slot: Slot<Value, Part>,
        as type: Value,
        _ stack: UnownedReference<StackInfo>,
        isSubstitute: Bool
    ) -> Part {
        let part = NestedCalls.run(.make) {
            Components.tell(.callNeverEnds(call: "Components.make(_:)"))
        } _: {
            slot.make(
                type,
                ComponentOrigin(stack: stack, owner: table, isSubstitute: isSubstitute)
            )
        }
        let none = slot.declaration.stack
        return part ?? slot.make(none.value, ComponentOrigin(stack: none.address, owner: table))
    }
}
