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
        let part = NestedCalls.runMake {
            Components.tell(.callNeverEnds(call: "Components.make(_:)"))
        } _: {
            slot.make(
                type,
                ComponentOrigin(stack: stack, owner: table, isSubstitute: isSubstitute)
            )
        }
        // A part whose own `init` makes another one without end gets the declared default instead.
        let none = slot.declaration.stack
        return part ?? slot.make(none.value, ComponentOrigin(stack: none.address, owner: table))
    }
}
