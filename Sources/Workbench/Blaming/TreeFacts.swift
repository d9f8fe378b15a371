import Components
import Drawing
import Hosting

/// A fact of a tree about one of its views.
struct TreeFact: Hashable {
    /// The path of the view in characters without a meaning in shells.
    let path: String
    /// The kind of fact: `type`, which each view has, `text`, `frame`, `constraints`, `order`, a layout option, or a key.
    let name: String
    /// The constraint, as each may have another cause; nil for other facts.
    var constraint: String?
}

/// A line of a tree's text.
struct TreeLine {
    /// The path of the view.
    let path: String
    /// The constraint that the line prints; nil for the line of the view itself.
    var constraint: String?
    /// The supplier, the extensions and the adder of the view, as the line names them.
    var marks: [String] = []
}

/// The facts of a tree, without suppliers, extensions and adders.
struct TreeFacts {
    /// The facts in the order of the tree.
    private(set) var order: [TreeFact] = []
    private var values: [TreeFact: String] = [:]
    /// The names of the subviews of each view, by its path.
    private var names: [String: [String]] = [:]
    /// The subject of each line of the tree's text.
    private(set) var lines: [TreeLine] = []

    /// Reads a tree.
    init(of root: TreeNode) {
        var waiting = [(node: root, path: root.name.shellSafe)]
        while let (node, path) = waiting.popLast() {
            add(node, at: path)
            var counts: [String: Int] = [:]
            var names: [String] = []
            let children = node.children.map { child in
                let count = (counts[child.name] ?? 0) + 1
                counts[child.name] = count
                names.append(count == 1 ? child.name : "\(child.name):\(count)")
                return (child, "\(path)/\(names[names.count - 1].shellSafe)")
            }
            self.names[path] = names
            if names.count > 1 { add("order", names.joined(separator: ", "), at: path) }
            waiting += children.reversed()
        }
    }

    /// The value of a fact; nil if the tree does not have it.
    subscript(fact: TreeFact) -> String? {
        values[fact]
    }

    /// Returns the names of the subviews of a view, in order; empty for an absent view.
    func children(of path: String) -> [String] {
        names[path] ?? []
    }

    /// The paths of all views.
    var paths: [String] {
        order.filter { $0.name == "type" }.map(\.path)
    }

    /// Whether a view is in the tree.
    func has(_ path: String) -> Bool {
        values[TreeFact(path: path, name: "type")] != nil
    }

    private mutating func add(_ node: TreeNode, at path: String) {
        lines.append(TreeLine(path: path, marks: node.marks))
        lines += node.constraints.map { TreeLine(path: path, constraint: $0) }
        add("type", node.type, at: path)
        if let frame = node.frame { add("frame", frame.shown, at: path) }
        if let text = node.text { add("text", text, at: path) }
        for key in node.keys where key.name != "options" {
            add(key.name, key.value ?? "yes", at: path)
        }
        // Each may have another cause.
        for option in node["options"]?.split(separator: ",") ?? [] {
            add("option \(option)", "yes", at: path)
        }
        for constraint in node.constraints {
            add(TreeFact(path: path, name: "constraints", constraint: constraint), constraint)
        }
    }

    private mutating func add(_ name: String, _ value: String, at path: String) {
        add(TreeFact(path: path, name: name), value)
    }

    private mutating func add(_ fact: TreeFact, _ value: String) {
        guard let known = values[fact] else {
            order.append(fact)
            values[fact] = value
            return
        }
        // Of two views whose names differ in nothing that a path shows, or of two like constraints.
        values[fact] = "\(known), \(value)"
    }
}

extension TreeNode {
    /// The supplier, the extensions and the adder of the view, each as often as its line names them.
    fileprivate var marks: [String] {
        let adder = addedBy.flatMap { $0.verb == .extend ? $0.id : nil }
        return [supplier, adder].compactMap(\.self) + extensions
    }
}
