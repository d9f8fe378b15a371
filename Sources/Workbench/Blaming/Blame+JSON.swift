import Components
import Drawing

extension Blame {
    /// The differences in a message or a list, as an element of an array.
    func json(of id: String, in section: TreeSection) -> String {
        JSONLine.object([
            "differences": JSONLine.array(differences.map(\.json)),
            "id": JSONText.string(id),
            "isComplete": "\(isComplete)",
            "section": JSONText.string("\(section.kind) \(section.name)"),
        ])
    }
}

extension BlamedDifference {
    fileprivate var json: String {
        JSONLine.object([
            "new": JSONLine.string(new),
            "old": JSONLine.string(old),
            "path": JSONText.string(fact.path),
            "plugins": JSONLine.array(sets.map { JSONLine.strings($0.map(\.rawValue)) }),
            "what": JSONText.string(fact.name),
        ])
    }
}
