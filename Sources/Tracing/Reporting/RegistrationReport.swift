public import Components
public import Views

/// A report on registrations without effect, over many trees.
///
/// Compose the trees with `components`, each with a recorder, and add the recorders while their trees are there.
///
/// ```swift
/// let report = RegistrationReport(on: components)
/// for message in messages {
///     let recorder = CompositionRecorder()
///     let cell = makeCell(for: message, report.components)
///     cell.mount(in: ComponentContext(report.components, recordedBy: recorder))
///     report.add(recorder) { makeCell(for: message, $0) }
/// }
/// for finding in report.findings { print(finding) }
/// ```
///
/// Its findings hold for what was composed; `isCertain` marks those that no input could change. Transforms are
/// called twice where their effect cannot be found differently.
public final class RegistrationReport {
    private let watched: InstrumentedComponents
    private var reads: Set<String> = []
    private var held: Set<Int> = []
    private var effects = ExtensionEffects()
    private var places = AddedViews()
    private var unmanaged = UnmanagedViews()
    private var writes = OverwrittenProperties()
    private var told: Set<ComponentDiagnostic>

    /// Creates a report on the registrations of components.
    public init(on components: Components) {
        watched = InstrumentedComponents(components)
        told = Set(components.diagnostics)
    }

    /// The components to compose with, whose transforms and listeners report their outcome.
    public var components: Components {
        watched.components
    }

    /// Adds a tree, as it is now.
    ///
    /// An extension whose hooks write nothing may still set something that its host writes later, and what a transform
    /// gives need not be comparable. Such ones are left out, and the tree composed again, to see whether it looks
    /// different.
    ///
    /// - Parameters:
    ///   - recorder: What recorded the tree.
    ///   - compose: Returns the same tree composed with other components, mounted and laid out; without it,
    ///     the effects of extensions that ran in the tree are not judged.
    /// - Complexity: Linear in what was recorded.
    public func add(
        _ recorder: CompositionRecorder,
        composing compose: ((Components) -> View)? = nil
    ) {
        let trace = recorder.trace
        reads.formUnion(trace.runs.flatMap(\.reads) + trace.outsideReads)
        // A root is made before it has a tree.
        reads.formUnion(trace.runs.compactMap(\.owner.slot))
        let authors = TraceAuthors(trace, watched.registrations)
        effects.add(authors)
        places.add(authors)
        let root = recorder.views.root
        unmanaged.add(recorder.log.notes.unmanagedComponents, in: root, authors)
        writes.add(authors)
        if let tree = root?.node.connectedTree {
            told.formUnion(tree.diagnostics)
            held.formUnion(watched.held(in: tree))
        }
        let unsure = watched.registrations.filter(watched.isUnsure).map(\.number)
        let ran = Set(authors.authors.compactMap { $0 } + unsure)
        if let compose {
            compare(ran, compose)
        } else {
            effects.uncompared.formUnion(ran)
        }
    }

    /// Determines of extensions that wrote nothing, and of transforms that cannot be compared, whether something
    /// changes with them.
    private func compare(_ ran: Set<Int>, _ compose: (Components) -> View) {
        let doubtful = watched.registrations.filter {
            ran.contains($0.number) && !effects.wrote.contains($0.number) && !$0.hearsAnything
        }
        guard !doubtful.isEmpty else { return }
        let whole = compose(watched.components)
        for extended in doubtful {
            let other = compose(watched.components(without: extended))
            if ViewDifference(of: other, from: whole) == nil {
                effects.idle.insert(extended.number)
            } else {
                effects.wrote.insert(extended.number)
            }
        }
    }

    /// The registrations without effect in anything that was added, sorted.
    public var findings: [RegistrationFinding] {
        let reads = reads.union(watched.readNames)
        return watched.registrations.flatMap { registration in
            let number = registration.number
            let forgotten = unmanaged.reasons(number)
            let reason = watched.reason(
                registration,
                reads: reads,
                hasRun: effects.ran.contains(number),
                isIdle: effects.isIdle(number),
                isHeld: held.contains(number)
            )
            // What hears events writes and shows at other times, too.
            let hears = registration.hearsAnything
            var reasons =
                reason.map { [$0] }
                ?? places.reasons(number, hearsAnything: hears)
                + (hears ? [] : writes.reasons(number)) + forgotten
            // That is why.
            if reason == .changedNothing, !forgotten.isEmpty { reasons = forgotten }
            return reasons.map {
                RegistrationFinding(slot: registration.slot, layer: registration.layer, reason: $0)
            }
        }.sorted()
    }

    /// The mistakes that the container and the trees report, sorted by text.
    public var diagnostics: [ComponentDiagnostic] {
        told.sorted { $0.description < $1.description }
    }
}

extension InstrumentedRegistration {
    /// Whether it may do something else than write.
    fileprivate var hearsAnything: Bool {
        type is any EventSink.Type || type is any TapResponder.Type
    }
}

@available(*, unavailable)
extension RegistrationReport: Sendable {}
