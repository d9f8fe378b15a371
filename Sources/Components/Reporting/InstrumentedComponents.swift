/// A container whose transforms and listeners report their outcome.
package struct InstrumentedComponents: Sendable {
    /// The components with which trees are composed so that outcomes are reported.
    package let components: Components

    /// The registrations, in stack order, without declarations and those that diagnostics report already.
    package let registrations: [InstrumentedRegistration]

    private let record: InstallRecord
    private let log: TransformOutcomeLog
    private let reads: SlotReadLog
    /// The claims of diagnostics about slots and keys that are never made.
    private let misspelled: Set<SlotClaim>

    /// Creates the instrumented form of a container.
    package init(_ components: Components) {
        let (log, reads) = (TransformOutcomeLog(), SlotReadLog())
        (self.log, self.reads) = (log, reads)
        let general = components.table.record.grouped()
        let grouped = components.table.record.everywhere.grouped()
        let said = grouped.inOrder.filter { $0.verb != .declare }
        let numbers = said.numbers
        registrations = said.enumerated().compactMap { number, registration in
            let around = registration.scope == nil ? general : grouped
            let layers = around.sorted(for: registration.slot)
            guard !layers.tellsOfItself(registration) else { return nil }
            return InstrumentedRegistration(
                number,
                registration,
                certain: registration.scope == nil ? general.certainReason(registration) : nil,
                keys: around.keysWithout(base: registration.slot),
                layers: layers,
                numbers
            )
        }
        misspelled = Set(components.diagnostics.compactMap(\.claimOfName))
        record = components.table.record
        let instrumented = record.mapping { registration in
            numbers[ObjectIdentifier(registration)].map { registration.instrumented(log, $0) }
                ?? registration
        }
        self.components = Components(
            table: SealedTable.sealing(instrumented).copy(notingReadsIn: reads)
        )
    }

    /// Returns the components without one registration; they report nothing.
    package func components(without left: InstrumentedRegistration) -> Components {
        let record = record.mapping { $0 === left.registration ? nil : $0 }
        return Components(table: .sealing(record))
    }

    /// The names of the slots that were read of the container itself.
    package var readNames: [String] {
        reads.names(ofRuns: 0).outside
    }

    /// Returns the numbers of the registrations whose scope holds in some part of a tree.
    package func held(in tree: ComponentTree) -> Set<Int> {
        var trees = [tree.whole]
        var held: Set<Int> = []
        while let tree = trees.popLast() {
            for said in registrations where tree.scopes.rank(of: said.registration.scope) != nil {
                held.insert(said.number)
            }
            trees += tree.parts.values
        }
        return held
    }

    /// Returns the reason why a registration took no effect; nil if it did.
    ///
    /// - Parameters:
    ///   - registration: One of the container's.
    ///   - reads: The names of all slots that were read.
    ///   - hasRun: Whether its hooks ran, if it is an extension.
    ///   - isIdle: Whether no effect of them is known.
    ///   - isHeld: Whether its scope held anywhere, if it has one.
    /// - Returns: The reason.
    package func reason(
        _ registration: InstrumentedRegistration,
        reads: Set<String>,
        hasRun: Bool,
        isIdle: Bool,
        isHeld: Bool
    ) -> IneffectiveReason? {
        if let certain = registration.certain { return certain }
        let isRead = !registration.readAs.isDisjoint(with: reads)
        guard isRead || !misspelled.contains(registration.claim) else { return nil }
        if let scope = registration.layer.scope, !isHeld, !hasRun,
            log.deeds(of: registration.number).isEmpty
        {
            return .neverHeld(scope: scope)
        }
        guard isRead else { return registration.kind == .event ? .neverRaised : .neverRead }
        switch registration.layer.verb {
        case .extend:
            // Parts may have been made where its scope does not hold.
            guard hasRun else { return registration.layer.scope == nil ? .neverMade : nil }
            return isIdle ? .changedNothing : nil
        case .transform, .on:
            guard isUnsure(registration) else { return reason(of: registration) }
            return isIdle ? .changedNothing : nil
        case .declare, .replace, .set: return nil
        }
    }

    /// Whether only a composition without a transform shows if it changes anything, as its values cannot be compared.
    package func isUnsure(_ registration: InstrumentedRegistration) -> Bool {
        let deeds = log.deeds(of: registration.number)
        return registration.layer.verb == .transform && deeds.contains(.unknown)
            && deeds.isSubset(of: [.unknown, .kept])
    }

    /// Returns why a transform or a listener took no effect, of a slot that was read.
    private func reason(of registration: InstrumentedRegistration) -> IneffectiveReason? {
        let deeds = log.deeds(of: registration.number)
        guard deeds.isEmpty else {
            if registration.layer.verb == .on { return nil }
            if deeds == [.kept] { return .kept }
            return deeds == [.answered] ? .withoutNext(below: registration.below) : nil
        }
        let outer = registration.above.filter { log.deeds(of: $0.number).contains(.answered) }
            .map(\.layer)
        if registration.layer.verb == .on {
            return outer.isEmpty && registration.layer.scope != nil
                ? nil : .handledBefore(by: outer)
        }
        if outer.isEmpty { return registration.layer.scope == nil ? .neverCalled : nil }
        return .neverAsked(by: outer)
    }
}

extension Registration {
    /// Returns the same registration, whose transform reports its outcomes to a log.
    fileprivate func instrumented(_ log: TransformOutcomeLog, _ number: Int) -> Registration {
        guard case .transform(let transform) = payload else { return self }
        return copy(payload: .transform(transform.observed { log.note($0, of: number) }))
    }
}

extension InstallRecord {
    /// Returns the record with other registrations, or without them.
    fileprivate func mapping(_ change: (Registration) -> Registration?) -> InstallRecord {
        var record = self
        record.plugins = plugins.map { plugin in
            InstalledPlugin(
                manifest: plugin.manifest,
                registrations: plugin.registrations.compactMap(change),
                names: plugin.names
            )
        }
        record.app = app.compactMap(change)
        return record
    }
}

extension ComponentDiagnostic {
    /// The claim of a slot or a key that is never made.
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
