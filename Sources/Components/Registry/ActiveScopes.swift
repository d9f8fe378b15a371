/// The scopes that hold in a part of a tree, as rings around it.
package struct ActiveScopes: Sendable {
    /// The rings, the outermost first; the conditions of one ring are equally far out.
    private var rings: [[ScopeCondition]] = []
    /// The number of each condition's ring, from 1.
    private var ranks: [ObjectIdentifier: Int] = [:]
    /// The registrations that hold nowhere, whatever their scope, because of their faults.
    private var excluded: Set<ObjectIdentifier> = []

    /// Creates an empty set.
    package init() {}

    /// Whether no scope holds.
    var isEmpty: Bool { rings.isEmpty }

    /// Returns the same scopes without some registrations.
    func leavingOut(_ registrations: [Registration]) -> ActiveScopes {
        var result = self
        for registration in registrations {
            result.excluded.insert(ObjectIdentifier(registration))
        }
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
            result.rings.append(ring)
            for condition in ring {
                result.ranks[ObjectIdentifier(condition)] = result.rings.count
            }
        }
        return result
    }

    func contains(_ condition: ScopeCondition) -> Bool {
        ranks[ObjectIdentifier(condition)] != nil
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
            guard let ring = ranks[ObjectIdentifier(condition)] else { return nil }
            rank = max(rank, ring)
        }
        return rank
    }
}

extension ActiveScopes: Hashable {
    /// Whether the same conditions hold in the same rings, and the same is left out.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rings.elementsEqual(rhs.rings) { $0.elementsEqual($1) { $0 === $1 } }
            && lhs.excluded == rhs.excluded
    }

    /// Hashes the conditions.
    package func hash(into hasher: inout Hasher) {
        for ring in rings {
            hasher.combine(ring.count)
            for condition in ring { hasher.combine(ObjectIdentifier(condition)) }
        }
        hasher.combine(excluded)
    }
}
