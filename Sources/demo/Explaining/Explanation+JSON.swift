import Components
import DefaultComponents
import Drawing
import Views

extension MessageExplanation {
    /// The account as an element of an array, of one view alone if one is chosen.
    func json(only view: ExplainedView?) -> String {
        JSONLine.object([
            ("id", JSONText.string(id)),
            ("layoutOptions", JSONLine.strings(account.options.sorted().map(\.rawValue))),
            (
                "optionSteps",
                JSONLine.array(
                    account.steps.map { step in
                        JSONLine.object([
                            ("by", JSONLine.layer(step.layer)),
                            ("inserted", JSONLine.strings(step.inserted.map(\.rawValue))),
                            ("removed", JSONLine.strings(step.removed.map(\.rawValue))),
                        ])
                    }
                )
            ),
            ("views", JSONLine.array((view.map { [$0] } ?? views).map(\.json))),
        ])
    }
}

extension ExplainedView {
    fileprivate var json: String {
        JSONLine.object([
            ("path", JSONText.string(path)),
            ("slot", view.slot.map { JSONText.string($0.name) } ?? "null"),
            (
                "stack",
                view.slot.map {
                    JSONLine.array(($0.shadowed + [$0.base] + $0.layers).map(JSONLine.layer))
                } ?? "[]"
            ),
            ("rule", view.slot.map { JSONText.string($0.rule.rawValue) } ?? "null"),
            ("type", JSONText.string(view.type)),
            (
                "writes",
                JSONLine.array(
                    properties.flatMap { property in
                        property.writes.map { write in
                            JSONLine.object([
                                ("by", write.writer.method.map(JSONText.string) ?? "null"),
                                ("from", write.writer.layer.map(JSONLine.layer) ?? "null"),
                                ("new", JSONText.string(write.new)),
                                ("old", JSONText.string(write.old)),
                                ("property", JSONText.string(property.name)),
                            ])
                        }
                    }
                )
            ),
        ])
    }
}

/// Values of JSON, each on one line.
enum JSONLine {
    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(JSONText.string($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    static func array(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }

    static func strings(_ texts: [String]) -> String {
        array(texts.map(JSONText.string))
    }

    static func layer(_ layer: SlotLayer) -> String {
        object([
            ("at", layer.site.map { JSONText.string("\($0)") } ?? "null"),
            ("owner", JSONText.string("\(layer.owner)")),
            ("verb", JSONText.string(layer.verb.rawValue)),
            ("what", JSONText.string(layer.what)),
        ])
    }
}
