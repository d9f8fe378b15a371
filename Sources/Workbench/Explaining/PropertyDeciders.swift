import Components
import Hosting
import Tracing
import Views

/// The plugins without which a property of a view is another, or the view is not there, each tried by leaving it out.
struct PropertyDeciders {
    private let property: String
    private let view: ExplainedView
    /// The values that the writers read and that plugins decided.
    private let reads: [DecidedRead]
    /// The plugins that may affect it without writing it; writers are reported with their writes.
    private let others: [PluginID]

    init(_ property: String, of view: ExplainedView, in explanation: MessageExplanation) {
        self.property = property
        self.view = view
        let writes = view.properties.first { $0.name == property }?.writes ?? []
        let writers = Set(writes.compactMap(\.writer.layer?.owner.plugin))
        reads = explanation.reads(behind: property, of: view)
        others = explanation.plugins(behind: property, of: view).subtracting(writers).sorted()
    }

    /// Returns a line for each plugin that decides, though it wrote nothing, and one for those that do so only together,
    /// where any of them alone would do.
    func text(
        _ without: ([PluginID]) throws(ProgramError) -> MessageExplanation
    ) throws(ProgramError) -> String {
        var lines: [String] = []
        var idle: [PluginID] = []
        for id in others {
            guard let outcome = outcome(in: try without([id])) else {
                idle.append(id)
                continue
            }
            let read = reads.filter { $0.layer.owner.plugin == id }
            lines += read.map(\.text)
            if read.isEmpty { lines.append("  without \(id.rawValue.shown()) \(outcome)\n") }
        }
        guard idle.count > 1, outcome(in: try without(idle)) != nil else { return lines.joined() }
        for id in idle {
            let rest = idle.filter { $0 != id }
            if outcome(in: try without(rest)) != nil { idle = rest }
        }
        let outcome = outcome(in: try without(idle)) ?? ""
        let names = idle.map { $0.rawValue.shown() }.joined(separator: " and ")
        lines.append("  without \(names) \(outcome), though not without one of them alone\n")
        return lines.joined()
    }

    /// Returns the difference in another explanation of the message; nil if there is none.
    private func outcome(in other: MessageExplanation) -> String? {
        guard let there = other.views.first(where: { $0.path == view.path }) else {
            return "the view would not be there"
        }
        let values = [view, there].map { view in
            property == "frame" ? view.view.frame.shown : view.value(of: property) ?? "none"
        }
        return values[0] == values[1] ? nil : "it would be \(values[1].shown())"
    }
}
