/// The value of a slot: the base with all transforms applied, and its registrations.
@usableFromInline
final class SlotStack<Value: Sendable>: AnySlotStack {
    @usableFromInline let value: Value
    @usableFromInline let info: StackInfo
    /// The address of `info`, which is read without a retain.
    @usableFromInline let address: UnownedReference<StackInfo>
    let faults: [ComponentDiagnostic]

    init(value: Value, info: StackInfo, faults: [ComponentDiagnostic] = []) {
        self.value = value
        self.faults = faults
        self.info = info
        address = UnownedReference(info)
    }

    package func hasValue(of other: (any AnySlotStack)?) -> Bool {
        (other as? Self).flatMap { isSame(value, $0.value) } == true
    }
}

/// A sealed stack with its type erased.
package protocol AnySlotStack: AnyObject, Sendable {
    var info: StackInfo { get }
    /// The faults of values that were found while the stack was sealed.
    var faults: [ComponentDiagnostic] { get }
    /// Whether another stack has an equal value; false for values that cannot be compared.
    func hasValue(of other: (any AnySlotStack)?) -> Bool
}

/// The part of a stack that a component instance keeps.
@usableFromInline
package final class StackInfo: Sendable {
    package let facts: SlotFacts
    /// The type of the slot's values.
    let accepted: any Any.Type
    /// The base's type, for component slots; extensions were checked against it.
    let type: (any Any.Type)?
    let base: Registration?
    /// The innermost extension of those that fit the type.
    let innermost: SealedExtension?
    /// Whether transforms wrap the value, or listeners receive the event.
    let isWrapped: Bool
    /// The plugin's declaration of the slot, with which its state and timers end.
    let declaration: Registration?
    /// The slots from whose registrations the default follows.
    let sources: [any AnySlotDeclaration]
    /// Whether a transform of the value read other slots while it was sealed.
    let readsSlots: Bool
    /// The address of `base`, which is read without a retain.
    let supplier: UnownedReference<Registration>?

    init<Value: Sendable>(
        _ facts: SlotFacts,
        value: Value,
        base: Registration? = nil,
        extensions: [Registration] = [],
        isWrapped: Bool = false,
        declaration: Registration? = nil,
        sources: [any AnySlotDeclaration] = [],
        readsSlots: Bool = false
    ) {
        self.facts = facts
        (self.sources, self.readsSlots) = (sources, readsSlots)
        self.isWrapped = isWrapped
        self.declaration = declaration
        accepted = Value.self
        let type = (value as Any) as? Any.Type
        self.type = type
        self.base = base
        // Parts of this type get their extensions unchecked, so those that do not fit it are left out here.
        let fitting = extensions.filter { registration in
            guard let type, let layer = registration.extensionLayer else { return false }
            return layer.fits(type)
        }
        innermost = .innermost(of: fitting)
        supplier = base.map { UnownedReference($0) }
    }
}
