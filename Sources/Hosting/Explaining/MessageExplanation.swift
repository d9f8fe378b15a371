package import Components
package import DefaultComponents
import Drawing
package import Tracing
import Views

/// The views and layout options of one message, with the writes and registrations behind them.
package struct MessageExplanation {
    /// The line above the message's tree.
    package let heading: String
    package let id: String
    package let trace: CompositionTrace
    package let account: LayoutOptionsAccount
    /// The installed plugins besides the defaults' own.
    package let plugins: [PluginReport]
    package let slots: [SlotReport]
    /// The views that are there, each before those in it.
    package let views: [ExplainedView]
}

extension MessageExplanation {
    /// Creates the explanation of a cell that was mounted with a recorder.
    package init(
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

/// A view with the writes to its properties.
package struct ExplainedView {
    package let view: TracedView
    /// The path in characters without a meaning in shells.
    package let path: String
    /// The places among subviews on the way down.
    package let order: [Int]
    /// The written properties, in the order of the first write.
    package let properties: [ExplainedProperty]
    /// The writer that added it to its superview.
    package let adder: Writer?
    /// The slots that calls on it read, in order.
    package let reads: [ExplainedReads]

    /// Explains a view that is in the tree.
    package init?(_ view: TracedView, _ facts: TraceFacts) {
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

    /// Returns the last value of a property; nil for an unknown name.
    package func value(of property: String) -> String? {
        view.value(of: property)
    }
}

/// A property with everything that was written to it, in order.
package struct ExplainedProperty {
    package let name: String
    package var writes: [ExplainedWrite]
}

/// A value that was written.
package struct ExplainedWrite {
    package let old: String
    package let new: String
    package let writer: Writer
}

/// The slots that a call read.
package struct ExplainedReads {
    package let reader: Writer
    package let slots: [String]
}

/// The hook and the registration that wrote a value.
package struct Writer {
    /// The method, with its type; nil for writes outside of hooks.
    package let method: String?
    package let layer: SlotLayer?
    /// The index of the call; nil for writes outside of hooks.
    package let run: Int?

    init(_ run: Int?, in trace: CompositionTrace) {
        let made = run.map { trace.runs[$0] }
        method = made.map { "\($0.owner.type).\($0.call.name)" }
        layer = made?.owner.layer
        self.run = run
    }
}

/// The facts of a trace about each view, by the view's number.
package struct TraceFacts {
    package let trace: CompositionTrace
    /// The changes of each view, in order.
    package let changes: [Int: [ViewChange]]
    /// The last change that put a view of a name into it.
    private(set) var additions: [Int: [String: ViewChange]] = [:]
    /// The calls on it, in order.
    package let runs: [Int?: [Int]]
    /// The index of each view among the subviews of its superview.
    private var places: [Int: Int] = [:]

    package init(_ trace: CompositionTrace) {
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
    package func places(of view: TracedView) -> [Int] {
        sequence(first: view) { $0.superview.map { trace.views[$0] } }
            .map { places[$0.number] ?? 0 }.reversed()
    }
}
