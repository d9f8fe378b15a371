/// All that was said about one slot, sorted into the layers of its stack.
struct SlotContributions: Sendable {
    /// The base that won; none where the default stands.
    var base: Contribution?
    /// The bases that lost, in plugin order.
    var shadowed: [Contribution] = []
    /// The transforms, innermost first.
    var transforms: [Contribution] = []
    /// The extensions that fit the base, innermost first.
    var extensions: [Contribution] = []
    /// The extensions that do not fit the base that the app put there.
    var misfits: [Contribution] = []
    /// Extensions and transforms in one order, innermost first.
    var layers: [Contribution] = []

    /// Sorts contributions that are in stack order: plugins in plugin order, then the app.
    ///
    /// The app's last base wins, then the preferred plugin's, then the only plugin's.
    init(
        _ contributions: [Contribution],
        slot: any AnySlotDeclaration,
        fallback: (any AnySlotStack)? = nil,
        preferring: Set<PluginID>
    ) {
        let bases = contributions.filter(\.isBase)
        base =
            bases.last { $0.owner == .app }
            ?? bases.first { preferring.contains($0.owner) }
            ?? bases.first
        shadowed = bases.filter { $0 !== base }
        transforms = contributions.filter {
            if case .transform = $0.payload { true } else { false }
        }
        let type = baseType ?? fallback?.info.type ?? slot.defaultType
        for contribution in contributions {
            guard let layer = contribution.extensionLayer else { continue }
            if let type, layer.fits(type) {
                extensions.append(contribution)
            } else {
                misfits.append(contribution)
            }
        }
        layers = contributions.filter { contribution in
            !contribution.isBase && contribution.verb != .declare
                && !misfits.contains { $0 === contribution }
        }
    }

    private var baseType: Any.Type? {
        if case .base(let base) = base?.payload { base.type } else { nil }
    }
}

extension Set<PluginID> {
    /// Whether the owner is one of these plugins.
    func contains(_ owner: Contributor) -> Bool {
        if case .plugin(let id) = owner { contains(id) } else { false }
    }
}
