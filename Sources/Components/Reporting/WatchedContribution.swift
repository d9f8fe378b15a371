/// One thing that was said to a container, and what lies around it.
package struct WatchedContribution: Sendable {
    /// A transform or a listener of the same slot.
    struct Neighbour: Sendable {
        let number: Int
        let layer: SlotLayer
    }

    /// The number of the contribution among all.
    package let number: Int

    /// The name of the slot that it speaks of.
    package let slot: String

    /// What the slot holds.
    package let kind: SlotKind

    /// What was said.
    package let layer: SlotLayer

    let contribution: Contribution
    let claim: SlotClaim
    /// Why it can take no effect, whatever is composed.
    let certain: ContributionReason?
    /// The names of the slots of which one must be read for it to take effect.
    let readAs: Set<String>
    /// The type of the extension, if it is one.
    package let type: (any Any.Type)?
    /// The transforms around it, the innermost first.
    let above: [Neighbour]
    /// What plugins and the app put below it, the base first.
    let below: [SlotLayer]

    init(
        _ number: Int,
        _ contribution: Contribution,
        certain: ContributionReason?,
        keys: [String],
        layers: SlotContributions,
        _ numbers: [ObjectIdentifier: Int]
    ) {
        self.number = number
        self.contribution = contribution
        slot = contribution.slotName
        kind = contribution.slot.facts.kind
        layer = contribution.layer
        claim = contribution.claim
        self.certain = certain
        readAs = Set(keys + [contribution.slotName])
        type = contribution.extensionLayer?.type
        let inner = layers.transforms.prefix { $0 !== contribution }
        let base = [layers.baseLayer].filter { $0.owner != .declaration }
        below = base + inner.map(\.layer)
        above = layers.transforms.dropFirst(inner.count + 1).compactMap { transform in
            numbers[ObjectIdentifier(transform)].map {
                Neighbour(number: $0, layer: transform.layer)
            }
        }
    }

    /// Whether hooks of an owner are this contribution's.
    package func isOwner(_ owner: HookOwner) -> Bool {
        owner.layer == layer && (owner.slot.map(readAs.contains) ?? true)
    }
}

extension [Contribution] {
    /// The place of each.
    var numbers: [ObjectIdentifier: Int] {
        Dictionary(
            enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension SlotContributions {
    /// Whether a diagnostic tells that a contribution does nothing.
    func tellsOfItself(_ contribution: Contribution) -> Bool {
        if case .transform = contribution.payload {
            return !transforms.contains { $0 === contribution }
        }
        return misfits.contains { $0 === contribution }
    }
}

extension GroupedContributions {
    /// Returns the names of the keys for which a family's fallback stands in.
    func keysWithout(base slot: any AnySlotDeclaration) -> [String] {
        guard slot.facts.kind == .fallback else { return [] }
        return slots.filter { key in
            key.fallbackDeclaration?.index == slot.index
                && !contributions(to: key).contains(where: \.isBase)
        }.map(\.facts.name)
    }

    /// Returns why a base can take no effect, whatever is composed; none for other contributions.
    func certainReason(_ contribution: Contribution) -> ContributionReason? {
        let slot = contribution.slot
        let bases = contributions(to: slot).filter(\.isBase)
        guard contribution.isBase, let winner = sorted(for: slot).base else { return nil }
        if contribution !== winner {
            guard contribution.isLike(winner) else { return .shadowed(by: winner.layer) }
            return bases.isInOrder(winner, contribution) ? .same(as: winner.layer) : nil
        }
        let others = bases.filter { $0 !== winner }
        let next =
            others.last { $0.owner == .app }
            ?? others.first { preferred.contains($0.owner) }
            ?? others.first
        if let next {
            guard bases.isInOrder(next, winner), winner.isLike(next) else { return nil }
            return .same(as: next.layer)
        }
        // A key that its family does not declare is there because somebody fills it.
        guard slot.fallbackDeclaration == nil, case .base(let base) = winner.payload,
            base.isLike(slot.defaultBase)
        else { return nil }
        return .same(as: slot.defaultLayer)
    }
}

extension Contribution {
    /// Whether two bases are the same.
    fileprivate func isLike(_ other: Contribution) -> Bool {
        guard case .base(let base) = payload, case .base(let other) = other.payload else {
            return false
        }
        return base.isLike(other)
    }
}

extension [Contribution] {
    /// Whether one lies below the other.
    fileprivate func isInOrder(_ first: Contribution, _ second: Contribution) -> Bool {
        self.first { $0 === first || $0 === second } === first
    }
}
