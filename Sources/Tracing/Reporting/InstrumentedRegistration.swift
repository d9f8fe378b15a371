import Components

/// One registration of an instrumented container, with the layers around it.
struct InstrumentedRegistration: Sendable {
    /// A transform or a listener of the same slot.
    struct Neighbour: Sendable {
        let number: Int
        let layer: SlotLayer
    }

    /// The number of the registration among all.
    let number: Int

    /// The name of its slot.
    let slot: String

    /// The kind of its slot.
    let kind: SlotKind

    /// The registration as a layer.
    let layer: SlotLayer

    let registration: Registration
    let claim: SlotClaim
    /// Why it can take no effect, whatever is composed.
    let certain: IneffectiveReason?
    /// The names of the slots of which one must be read for it to take effect.
    let readAs: Set<String>
    /// The type of the extension, if it is one.
    let type: (any Any.Type)?
    /// The transforms around it, the innermost first.
    let above: [Neighbour]
    /// The layers of plugins and the app below it, the base first.
    let below: [SlotLayer]

    init(
        _ number: Int,
        _ registration: Registration,
        certain: IneffectiveReason?,
        keys: [String],
        layers: SlotRegistrations,
        _ numbers: [ObjectIdentifier: Int]
    ) {
        self.number = number
        self.registration = registration
        slot = registration.slotName
        kind = registration.slot.facts.kind
        layer = registration.layer
        claim = registration.claim
        self.certain = certain
        readAs = Set(keys + [registration.slotName])
        type = registration.extensionType
        let inner = layers.transforms.prefix { $0 !== registration }
        let base = [layers.baseLayer].filter { $0.owner != .declaration }
        below = base + inner.map(\.layer)
        above = layers.transforms.dropFirst(inner.count + 1).compactMap { transform in
            numbers[ObjectIdentifier(transform)].map {
                Neighbour(number: $0, layer: transform.layer)
            }
        }
    }

    /// Whether hooks of an owner are this registration's.
    func isOwner(_ owner: HookReceiver) -> Bool {
        owner.layer == layer && (owner.slot.map(readAs.contains) ?? true)
    }
}

extension [Registration] {
    /// The index of each registration.
    var numbers: [ObjectIdentifier: Int] {
        Dictionary(
            enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension SlotRegistrations {
    /// Whether a diagnostic reports that a registration has no effect.
    func tellsOfItself(_ registration: Registration) -> Bool {
        if registration.isTransform { return !transforms.contains { $0 === registration } }
        return misfits.contains { $0 === registration }
    }
}

extension GroupedRegistrations {
    /// Returns the names of the keys that resolve to a family's fallback.
    func keysWithout(base slot: any AnySlotDeclaration) -> [String] {
        guard slot.facts.kind == .fallback else { return [] }
        return slots.filter { key in
            key.fallbackDeclaration?.index == slot.index
                && !registrations(to: key).contains(where: \.isBase)
        }.map(\.facts.name)
    }

    /// Returns the reason why a base can take no effect in any input; nil for other registrations.
    func certainReason(_ registration: Registration) -> IneffectiveReason? {
        let slot = registration.slot
        let bases = registrations(to: slot).filter(\.isBase)
        guard registration.isBase, let winner = sorted(for: slot).base else { return nil }
        if registration !== winner {
            guard registration.hasBase(of: winner) else { return .shadowed(by: winner.layer) }
            return bases.isInOrder(winner, registration) ? .same(as: winner.layer) : nil
        }
        let others = bases.filter { $0 !== winner }
        let next =
            others.last { $0.owner == .app }
            ?? others.first { preferred.contains($0.owner) }
            ?? others.first
        if let next {
            guard bases.isInOrder(next, winner), winner.hasBase(of: next) else { return nil }
            return .same(as: next.layer)
        }
        // A key that its family does not declare exists because it is filled.
        guard slot.fallbackDeclaration == nil, winner.hasDefaultBase else { return nil }
        return .same(as: slot.defaultLayer)
    }
}

extension [Registration] {
    /// Whether the first is below the second.
    fileprivate func isInOrder(_ first: Registration, _ second: Registration) -> Bool {
        self.first { $0 === first || $0 === second } === first
    }
}
