/// The registrations to one slot, sorted into the layers of its stack.
package struct SlotRegistrations: Sendable {
    /// The winning base; nil where the default, or the family's fallback, is used.
    package let base: Registration?
    /// The bases that lost, in plugin order.
    let shadowed: [Registration]
    /// The slot's own transforms, innermost first, as many as are applied.
    package let transforms: [Registration]
    /// The number of transforms.
    let transformCount: Int
    /// The extensions that fit the base, innermost first.
    let extensions: [Registration]
    /// The slot's own extensions that do not fit the base.
    package let misfits: [Registration]
    /// Extensions and transforms in one order, innermost first.
    let layers: [Registration]
    /// The registration whose base is used; nil for a declared default.
    let winner: Registration?
    /// The first plugin's declaration.
    let declaration: Registration?
    /// The base's type, for component slots.
    let type: Any.Type?
    /// The base as listings show it.
    package let baseLayer: SlotLayer
    /// The bases that lost as listings show them, the declared default or the fallback first.
    let shadowedLayers: [SlotLayer]

    /// Sorts the registrations to a slot, which are in stack order: plugins in plugin order, then the app.
    ///
    /// The innermost scope's base wins; in one scope the app's last, then the preferred plugin's, then the only
    /// plugin's. Where a family's fallback is used, its layers lie below the slot's own.
    init(_ slot: any AnySlotDeclaration, in grouped: GroupedRegistrations) {
        let registrations = grouped.registrations(to: slot)
        let below = slot.fallbackDeclaration.map(grouped.sorted)
        let all = registrations.filter(\.isBase)
        let bases = all.innermost(in: grouped.scopes)
        let base =
            bases.last { $0.owner == .app }
            ?? bases.first { grouped.preferred.contains($0.owner) }
            ?? bases.first
        self.base = base
        winner = base ?? below?.winner
        shadowed = all.filter { $0 !== base }
        declaration = registrations.first { $0.verb == .declare && $0.owner.plugin != nil }
        let transforms = registrations.filter(\.isTransform)
        transformCount = transforms.count
        self.transforms = Array(transforms.prefix(TreeLimits.transforms))
        let type = base == nil ? below?.type ?? slot.defaultType : base?.baseType
        self.type = type
        let own = registrations.filter { $0.verb == .extend }
        misfits = own.filter { !$0.fits(type) }
        let fitting = misfits.isEmpty ? own : own.filter { $0.fits(type) }
        let standsIn = base == nil ? below : nil
        extensions = (standsIn?.extensions ?? []) + fitting
        layers =
            (standsIn?.layers ?? [])
            + registrations.filter { $0.isTransform || $0.fits(type) }
        let missing = below?.baseLayer ?? slot.defaultLayer
        baseLayer = base?.layer ?? missing
        shadowedLayers = base == nil ? [] : [missing] + shadowed.map(\.layer)
    }
}

extension Registration {
    /// The base's type, if this is a base of a component slot.
    var baseType: Any.Type? {
        if case .base(let base) = payload { base.type } else { nil }
    }

    /// Whether this is an extension that fits a part of the type.
    func fits(_ type: Any.Type?) -> Bool {
        guard let type, let extensionLayer else { return false }
        return extensionLayer.fits(type)
    }
}

extension [Registration] {
    /// Those that lie furthest in.
    func innermost(in scopes: ActiveScopes) -> [Registration] {
        guard !scopes.isEmpty else { return self }
        let ranks = map { scopes.rank(of: $0.scope) }
        guard let highest = ranks.compactMap(\.self).max() else { return [] }
        return indices.filter { ranks[$0] == highest }.map { self[$0] }
    }
}

extension Set<PluginID> {
    /// Whether the owner is one of these plugins.
    package func contains(_ owner: Registrant) -> Bool {
        if case .plugin(let id) = owner { contains(id) } else { false }
    }
}
