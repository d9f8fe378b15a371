import Drawing

/// Something that a tree says of one of its views.
struct TreeFact: Hashable {
    /// The path of the view in characters that no shell reads otherwise.
    let path: String
    /// What is said: `type`, which each view has, `text`, `frame`, `constraints`, `order`, a layout option, or a key.
    let name: String
}

/// A line of a tree's text.
struct TreeLine {
    /// The path of the view.
    let path: String
    /// Whether it tells of one of the view's constraints, and of nothing else.
    let isConstraint: Bool
}

/// Everything that a tree says but who supplied, extended and added its parts.
struct TreeFacts {
    /// The facts in the order of the tree.
    private(set) var order: [TreeFact] = []
    private var values: [TreeFact: String] = [:]
    /// What each line speaks of that the tree prints.
    private(set) var lines: [TreeLine] = []

    /// Reads a tree.
    init(of root: TreeNode) {
        var waiting = [(node: root, path: root.name)]
        while let (node, path) = waiting.popLast() {
            add(node, at: path.shellSafe)
            var counts: [String: Int] = [:]
            var names: [String] = []
            let children = node.children.map { child in
                let count = (counts[child.name] ?? 0) + 1
                counts[child.name] = count
                names.append(count == 1 ? child.name : "\(child.name):\(count)")
                return (child, "\(path)/\(names[names.count - 1])")
            }
            if names.count > 1 { add("order", names.joined(separator: ", "), at: path.shellSafe) }
            waiting += children.reversed()
        }
    }

    /// What the tree says; none if it does not say it.
    subscript(fact: TreeFact) -> String? {
        values[fact]
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
        lines.append(TreeLine(path: path, isConstraint: false))
        lines += node.constraints.map { _ in TreeLine(path: path, isConstraint: true) }
        add("type", node.type, at: path)
        if let frame = node.frame { add("frame", frame.shown, at: path) }
        if let text = node.text { add("text", text, at: path) }
        for key in node.keys where key.name != "options" {
            add(key.name, key.value ?? "yes", at: path)
        }
        // Each may be somebody else's doing.
        for option in node["options"]?.split(separator: ",") ?? [] {
            add("option \(option)", "yes", at: path)
        }
        if !node.constraints.isEmpty {
            add("constraints", node.constraints.joined(separator: "; "), at: path)
        }
    }

    private mutating func add(_ name: String, _ value: String, at path: String) {
        let fact = TreeFact(path: path, name: name)
        guard let known = values[fact] else {
            order.append(fact)
            values[fact] = value
            return
        }
        // Of two views whose names differ in nothing that a path shows.
        values[fact] = "\(known), \(value)"
    }
}
