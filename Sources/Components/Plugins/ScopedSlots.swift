/// The slots with registrations for scopes, by condition.
struct ScopedSlots {
    /// The scopes, each once, in stack order.
    private(set) var scopes: [ComponentScope] = []
    private let everywhere: GroupedRegistrations
    /// The slots with registrations that need a condition.
    private var byCondition: [ScopeCondition: [any AnySlotDeclaration]] = [:]
    /// The members of families with registrations, by the index of their fallback.
    private var keys: [Int: [any AnySlotDeclaration]] = [:]

    /// Sorts the slots of registrations by the conditions of their scopes.
    init(_ everywhere: GroupedRegistrations) {
        self.everywhere = everywhere
        var known: Set<[ScopeCondition]> = []
        for registration in everywhere.inOrder {
            guard let scope = registration.scope else { continue }
            if known.insert(scope.conditions).inserted { scopes.append(scope) }
            for condition in scope.conditions {
                byCondition[condition, default: []].append(registration.slot)
            }
        }
        for slot in everywhere.slots {
            if let fallback = slot.fallbackDeclaration {
                keys[fallback.index, default: []].append(slot)
            }
        }
    }

    /// Returns the registrations that hold in scopes, to the slots whose stacks one of the scopes may change.
    func grouped(with scope: ComponentScope, in scopes: ActiveScopes) -> GroupedRegistrations {
        var slots: [Int: any AnySlotDeclaration] = [:]
        for condition in scope.conditions {
            for slot in byCondition[condition] ?? [] {
                let changed = [slot] + (keys[slot.index] ?? [])
                for slot in changed + changed.compactMap(\.fallbackDeclaration) {
                    slots[slot.index] = slot
                }
            }
        }
        let registrations = slots.values.sorted { $0.index < $1.index }
            .flatMap(everywhere.registrations)
            .filter { scopes.rank(of: $0) != nil }
        return GroupedRegistrations(registrations, preferring: everywhere.preferred, in: scopes)
    }
}

extension GroupedRegistrations {
    /// The slots that have registrations with a scope, or whose fallback has.
    var scopedSlots: [any AnySlotDeclaration] {
        let scoped = Set(inOrder.lazy.filter { $0.scope != nil }.map(\.slot.index))
        return slots.filter { slot in
            scoped.contains(slot.index)
                || slot.fallbackDeclaration.map { scoped.contains($0.index) } ?? false
        }
    }

    /// The registrations without those of the app.
    var withoutApp: GroupedRegistrations {
        let others = inOrder.filter { $0.owner != .app }
        return GroupedRegistrations(others, preferring: preferred, in: scopes)
    }
}
