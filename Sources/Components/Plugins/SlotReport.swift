/// The base and the layers of a slot, with their registrants.
public struct SlotReport: Sendable, Hashable {
    /// The slot's name.
    public let name: String

    /// The kind of the slot.
    public let kind: SlotKind

    /// The protocol or type that a value must have.
    public let accepts: String

    /// The source location of the slot's declaration.
    public let site: SourceSite

    /// The contract of the slot.
    public let contract: SlotContract

    /// The layer of the slot's declaration.
    public let declared: SlotLayer

    /// The base, below extensions and transforms.
    public let base: SlotLayer

    /// The reason why this base is used.
    public let rule: ResolutionReason

    /// The bases that lost, in plugin order, the declared default first.
    public let shadowed: [SlotLayer]

    /// The extensions and transforms, innermost first.
    public let layers: [SlotLayer]

    /// The layers that hold in other scopes only: by level, the outermost first, and in each in
    /// plugin order, then the app.
    public let scoped: [SlotLayer]
}

/// The reason why a base is used in its slot.
public enum ResolutionReason: String, Sendable, Hashable {
    /// There is no other base.
    case declaredDefault
    /// The key has no base, so that the family's fallback is used.
    case familyFallback
    /// One plugin registered it, and plugins win over the declared default.
    case onlyPlugin
    /// Several plugins registered one, and the app prefers this one.
    case preferredPlugin
    /// The app registered it, which wins over plugins; its last registration counts.
    case app
    /// It was registered for a scope, which wins over registrations without one.
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

extension StackInfo {
    /// The report of a slot that the container has no declaration of and no registration to.
    package var report: SlotReport {
        let declared = SlotLayer(declaring: type.map(typeName) ?? "", at: facts.site)
        return SlotReport(
            name: facts.name,
            kind: facts.kind,
            accepts: typeName(accepted),
            site: facts.site,
            contract: facts.contract,
            declared: declared,
            base: declared,
            rule: .declaredDefault,
            shadowed: [],
            layers: [],
            scoped: []
        )
    }
}
