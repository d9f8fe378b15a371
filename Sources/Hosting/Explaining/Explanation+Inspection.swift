package import Components
import DefaultComponents
package import Drawing
import Tracing
package import Views

extension MessageExplanation {
    /// The facts about the message as a whole.
    package var groups: [InspectedGroup] {
        let names = account.options.sorted().map(\.rawValue)
        let facts = account.steps.flatMap { step in
            [("inserted", step.inserted), ("removed", step.removed)].filter { !$1.isEmpty }
                .map { InspectedFact($0, $1.map(\.rawValue).list, from: step.layer) }
        }
        return [
            InspectedGroup(
                "Layout options",
                note: names.isEmpty ? "none" : names.list,
                facts: facts
            )
        ]
    }
}

extension ExplainedView {
    /// The name at the end of the path.
    package var name: String {
        path.lastName
    }

    /// The view as a part of a picture of its message.
    package func part(in cell: View) -> InspectedPart {
        InspectedPart(
            name,
            kind: view.type,
            depth: order.count - 1,
            view: cell.descendant(at: Array(order.dropFirst())),
            groups: groups
        )
    }

    /// The facts about the view: its slot, its properties and the slots that it read.
    package var groups: [InspectedGroup] {
        var groups = [slotGroup]
        let values = properties.filter { !$0.isOfParts }
        if !values.isEmpty {
            groups.append(InspectedGroup("Properties", facts: values.flatMap(\.facts)))
        }
        for property in properties where property.isOfParts {
            groups.append(InspectedGroup(property.title, facts: property.facts))
        }
        if !reads.isEmpty {
            let facts = reads.map { InspectedFact("reads", $0.slots.list, by: $0.reader) }
            groups.append(InspectedGroup("Slots read", facts: facts))
        }
        return groups
    }

    /// The origin of the view: its slot, the last layer first, and the writer that added it.
    private var slotGroup: InspectedGroup {
        let added = adder.map { [InspectedFact("added", "to the view around it", by: $0)] } ?? []
        guard let slot = view.slot else {
            return InspectedGroup("Origin", note: "made by hand", facts: added)
        }
        return InspectedGroup(
            "Slot \(slot.name)",
            note: "\(slot.base.what) stands in it, \(slot.rule.reason).",
            facts: slot.stack + added
        )
    }
}

extension SlotReport {
    /// The layers, the last one first, then the base and the bases that lost.
    package var stack: [InspectedFact] {
        layers.reversed().map { InspectedFact($0) } + [InspectedFact(base)]
            + shadowed.reversed().map { InspectedFact($0, isLost: true) }
    }
}

extension ExplainedProperty {
    /// Whether it is reported part by part what came and what went.
    fileprivate var isOfParts: Bool {
        ["subviews", "constraints"].contains(name)
    }

    fileprivate var title: String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The last value, then the overwritten ones, the latest first; of subviews and constraints all changes.
    fileprivate var facts: [InspectedFact] {
        guard !isOfParts else { return partFacts }
        let written = writes.indices.reversed().map { place in
            InspectedFact(
                name,
                writes[place].new,
                by: writes[place].writer,
                isLost: place < writes.count - 1
            )
        }
        let first = writes.first.map {
            [InspectedFact(name, $0.old.whole, origin: "its class", isLost: true)]
        }
        return written + (first ?? [])
    }

    /// The subviews or constraints that were added, removed and moved, in order; an addition that was undone is marked.
    private var partFacts: [InspectedFact] {
        var gone: Set<String> = []
        return writes.reversed().map { write in
            switch (write.old, write.new) {
            case ("none", let new):
                return InspectedFact("added", new, by: write.writer, isLost: gone.contains(new))
            case (let old, "none"):
                gone.insert(old)
                return InspectedFact("removed", old, by: write.writer)
            case (let old, let new):
                return InspectedFact("moved", "\(old) -> \(new)", by: write.writer)
            }
        }.reversed()
    }
}

extension InspectedFact {
    fileprivate init(_ name: String, _ value: String, by writer: Writer, isLost: Bool = false) {
        self.init(
            name,
            value.whole,
            origin: writer.method ?? "no hook",
            place: writer.layer?.provenance,
            isLost: isLost
        )
    }

    fileprivate init(_ name: String, _ value: String, from layer: SlotLayer) {
        self.init(name, value.whole, place: layer.provenance)
    }

    /// Creates the fact of a layer of a slot.
    package init(_ layer: SlotLayer, isLost: Bool = false) {
        self.init(
            layer.verb.rawValue,
            layer.what.whole,
            place: layer.provenance,
            isLost: isLost
        )
    }
}

extension ResolutionReason {
    /// The rule in words.
    package var reason: String {
        switch self {
        case .declaredDefault: "as no other was registered"
        case .familyFallback: "as the key is not filled"
        case .onlyPlugin: "as plugins win over the default"
        case .preferredPlugin: "as the app prefers this plugin"
        case .app: "as the app wins over plugins"
        case .scope: "as the narrower scope wins"
        }
    }
}

extension SlotLayer {
    /// The registrant and the source location.
    fileprivate var provenance: String {
        "\(owner)" + (site.map { " at \($0)" } ?? "")
    }
}

extension [String] {
    fileprivate var list: String { joined(separator: ", ") }
}

extension String {
    /// The text with control characters escaped, up to 2,000 characters.
    fileprivate var whole: String { shown(upTo: 2_000) }
}

extension Rect {
    /// The origin and the size.
    package var shown: String {
        "\(x.text),\(y.text) \(size.width.text)x\(size.height.text)"
    }
}
