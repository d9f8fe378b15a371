/// The identity of components; equal ones that were built separately differ.
package struct TableIdentity: Sendable, Hashable {
    fileprivate let table: ObjectIdentifier
}

/// The slots that resolve differently with other components.
package struct SlotDifference: Sendable {
    /// The components with which others were compared.
    package private(set) var origin: TableIdentity
    /// Whether the difference is unknown, so that anything may differ: a registration has a scope, or code depends on a
    /// type that was read.
    package var isOpen: Bool
    /// The names of the slots whose parts differ, the fallbacks of families among them.
    package private(set) var parts: Set<String> = []
    /// The names of the slots whose values differ, without events, whose listeners are found whenever one is raised.
    package private(set) var values: Set<String> = []

    fileprivate init(from origin: TableIdentity, isOpen: Bool) {
        self.origin = origin
        self.isOpen = isOpen
    }

    /// Adds an earlier difference.
    package mutating func formUnion(_ other: SlotDifference) {
        isOpen = isOpen || other.isOpen
        parts.formUnion(other.parts)
        values.formUnion(other.values)
    }

    fileprivate mutating func add(_ slot: some AnySlotDeclaration) {
        // An unfilled key is made as its fallback is.
        for facts in [slot.facts, slot.fallbackDeclaration?.facts].compactMap(\.self)
        where facts.kind != .event {
            if slot.defaultType == nil {
                values.insert(facts.name)
            } else {
                parts.insert(facts.name)
            }
        }
        for feed in slot.feeds { add(feed.slot) }
    }
}

extension SealedTable {
    /// The components that the table is of.
    var origin: TableIdentity {
        TableIdentity(table: ObjectIdentifier(latest))
    }

    /// Returns the difference between this table and one that replaces it.
    ///
    /// - Complexity: Linear in the registrations of both.
    func difference(to new: SealedTable) -> SlotDifference {
        let isScoped = !latest.conditions.isEmpty || !new.latest.conditions.isEmpty
        var difference = SlotDifference(from: origin, isOpen: isScoped || isTypeRead)
        guard latest !== new.latest, !difference.isOpen else { return difference }
        let (mine, others) = (record.grouped(), new.record.grouped())
        let readers = latest.readers.union(new.latest.readers)
        for slot in mine.slots + others.slots
        where readers.contains(slot.index)
            && latest.stacks[slot.index]?.hasValue(of: new.latest.stacks[slot.index]) != true
            || !mine.used(for: slot).elementsEqual(others.used(for: slot), by: { $0.isLike($1) })
        {
            difference.add(slot)
        }
        return difference
    }
}

extension GroupedRegistrations {
    /// Returns the registrations that a slot resolves with: the base, the transforms and the extensions.
    fileprivate func used(for slot: any AnySlotDeclaration) -> [Registration] {
        let sorted = sorted(for: slot)
        return [sorted.winner].compactMap(\.self) + sorted.transforms + sorted.extensions
    }
}

extension Registration {
    /// Whether the other one has the same content, slot and registrant.
    fileprivate func isLike(_ other: Registration) -> Bool {
        if self === other { return true }
        guard owner == other.owner, verb == other.verb, slot.index == other.slot.index else {
            return false
        }
        return extensionType.map { $0 == other.extensionType } ?? hasBase(of: other)
    }
}
