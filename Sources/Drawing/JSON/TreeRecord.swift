/// A JSON object about one message: its id, its section, and trees under names.
package struct TreeRecord {
    private var members: [(key: String, value: Value)]

    private enum Value {
        case text(String)
        case tree(TreeNode)
    }

    /// Creates the object of an entry with its own tree under `tree`.
    package init(_ entry: TreeEntry, in section: TreeSection) {
        self.init(entry, in: section, trees: ["tree": entry.tree])
    }

    /// Creates the object of an entry with other trees.
    package init(
        _ entry: TreeEntry,
        in section: TreeSection,
        trees: KeyValuePairs<String, TreeNode>
    ) {
        members = [
            ("id", .text(entry.id)), ("section", .text("\(section.kind) \(section.name)")),
        ]
        members += trees.map { ($0.key, .tree($0.value)) }
        members.sort { $0.key < $1.key }
    }

    /// The object as an element of an array, its members sorted, without a line feed at the end.
    package var json: String {
        var json = ""
        write(to: &json)
        return json
    }

    func write(to json: inout String) {
        json += "  {"
        for (place, member) in members.enumerated() {
            json += place == 0 ? "\n" : ",\n"
            json += "    \(JSONText.string(member.key)): "
            switch member.value {
            case .text(let text): json += JSONText.string(text)
            case .tree(let tree): tree.writeJSON(to: &json, level: 2)
            }
        }
        json += "\n  }"
    }
}
