import Components
import Synchronization

/// A container whose transforms and listeners report their outcome.
struct InstrumentedComponents: Sendable {
    /// The components with which trees are composed so that outcomes are reported.
    let components: Components

    /// The registrations, in stack order, without declarations and those that diagnostics report already.
    let registrations: [InstrumentedRegistration]

    private let original: Components
    private let outcomes: OutcomeLog
    private let reads: SlotReadLog
    /// The claims of diagnostics about slots and keys that are never made.
    private let misspelled: Set<SlotClaim>

    /// Creates the instrumented form of a container.
    init(_ components: Components) {
        let (outcomes, reads) = (OutcomeLog(), SlotReadLog())
        (original, self.outcomes, self.reads) = (components, outcomes, reads)
        let (general, grouped) = components.registrations
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
        self.components = components.instrumented(notingReadsIn: reads) { registration in
            guard let number = numbers[ObjectIdentifier(registration)] else { return nil }
            return { outcomes.note($0, of: number) }
        }
    }

    /// Returns the components without one registration; they report nothing.
    func components(without left: InstrumentedRegistration) -> Components {
        original.without(left.registration)
    }

    /// The names of the slots that were read of the container itself.
    var readNames: [String] {
        reads.names(ofRuns: 0).outside
    }

    /// Returns the numbers of the registrations whose scope holds in some part of a tree.
    func held(in tree: ComponentTree) -> Set<Int> {
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
    func reason(
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
            outcomes[registration.number].isEmpty
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
    func isUnsure(_ registration: InstrumentedRegistration) -> Bool {
        let own = outcomes[registration.number]
        return registration.layer.verb == .transform && own.contains(.unknown)
            && own.isSubset(of: [.unknown, .kept])
    }

    /// Returns why a transform or a listener took no effect, of a slot that was read.
    private func reason(of registration: InstrumentedRegistration) -> IneffectiveReason? {
        let own = outcomes[registration.number]
        guard own.isEmpty else {
            if registration.layer.verb == .on { return nil }
            if own == [.kept] { return .kept }
            return own == [.answered] ? .withoutNext(below: registration.below) : nil
        }
        let outer = registration.above.filter { outcomes[$0.number].contains(.answered) }
            .map(\.layer)
        if registration.layer.verb == .on {
            return outer.isEmpty && registration.layer.scope != nil
                ? nil : .handledBefore(by: outer)
        }
        if outer.isEmpty { return registration.layer.scope == nil ? .neverCalled : nil }
        return .neverAsked(by: outer)
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

/// The outcomes of transforms and listeners, by their numbers.
private final class OutcomeLog: Sendable {
    private let outcomes = Mutex<[Int: Set<TransformOutcome>]>([:])

    func note(_ outcome: TransformOutcome, of number: Int) {
        outcomes.withLock { _ = $0[number, default: []].insert(outcome) }
    }

    /// Returns the outcomes of one of them; empty if it was never called.
    subscript(number: Int) -> Set<TransformOutcome> {
        outcomes.withLock { $0[number] ?? [] }
    }
}
