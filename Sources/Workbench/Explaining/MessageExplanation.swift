import Components
import DefaultComponents
import Drawing
import Views

/// Everything that is known of how a message came to be as it is.
struct MessageExplanation {
    /// The line above the message's tree.
    let heading: String
    let id: String
    let trace: CompositionTrace
    let account: LayoutOptionsAccount
    /// The installed plugins besides the defaults' own.
    let plugins: [PluginReport]
    let slots: [SlotReport]
    /// The views that are there, each before those in it.
    let views: [ExplainedView]

    /// Returns the view that a path means: the whole path, or what it ends with, or how its last name begins.
    func search(_ path: String) -> NodeSearch {
        NodeSearch(
            path,
            among: views.map(\.path),
            slots: slots.filter(\.makesViews).map(\.name)
        )
    }

    /// Returns what is wrong with a path that means no view.
    func fault(for path: String) -> UsageFault {
        NodeNames(paths: views.map(\.path), slots: slots).fault(for: path)
    }
}

extension MessageComposer {
    /// Composes a message and tells how it came to be.
    mutating func explanation(at place: Int, of section: MessageSection) -> MessageExplanation {
        explained(at: place, of: section).explanation
    }

    /// Composes a message, and tells how its cell came to be.
    mutating func explained(
        at place: Int,
        of section: MessageSection
    ) -> (cell: any MessageCell, explanation: MessageExplanation) {
        let recorder = CompositionRecorder()
        let cell = cell(at: place, of: section, recordedBy: recorder)
        let explanation = MessageExplanation(
            of: cell,
            content(at: place, of: section),
            recordedBy: recorder,
            heading: entry(of: cell, at: place, of: section).heading
        )
        return (cell, explanation)
    }
}

extension MessageExplanation {
    /// Tells how a cell with a message came to be, which was mounted with a recorder.
    init(
        of cell: any MessageCell,
        _ content: MessageCellContent,
        recordedBy recorder: CompositionRecorder,
        heading: String
    ) {
        let components = cell.components
        let trace = recorder.trace
        let facts = TraceFacts(trace)
        self.init(
            heading: heading,
            id: content.message()?.id ?? "",
            trace: trace,
            account: LayoutOptionsAccount(of: content, in: components),
            plugins: components.plugins.filter { $0.id != DefaultComponentsPlugin().id },
            slots: components.slots,
            views: trace.views.compactMap { ExplainedView($0, facts) }
                .sorted { $0.order.lexicographicallyPrecedes($1.order) }
        )
    }
}

/// A view with what was written to it.
struct ExplainedView {
    let view: TracedView
    /// The path in characters that no shell reads otherwise.
    let path: String
    /// The places among subviews on the way down.
    let order: [Int]
    /// What was written to it, by property, in the order of the first write.
    let properties: [ExplainedProperty]
    /// Who added it to its superview.
    let adder: Writer?
    /// What calls on it read, in order.
    let reads: [ExplainedReads]

    /// Explains a view that is in the tree.
    init?(_ view: TracedView, _ facts: TraceFacts) {
        guard let path = view.path else { return nil }
        let trace = facts.trace
        self.view = view
        self.path = path.shellSafe
        order = facts.places(of: view)
        var properties: [ExplainedProperty] = []
        for change in facts.changes[view.number] ?? [] {
            let writer = Writer(change.run, in: trace)
            for write in change.writes {
                let step = ExplainedWrite(old: write.old, new: write.new, writer: writer)
                if let known = properties.firstIndex(where: { $0.name == write.property }) {
                    properties[known].writes.append(step)
                } else {
                    properties.append(ExplainedProperty(name: write.property, writes: [step]))
                }
            }
        }
        self.properties = properties
        adder = view.superview.flatMap { facts.additions[$0]?[view.name] }
            .map { Writer($0.run, in: trace) }
        reads = (facts.runs[view.number] ?? []).compactMap { run in
            let slots = trace.runs[run].reads
            return slots.isEmpty
                ? nil : ExplainedReads(reader: Writer(run, in: trace), slots: slots)
        }
    }

    /// Returns the value of a property as it was in the end; none for a name that is no property's.
    func value(of property: String) -> String? {
        view.value(of: property)
    }
}

/// A property with everything that was written to it, in order.
struct ExplainedProperty {
    let name: String
    var writes: [ExplainedWrite]
}

/// A value that was written.
struct ExplainedWrite {
    let old: String
    let new: String
    let writer: Writer
}

/// The slots that a call read.
struct ExplainedReads {
    let reader: Writer
    let slots: [String]
}

/// Whose doing something is.
struct Writer {
    /// The method, with its type; none for what was written while no hook ran.
    let method: String?
    let layer: SlotLayer?
    /// The number of the call; none for none.
    let run: Int?

    init(_ run: Int?, in trace: CompositionTrace) {
        let made = run.map { trace.runs[$0] }
        method = made.map { "\($0.owner.type).\($0.call.name)" }
        layer = made?.owner.layer
        self.run = run
    }
}

/// The facts of a trace about each view, by the view's number.
struct TraceFacts {
    let trace: CompositionTrace
    /// What was written to it, in order.
    let changes: [Int: [ViewChange]]
    /// The last change that put a view of a name into it.
    private(set) var additions: [Int: [String: ViewChange]] = [:]
    /// The calls on it, in order.
    let runs: [Int?: [Int]]
    /// Where it lies in the view around it.
    private var places: [Int: Int] = [:]

    init(_ trace: CompositionTrace) {
        self.trace = trace
        changes = Dictionary(grouping: trace.changes, by: \.view)
        runs = Dictionary(grouping: trace.runs.indices) { trace.subjects[$0] }
        for view in trace.views {
            for (place, number) in view.subviews.enumerated()
            where trace.views[number].superview == view.number {
                places[number] = place
            }
        }
        for change in trace.changes {
            for write in change.writes where write.property == "subviews" {
                additions[change.view, default: [:]][write.new] = change
            }
        }
    }

    /// Returns the places among subviews on the way down to a view.
    func places(of view: TracedView) -> [Int] {
        sequence(first: view) { $0.superview.map { trace.views[$0] } }
            .map { places[$0.number] ?? 0 }.reversed()
    }
}
