import Components
import Drawing

/// Something that a plugin adds to the tree of a message: a view, a setting or a text of a view of some name.
struct EffectFact: Hashable, Comparable {
    /// The name of the view that has it, or of the view around one that was added.
    let name: String
    let what: String

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.name, lhs.what) < (rhs.name, rhs.what)
    }

    /// Returns every fact of a tree, and the names of its views.
    static func all(in tree: TreeNode, of plugin: PluginID, hasTexts: Bool) -> Found {
        var found = Found()
        var waiting: [(node: TreeNode, around: String)] = [(tree, "")]
        while let (node, around) = waiting.popLast() {
            found.names.insert(node.name)
            if node.addedBy?.id == plugin.rawValue {
                found.facts.insert(EffectFact(name: around, what: "a \(node.type)"))
            }
            for key in node.keys {
                let value = key.value.map { "=\($0)" } ?? ""
                found.facts.insert(EffectFact(name: node.name, what: "\(key.name)\(value)"))
            }
            if hasTexts, let text = node.text {
                found.facts.insert(EffectFact(name: node.name, what: "the text \(text.quoted)"))
            }
            // What another view was added to is known by that view's slot or property.
            waiting += node.children.map { ($0, node.name) }
        }
        return found
    }

    struct Found {
        var facts: Set<EffectFact> = []
        var names: Set<String> = []
    }
}
