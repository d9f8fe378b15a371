/// A container that tells what becomes of everything that was said to it.
package struct WatchedComponents: Sendable {
    /// The components with which trees are composed so that they tell.
    package let components: Components

    /// What was said, in stack order, but for declarations and what diagnostics tell already.
    package let contributions: [WatchedContribution]

    private let record: InstallRecord
    private let log: TransformLog
    private let reads: SlotReads
    /// Those of which diagnostics tell that they speak of a slot or key that nobody makes.
    private let misspelled: Set<SlotClaim>

    /// Watches what was said to a container.
    package init(_ components: Components) {
        let (log, reads) = (TransformLog(), SlotReads())
        (self.log, self.reads) = (log, reads)
        let general = components.table.record.grouped()
        let grouped = components.table.record.everywhere.grouped()
        let said = grouped.inOrder.filter { $0.verb != .declare }
        let numbers = said.numbers
        contributions = said.enumerated().compactMap { number, contribution in
            let around = contribution.scope == nil ? general : grouped
            let layers = around.sorted(for: contribution.slot)
            guard !layers.tellsOfItself(contribution) else { return nil }
            return WatchedContribution(
                number,
                contribution,
                certain: contribution.scope == nil ? general.certainReason(contribution) : nil,
                keys: around.keysWithout(base: contribution.slot),
                layers: layers,
                numbers
            )
        }
        misspelled = Set(components.diagnostics.compactMap(\.claimOfName))
        record = components.table.record
        let telling = record.mapping { contribution in
            numbers[ObjectIdentifier(contribution)].map { contribution.telling(log, $0) }
                ?? contribution
        }
        self.components = Components(
            table: SealedTable.sealing(telling).copy(notingReadsIn: reads)
        )
    }

    /// Returns the components as they would be if something had not been said; they tell nothing.
    package func components(without left: WatchedContribution) -> Components {
        let record = record.mapping { $0 === left.contribution ? nil : $0 }
        return Components(table: .sealing(record))
    }

    /// The names of the slots that were read of the container itself.
    package var readNames: [String] {
        reads.names(ofRuns: 0).outside
    }

    /// Returns the numbers of the contributions whose scope holds somewhere in a tree.
    package func held(in tree: ComponentTree) -> Set<Int> {
        var trees = [tree.whole]
        var held: Set<Int> = []
        while let tree = trees.popLast() {
            for said in contributions where tree.scopes.rank(of: said.contribution.scope) != nil {
                held.insert(said.number)
            }
            trees += tree.parts.values
        }
        return held
    }

    /// Returns why a contribution took no effect; none if it did.
    ///
    /// - Parameters:
    ///   - contribution: One of the container's.
    ///   - reads: The names of all slots that were read.
    ///   - hasRun: Whether its hooks ran, if it is an extension.
    ///   - isIdle: Whether nothing is known that they did.
    ///   - isHeld: Whether its scope held anywhere, if it has one.
    /// - Returns: The reason.
    package func reason(
        _ contribution: WatchedContribution,
        reads: Set<String>,
        hasRun: Bool,
        isIdle: Bool,
        isHeld: Bool
    ) -> ContributionReason? {
        if let certain = contribution.certain { return certain }
        let isRead = !contribution.readAs.isDisjoint(with: reads)
        guard isRead || !misspelled.contains(contribution.claim) else { return nil }
        if let scope = contribution.layer.scope, !isHeld, !hasRun,
            log.deeds(of: contribution.number).isEmpty
        {
            return .neverHeld(scope: scope)
        }
        guard isRead else { return contribution.kind == .event ? .neverRaised : .neverRead }
        switch contribution.layer.verb {
        case .extend:
            // Parts may have been made where its scope does not hold.
            guard hasRun else { return contribution.layer.scope == nil ? .neverMade : nil }
            return isIdle ? .changedNothing : nil
        case .transform, .on:
            guard isUnsure(contribution) else { return reason(of: contribution) }
            return isIdle ? .changedNothing : nil
        case .declare, .replace, .set: return nil
        }
    }

    /// Whether only composing without a transform shows if it changes anything, as nobody can compare what it gives.
    package func isUnsure(_ contribution: WatchedContribution) -> Bool {
        let deeds = log.deeds(of: contribution.number)
        return contribution.layer.verb == .transform && deeds.contains(.unknown)
            && deeds.isSubset(of: [.unknown, .kept])
    }

    /// Returns why a transform or a listener took no effect, of a slot that was read.
    private func reason(of contribution: WatchedContribution) -> ContributionReason? {
        let deeds = log.deeds(of: contribution.number)
        guard deeds.isEmpty else {
            if contribution.layer.verb == .on { return nil }
            if deeds == [.kept] { return .kept }
            return deeds == [.answered] ? .withoutNext(below: contribution.below) : nil
        }
        let outer = contribution.above.filter { log.deeds(of: $0.number).contains(.answered) }
            .map(\.layer)
        if contribution.layer.verb == .on {
            return outer.isEmpty && contribution.layer.scope != nil
                ? nil : .handledBefore(by: outer)
        }
        if outer.isEmpty { return contribution.layer.scope == nil ? .neverCalled : nil }
        return .neverAsked(by: outer)
    }
}

extension Contribution {
    /// Returns the same contribution, whose transform tells a log what it does.
    fileprivate func telling(_ log: TransformLog, _ number: Int) -> Contribution {
        guard case .transform(let transform) = payload else { return self }
        let told = transform.telling { log.note($0, of: number) }
        return Contribution(
            verb,
            on: slot,
            by: owner,
            at: site,
            in: scope,
            payload: .transform(told)
        )
    }
}

extension InstallRecord {
    /// Returns the record with other contributions, or without them.
    fileprivate func mapping(_ change: (Contribution) -> Contribution?) -> InstallRecord {
        var record = self
        record.plugins = plugins.map { plugin in
            InstalledPlugin(
                manifest: plugin.manifest,
                contributions: plugin.contributions.compactMap(change),
                names: plugin.names
            )
        }
        record.app = app.compactMap(change)
        return record
    }
}

extension ComponentDiagnostic {
    /// Who speaks of a slot or a key that nobody makes.
    fileprivate var claimOfName: SlotClaim? {
        switch self {
        case .undeclaredSlot(_, let claim), .slotOfMissingPlugin(_, let claim, _),
            .misspelledSlot(_, let claim, _), .misspelledKey(_, _, let claim, _):
            claim
        default:
            nil
        }
    }
}
