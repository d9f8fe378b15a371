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
    private let make: @Sendable (Value, consuming ComponentOrigin) -> Part
    private let feeding: (@Sendable () -> [SlotFeed])?
    private let others = Mutex<[String: Slot<Value, Part>]>([:])

    init(
        _ name: String,
        site: SourceSite,
        contract: SlotContract,
        fallback value: Value,
        members: [(String, Value)],
        feeding: (@Sendable () -> [SlotFeed])? = nil,
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        let fallback = Slot(
            SlotDeclaration(
                SlotFacts(name: name, kind: .fallback, site: site, contract: contract),
                default: value,
                feeding: feeding,
                make: make
            )
        )
        self.fallback = fallback
        self.make = make
        self.feeding = feeding
        var places: [String: Int] = [:]
        var slots: [Slot<Value, Part>] = []
        var keys: [String] = []
        for (key, value) in members where places[key] == nil {
            let facts = fallback.declaration.facts.member(key)
            places[key] = slots.count
            slots.append(
                Slot(SlotDeclaration(facts, default: value, feeding: feeding, make: make))
            )
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
            let declaration = SlotDeclaration(
                fallback.declaration.facts.member(key),
                default: fallback.declaration.stack.value,
                fallback: fallback,
                // A family of functions is asked for all of its keys.
                declaredKeys: Part.self == Never.self ? [] : keys,
                feeding: feeding,
                make: make
            )
            let slot = Slot(declaration)
            slots[key] = slot
            return slot
        }
    }
}

extension SlotFacts {
    /// Returns the facts of one key of this family.
    fileprivate func member(_ key: String) -> Self {
        Self(
            name: "\(name)(\(key))",
            kind: .member(family: name, key: key),
            site: site,
            contract: contract
        )
    }
}
