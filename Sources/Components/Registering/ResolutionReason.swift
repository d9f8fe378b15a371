/// Why a base stands in its slot.
public enum ResolutionReason: String, Sendable, Hashable {
    /// Nobody put another one there.
    case declaredDefault
    /// Nobody filled the key, so that the family's fallback stands in.
    case familyFallback
    /// One plugin put it there, and plugins win over the declared default.
    case onlyPlugin
    /// Several plugins put one there, and the app prefers this one.
    case preferredPlugin
    /// The app put it there, which wins over plugins; its last word counts.
    case app
    /// It was put there for a scope, which wins over what was put there for all.
    case scope

    init(_ registrations: SlotRegistrations, standsIn: Bool) {
        guard let base = registrations.base else {
            self = standsIn ? .familyFallback : .declaredDefault
            return
        }
        if base.scope != nil {
            self = .scope
            return
        }
        let isDisputed = registrations.shadowed.contains { $0.owner != base.owner }
        self = base.owner == .app ? .app : isDisputed ? .preferredPlugin : .onlyPlugin
    }
}
