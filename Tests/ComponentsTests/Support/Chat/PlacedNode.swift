import Drawing

/// A node of a composed chat with its place: its entry and the names on the path to it.
struct PlacedNode {
    let entry: String
    let path: [String]
    let node: TreeNode

    /// Returns every node of a tree, each before its children, without the inside of nodes with a name.
    static func all(
        in tree: TreeNode,
        entry: String,
        below path: [String] = [],
        sparing name: String = ""
    ) -> [PlacedNode] {
        var found: [PlacedNode] = []
        var waiting = [PlacedNode(entry: entry, path: path + [tree.name], node: tree)]
        while let next = waiting.popLast() {
            if next.node.name == name { continue }
            found.append(next)
            for child in next.node.children.reversed() {
                waiting.append(
                    PlacedNode(entry: entry, path: next.path + [child.name], node: child)
                )
            }
        }
        return found
    }

    /// The first node below this one with such a name.
    func first(_ name: String) -> TreeNode? {
        var waiting = Array(node.children.reversed())
        while let next = waiting.popLast() {
            if next.name == name { return next }
            waiting += next.children.reversed()
        }
        return nil
    }
}

extension ComposedChat.Entry {
    /// Returns the nodes of a slot or a property, by its name.
    func nodes(_ name: String) -> [PlacedNode] {
        nodes.filter { $0.node.name == name }
    }

    /// The column of quote, attachments and text: in the bubble if there is one.
    var contentContainer: PlacedNode? {
        guard let column = nodes("bubbleThreadMetaContainer").first else { return nil }
        let inBubble = nodes.first { $0.path.dropLast() == column.path + ["bubble"] }
        return inBubble ?? nodes.first { $0.path == column.path + ["bubbleContentContainer"] }
    }
}
