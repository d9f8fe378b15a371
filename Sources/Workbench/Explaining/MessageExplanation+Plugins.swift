import Components
import DefaultComponents
import Hosting
import Tracing
import Views

extension MessageExplanation {
    /// Returns the values that the writers of a property, or of any property, read and that plugins decided, each with
    /// these plugins.
    func reads(behind property: String?, of view: ExplainedView) -> [DecidedRead] {
        let told = view.properties.filter { property == nil || $0.name == property }
        return decided(by: told.flatMap(\.writes).compactMap(\.writer.run))
    }

    /// Returns the plugins without which a property could be another, or the view not there, though it need not be so:
    /// who wrote it, who decided what the writers read, who made or added the view and those around it, and who changed
    /// the layout options of the message.
    func plugins(behind property: String, of view: ExplainedView) -> Set<PluginID> {
        var owners = Array(optionOwners)
        let writes = view.properties.first { $0.name == property }?.writes ?? []
        owners += registrants(behind: writes.map(\.writer))
        for around in views where view.path.isIn(around.path) {
            let stack = around.view.slot.map { $0.shadowed + [$0.base] + $0.layers } ?? []
            owners += stack.map(\.owner)
            owners += registrants(behind: around.adder.map { [$0] } ?? [])
        }
        return Set(owners.compactMap(\.plugin))
    }

    /// The registrants that changed the layout options.
    private var optionOwners: Set<Registrant> {
        Set(
            account.steps.filter { !$0.inserted.isEmpty || !$0.removed.isEmpty }
                .map(\.layer.owner)
        )
    }

    /// Returns the owners of the writing hooks, and of the values that these and the hooks around them read.
    private func registrants(behind writers: [Writer]) -> [Registrant] {
        var runs: [Int] = []
        for writer in writers {
            var run = writer.run
            while let number = run {
                runs.append(number)
                run = trace.runs[number].outer
            }
        }
        return runs.compactMap { trace.runs[$0].owner.layer?.owner }
            + decided(by: runs).map(\.layer.owner)
    }

    private func decided(by runs: [Int]) -> [DecidedRead] {
        var found: [DecidedRead] = []
        // The account of the options already names their registrants.
        let options = Slot.messageLayoutOptions.name
        for name in runs.flatMap({ trace.runs[$0].reads }) where name != options {
            guard !found.contains(where: { $0.slot == name }),
                let report = slots.first(where: { $0.name == name }), report.kind != .component
            else { continue }
            found += ([report.base] + report.layers).filter { $0.owner.plugin != nil }
                .map { DecidedRead(slot: name, layer: $0) }
        }
        return found
    }
}

extension ExplainedView {
    /// Returns the writer that would decide the same without the deciding plugin; empty if the property would be
    /// another.
    func substitute(
        for property: String,
        _ without: ([PluginID]) throws(ProgramError) -> MessageExplanation
    ) throws(ProgramError) -> String {
        let last = properties.first { $0.name == property }?.writes.last
        guard let id = last?.writer.layer?.owner.plugin,
            let other = try without([id]).views.first(where: { $0.path == path }),
            other.value(of: property) == value(of: property)
        else { return "" }
        let writer = other.properties.first { $0.name == property }?.writes.last?.writer
        return "  without \(id.rawValue.shown()) it would be the same, "
            + "\(writer.map { "by \($0.text)" } ?? "the default of its class")\n"
    }
}

/// A value that a hook read, with a layer that decided it.
struct DecidedRead {
    let slot: String
    let layer: SlotLayer

    /// The read in words.
    var text: String {
        let verb =
            switch layer.verb {
            case .transform: "transformed"
            case .set: "set"
            case .declare, .extend, .on, .replace: "replaced"
            }
        return "  its writer read \(slot.shown()), \(verb)\(layer.source)\n"
    }
}
