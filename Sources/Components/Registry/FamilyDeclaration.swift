import Synchronization

/// A family's fallback, its declared members, and every key that was ever requested by name.
@usableFromInline
final class FamilyDeclaration<Value: Sendable, Part>: Sendable {
    let fallback: Slot<Value, Part>
    /// The declared keys, in their order.
    let keys: [String]
    /// The slots of the declared keys, in their order.
    @usableFromInline let slots: [Slot<Value, Part>]
    /// The places of the declared keys, so that no value is generic.
    @usableFromInline let places: [String: Int]
    private let others = Mutex<[String: Slot<Value, Part>]>([:])

    init(
        fallback declaration: SlotDeclaration<Value, Part>,
        members: KeyValuePairs<String, Value>
    ) {
        fallback = Slot(declaration)
        var places: [String: Int] = [:]
        var slots: [Slot<Value, Part>] = []
        var keys: [String] = []
        for (key, value) in members where places[key] == nil {
            places[key] = slots.count
            slots.append(Slot(declaration.member(key, default: value)))
            keys.append(key)
        }
        (self.places, self.slots, self.keys) = (places, slots, keys)
    }

    /// Returns the slot of a key that is declared.
    @inlinable
    func declared(_ key: String) -> Slot<Value, Part>? {
        places[key].map { slots[$0] }
    }

    /// Returns the slot of a key, declaring it the first time.
    func slot(_ key: String) -> Slot<Value, Part> {
        if let slot = declared(key) { return slot }
        return others.withLock { slots in
            if let slot = slots[key] { return slot }
            let declaration = fallback.declaration.member(
                key,
                default: fallback.declaration.stack.value,
                fallback: fallback,
                // A family of functions is asked for all of its keys.
                declaredKeys: Part.self == Never.self ? [] : keys
            )
            let slot = Slot(declaration)
            slots[key] = slot
            return slot
        }
    }
}

extension SlotDeclaration {
    /// Returns the declaration of one key of the family of which this is the fallback.
    fileprivate func member(
        _ key: String,
        default value: Value,
        fallback: Slot<Value, Part>? = nil,
        declaredKeys: [String] = []
    ) -> SlotDeclaration {
        let member = SlotFacts(
            name: "\(facts.name)(\(key))",
            kind: .member(family: facts.name, key: key),
            site: facts.site,
            contract: facts.contract
        )
        return SlotDeclaration(
            member,
            default: value,
            fallback: fallback,
            declaredKeys: declaredKeys,
            feeding: feeding,
            make: make
        )
    }
}
