import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

extension MessageExplanation {
    /// The account as an element of an array, of one view alone if one is chosen, and of one property of it.
    func json(only view: ExplainedView?, property: String? = nil) -> String {
        JSONLine.object([
            "id": JSONText.string(id),
            "layoutOptions": JSONLine.strings(account.options.sorted().map(\.rawValue)),
            "optionSteps": JSONLine.array(
                account.steps.map { step in
                    JSONLine.object([
                        "by": step.layer.json,
                        "inserted": JSONLine.strings(step.inserted.map(\.rawValue)),
                        "removed": JSONLine.strings(step.removed.map(\.rawValue)),
                    ])
                }
            ),
            "views": JSONLine.array(
                (view.map { [$0] } ?? views).map { view in
                    view.json(only: property, reads(behind: property, of: view))
                }
            ),
        ])
    }
}

extension OptionExplanation {
    /// The account as an element of an array.
    func json(of id: String) -> String {
        let reason = account.reasons[option]
        return JSONLine.object([
            "changes": JSONLine.array(
                changes.map { change in
                    JSONLine.object([
                        "by": change.layer.json, "inserted": "\(change.isInserted)",
                    ])
                }
            ),
            "id": JSONText.string(id),
            "isGiven": reason.map { "\($0.isGiven)" } ?? "null",
            "isThere": "\(isThere)",
            "met": JSONLine.string(reason?.met),
            "option": JSONText.string(option.rawValue),
            "rule": JSONLine.string(reason?.rule),
        ])
    }
}

extension ExplainedView {
    /// The account, with the values that writers read and that plugins decided.
    fileprivate func json(only property: String?, _ decided: [DecidedRead]) -> String {
        let layers = view.slot.map { $0.shadowed + [$0.base] + $0.layers } ?? []
        let told = properties.filter { property == nil || $0.name == property }
        return JSONLine.object([
            "addedBy": adder?.json ?? "null",
            "decidedReads": JSONLine.array(
                decided.map {
                    JSONLine.object(["by": $0.layer.json, "slot": JSONText.string($0.slot)])
                }
            ),
            "frame": JSONText.string(view.frame.shown),
            "path": JSONText.string(path),
            "reads": JSONLine.array(reads.map(\.json)),
            "slot": JSONLine.string(view.slot?.name),
            "stack": JSONLine.array(layers.map(\.json)),
            "rule": JSONLine.string(view.slot?.rule.rawValue),
            "type": JSONText.string(view.type),
            "writes": JSONLine.array(
                told.flatMap { property in property.writes.map { $0.json(of: property.name) } }
            ),
        ])
    }
}

extension ExplainedReads {
    fileprivate var json: String {
        JSONLine.object([
            "by": JSONLine.string(reader.method),
            "from": reader.layer?.json ?? "null",
            "slots": JSONLine.strings(slots),
        ])
    }
}

extension Writer {
    fileprivate var json: String {
        JSONLine.object([
            "by": JSONLine.string(method),
            "from": layer?.json ?? "null",
        ])
    }
}

extension ExplainedWrite {
    fileprivate func json(of property: String) -> String {
        JSONLine.object([
            "by": JSONLine.string(writer.method),
            "from": writer.layer?.json ?? "null",
            "new": JSONText.string(new),
            "old": JSONText.string(old),
            "property": JSONText.string(property),
        ])
    }
}

extension SlotLayer {
    fileprivate var json: String {
        JSONLine.object([
            "at": JSONLine.string(site?.description),
            "owner": JSONText.string(owner.description),
            "scope": JSONLine.string(scope),
            "verb": JSONText.string(verb.rawValue),
            "what": JSONText.string(what),
        ])
    }
}
