import Synchronization

/// A family's fallback, its declared members, and every key that was ever asked for by name.
final class FamilyDeclaration<Value: Sendable, Part>: Sendable {
    let fallback: Slot<Value, Part>
    /// The declared keys, in their order.
    let keys: [String]
    /// The slots of the declared keys, in their order.
    let slots: [Slot<Value, Part>]
    /// The slots of the declared keys, by key.
    let declared: [String: Slot<Value, Part>]
    private let make: @Sendable (Value, consuming ComponentOrigin) -> Part
    private let others = Mutex<[String: Slot<Value, Part>]>([:])

    init(
        _ name: String,
        site: SourceSite,
        fallback value: Value,
        members: [(String, Value)],
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        let fallback = Slot(
            SlotDeclaration(
                SlotFacts(name: name, kind: .fallback, site: site),
                default: value,
                make: make
            )
        )
        self.fallback = fallback
        self.make = make
        var declared: [String: Slot<Value, Part>] = [:]
        var keys: [String] = []
        for (key, value) in members where declared[key] == nil {
            let facts = SlotFacts.member(key, of: name, site: site)
            declared[key] = Slot(SlotDeclaration(facts, default: value, make: make))
            keys.append(key)
        }
        self.declared = declared
        self.keys = keys
        slots = keys.compactMap { declared[$0] }
    }

    /// Returns the slot of a key, declaring it the first time.
    func slot(_ key: String) -> Slot<Value, Part> {
        if let slot = declared[key] { return slot }
        return others.withLock { slots in
            if let slot = slots[key] { return slot }
            let declaration = SlotDeclaration(
                .member(key, of: fallback.name, site: fallback.site),
                default: fallback.declaration.stack.value,
                fallback: fallback,
                // What holds functions is asked for all of its keys.
                declaredKeys: Part.self == Never.self ? [] : keys,
                make: make
            )
            let slot = Slot(declaration)
            slots[key] = slot
            return slot
        }
    }
}

extension SlotFacts {
    /// The facts of one key of a family.
    static func member(_ key: String, of family: String, site: SourceSite) -> Self {
        Self(
            name: "\(family)(\(key))",
            kind: .member(family: family, key: key),
            site: site
        )
    }
}
