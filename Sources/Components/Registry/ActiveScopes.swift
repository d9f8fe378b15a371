/// The scopes that hold in a part of a tree, as rings around it.
package struct ActiveScopes: Sendable, Hashable {
    /// The number of each condition's ring, from 1 for the outermost.
    private var ranks: [ScopeCondition: Int] = [:]
    private var ringCount = 0
    /// The registrations that hold nowhere, whatever their scope, because of their faults.
    private var excluded: Set<ObjectIdentifier> = []

    /// Creates an empty set.
    package init() {}

    /// Whether no scope holds.
    var isEmpty: Bool { ranks.isEmpty }

    /// Returns the same scopes without some registrations.
    func leavingOut(_ registrations: [Registration]) -> ActiveScopes {
        var result = self
        result.excluded.formUnion(registrations.map { ObjectIdentifier($0) })
        return result
    }

    /// Whether a registration is left out.
    func leavesOut(_ registration: Registration) -> Bool {
        !excluded.isEmpty && excluded.contains(ObjectIdentifier(registration))
    }

    /// Returns the same scopes with further ones inside, by level.
    func adding(_ conditions: [ScopeCondition]) -> ActiveScopes {
        var result = self
        let new = Dictionary(grouping: conditions.filter { !contains($0) }, by: \.level)
        for (_, ring) in new.sorted(by: { $0.key < $1.key }) {
            result.ringCount += 1
            for condition in ring { result.ranks[condition] = result.ringCount }
        }
        return result
    }

    func contains(_ condition: ScopeCondition) -> Bool {
        ranks[condition] != nil
    }

    /// Returns the depth of the scope of a registration; nil for one that does not hold or is left out.
    func rank(of registration: Registration) -> Int? {
        leavesOut(registration) ? nil : rank(of: registration.scope)
    }

    /// Returns the depth of a scope: 0 without a scope; nil for one that does not hold.
    package func rank(of scope: ComponentScope?) -> Int? {
        guard let scope else { return 0 }
        var rank = 0
        for condition in scope.conditions {
            guard let ring = ranks[condition] else { return nil }
            rank = max(rank, ring)
        }
        return rank
    }
}
