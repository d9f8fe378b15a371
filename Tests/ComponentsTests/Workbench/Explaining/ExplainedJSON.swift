import Components
import Foundation

/// The output of `demo explain --json` for a message.
struct ExplainedJSON: Decodable {
    struct View: Decodable {
        let addedBy: Writer?
        let frame: String
        let path: String
        let reads: [Reads]
        let rule: String?
        let slot: String?
        let stack: [Layer]
        let type: String
        let writes: [Write]
    }

    struct Layer: Decodable {
        let at: String?
        let owner: String
        let verb: String
        let what: String

        /// Whether it is a layer on top of the base.
        var isOnTop: Bool { ["extend", "transform"].contains(verb) }
        var provenance: String { owner + (at.map { " at \($0)" } ?? "") }
    }

    struct Writer: Decodable {
        let by: String?
        let from: Layer?
    }

    struct Reads: Decodable {
        let by: String?
        let from: Layer?
        let slots: [String]
    }

    struct Write: Decodable {
        let by: String?
        let from: Layer?
        let new: String
        let old: String
        let property: String
    }

    let id: String
    let views: [View]
}

extension ExplainedJSON.View {
    /// The facts of the view that a page has to show, in any order.
    var facts: Set<InspectedPage.Fact> {
        let group = slot.map { "Slot \($0)" } ?? "Origin"
        let base = stack.last { !$0.isOnTop }
        var facts = stack.map { layer in
            InspectedPage.Fact(
                group: group,
                name: layer.verb,
                value: layer.what,
                place: layer.provenance,
                isLost: !layer.isOnTop && layer.provenance != base?.provenance
            )
        }
        if let addedBy {
            facts.append(
                InspectedPage.Fact(
                    group: group,
                    name: "added",
                    value: "to the view around it",
                    origin: addedBy.by ?? "no hook",
                    place: addedBy.from?.provenance
                )
            )
        }
        facts += reads.map {
            InspectedPage.Fact(
                group: "Slots read",
                name: "reads",
                value: $0.slots.joined(separator: ", "),
                origin: $0.by ?? "no hook",
                place: $0.from?.provenance
            )
        }
        return Set(facts + writes.indices.flatMap(written))
    }

    /// The facts of a write that a page has to show.
    private func written(at place: Int) -> [InspectedPage.Fact] {
        let write = writes[place]
        let rest = writes[(place + 1)...].filter { $0.property == write.property }
        let isFirst = !writes[..<place].contains { $0.property == write.property }
        let group = ["subviews": "Subviews", "constraints": "Constraints"][write.property]
        var fact = InspectedPage.Fact(
            group: group ?? "Properties",
            name: write.property,
            value: write.new.shown(upTo: 2_000),
            origin: write.by ?? "no hook",
            place: write.from?.provenance,
            isLost: !rest.isEmpty
        )
        guard group != nil else {
            guard isFirst else { return [fact] }
            var initial = fact
            (initial.value, initial.origin, initial.place) =
                (write.old.shown(upTo: 2_000), "its class", nil)
            initial.isLost = true
            return [fact, initial]
        }
        fact.isLost = false
        switch (write.old, write.new) {
        case ("none", let new):
            fact.name = "added"
            fact.isLost = rest.contains { $0.old == new && $0.new == "none" }
        case (let old, "none"): (fact.name, fact.value) = ("removed", old)
        case (let old, let new): (fact.name, fact.value) = ("moved", "\(old) -> \(new)")
        }
        return [fact]
    }
}
