/// The slots of which something was said for scopes, by what has to hold.
struct ScopedSlots {
    /// The scopes, each once, in stack order.
    private(set) var scopes: [ComponentScope] = []
    private let everywhere: GroupedRegistrations
    /// The slots of which something was said where a condition holds.
    private var byCondition: [ObjectIdentifier: [any AnySlotDeclaration]] = [:]
    /// The keys of which something was said, by the number of their fallback.
    private var keys: [Int: [any AnySlotDeclaration]] = [:]

    /// Sorts what holds where every scope does.
    init(_ everywhere: GroupedRegistrations) {
        self.everywhere = everywhere
        var known: Set<[ObjectIdentifier]> = []
        for registration in everywhere.inOrder {
            guard let scope = registration.scope else { continue }
            let conditions = scope.conditions.map { ObjectIdentifier($0) }
            if known.insert(conditions).inserted { scopes.append(scope) }
            for condition in conditions {
                byCondition[condition, default: []].append(registration.slot)
            }
        }
        for slot in everywhere.slots {
            if let fallback = slot.fallbackDeclaration {
                keys[fallback.index, default: []].append(slot)
            }
        }
    }

    /// Returns what holds in scopes of the slots whose stacks may be others with one of them.
    func grouped(with scope: ComponentScope, in scopes: ActiveScopes) -> GroupedRegistrations {
        var slots: [Int: any AnySlotDeclaration] = [:]
        for condition in scope.conditions {
            for slot in byCondition[ObjectIdentifier(condition)] ?? [] {
                let changed = [slot] + (keys[slot.index] ?? [])
                for slot in changed + changed.compactMap(\.fallbackDeclaration) {
                    slots[slot.index] = slot
                }
            }
        }
        let registrations = slots.values.sorted { $0.index < $1.index }
            .flatMap(everywhere.registrations)
            .filter { scopes.rank(of: $0) != nil }
        return GroupedRegistrations(
            registrations,
            preferring: everywhere.preferred,
            in: scopes
        )
    }
}

extension GroupedRegistrations {
    /// The slots of which something was said for a scope, and the keys of such a fallback.
    var scopedSlots: [any AnySlotDeclaration] {
        let scoped = Set(inOrder.lazy.filter { $0.scope != nil }.map(\.slot.index))
        return slots.filter { slot in
            scoped.contains(slot.index)
                || slot.fallbackDeclaration.map { scoped.contains($0.index) } ?? false
        }
    }

    /// The same without what the app said.
    var withoutApp: GroupedRegistrations {
        GroupedRegistrations(
            inOrder.filter { $0.owner != .app },
            preferring: preferred,
            in: scopes
        )
    }
}
