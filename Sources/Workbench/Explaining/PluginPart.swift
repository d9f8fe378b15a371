import Components
import DefaultComponents
import Hosting
import Views

/// What a plugin did for a message.
struct PluginPart {
    private let id: PluginID
    private let facts: [String]
    private let unused: [String]

    /// Gathers what a plugin did.
    init(_ id: PluginID, in explanation: MessageExplanation) {
        self.id = id
        let trace = explanation.trace
        let isOwn = { (layer: SlotLayer?) in layer?.owner == .plugin(id) }
        var facts: [String] = []
        for step in explanation.account.steps where isOwn(step.layer) {
            facts += step.inserted.map { "inserted the option \($0.rawValue.shown())" }
            facts += step.removed.map { "removed the option \($0.rawValue.shown())" }
        }
        for view in explanation.views {
            if isOwn(view.view.supplier) { facts.append("made \(view.path)") }
            if isOwn(view.adder?.layer) { facts.append("added \(view.path)") }
            let written = view.properties.filter { $0.writes.contains { isOwn($0.writer.layer) } }
            if !written.isEmpty {
                let names = written.map(\.name).joined(separator: ", ")
                facts.append("wrote \(names) of \(view.path)")
            }
        }
        let own = explanation.plugins.first { $0.id == id }?.registrations ?? []
        let reads = Set(trace.runs.flatMap(\.reads) + trace.outsideReads)
        for registration in own where registration.layer.verb == .set {
            if reads.contains(registration.slot) {
                facts.append("set \(registration.slot.shown()), which was read")
            }
        }
        self.facts = facts
        unused = own.map(\.slot).filter { !reads.contains($0) }.distinct
    }

    /// A line for the plugin, and one for each thing that it did.
    var text: String {
        let title = "plugin \(id.rawValue.shown()):"
        guard facts.isEmpty else {
            return title + facts.map { "\n  \($0)" }.joined()
        }
        guard !unused.isEmpty else {
            return "\(title) nothing, although what it says was asked"
        }
        return "\(title) nothing, as this message asks for no "
            + "\(unused.map { $0.shown() }.joined(separator: " and no "))"
    }
}
