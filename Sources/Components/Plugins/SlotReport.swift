/// What stands in a slot and who put it there.
public struct SlotReport: Sendable, Hashable {
    /// The slot's name.
    public let name: String

    /// What the slot holds.
    public let kind: SlotKind

    /// The protocol or type that a value must have.
    public let accepts: String

    /// Where the slot was declared.
    public let site: SourceSite

    /// What the slot's author promises.
    public let contract: SlotContract

    /// What the slot's declaration puts there.
    public let declared: SlotLayer

    /// What the slot resolves to below its extensions and transforms.
    public let base: SlotLayer

    /// Why the base stands there.
    public let rule: ResolutionReason

    /// The bases that lost, in plugin order, the declared default first.
    public let shadowed: [SlotLayer]

    /// The extensions and transforms, innermost first.
    public let layers: [SlotLayer]

    /// What holds in scopes only, and not where the report was made: by level, the outermost first, and in each in
    /// plugin order, then the app.
    public let scoped: [SlotLayer]
}

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
