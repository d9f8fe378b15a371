import Components
import Drawing

extension Contract {
    /// The number of the file's form.
    static let form = 1

    /// The contract as JSON: two spaces a level, one member a line, a line feed at the end.
    var json: String {
        let members = [
            "\"contract\": \(Self.form)",
            "\"host\": \(JSONText.string(host))",
            "\"hooks\": \(JSONText.array(hooks, 1))",
            "\"names\": \(Self.list(names.map(\.json)))",
            "\"slots\": \(Self.list(slots.map(\.json)))",
        ]
        return "{\n\(members.map { "  \($0)" }.joined(separator: ",\n"))\n}\n"
    }

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n\(elements.joined(separator: ",\n"))\n  ]"
    }
}

extension ContractName {
    fileprivate var json: String {
        "    "
            + JSONLine.object(["kind": JSONText.string(kind), "name": JSONText.string(name)])
    }
}

extension ContractSlot {
    fileprivate var json: String {
        var members = [
            ("name", JSONText.string(name)), ("kind", JSONText.string(kind.rawValue)),
            ("accepts", JSONText.string(accepts)),
        ]
        standard.map { members.append(("default", JSONText.string($0))) }
        members.append(("stability", JSONText.string("\(stability)")))
        stability.replacement.map { members.append(("replacement", JSONText.string($0))) }
        members.append(("version", "\(version)"))
        if !changes.isEmpty { members.append(("changes", JSONText.array(changes, 3))) }
        if !role.isEmpty { members.append(("role", JSONText.array(role, 3))) }
        let lines = members.map { "      \"\($0)\": \($1)" }
        return "    {\n\(lines.joined(separator: ",\n"))\n    }"
    }
}
