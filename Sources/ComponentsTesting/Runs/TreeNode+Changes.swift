import Drawing

extension TreeNode {
    /// Returns the lines of this tree that differ from another one, each view before its subviews.
    func changes(from other: TreeNode) -> [VisualFault] {
        var found: [VisualFault] = []
        var waiting = [(node: self, other: other, part: "")]
        while let (node, other, part) = waiting.popLast() {
            if node == other { continue }
            let place = "\(part)/\(node.name)"
            let (children, others) = (node.children, other.children)
            let isShaped = children.count == others.count
            let texts = isShaped ? (node.line, other.line) : (node.description, other.description)
            if texts.0 != texts.1 {
                let fact = LineDifference(of: texts.0, from: texts.1).description
                found.append(VisualFault(at: place, holder: node.type, fact))
            }
            guard isShaped else { continue }
            let inner = node.isSlotMade ? place : part
            waiting += zip(children, others).map { ($0, $1, inner) }.reversed()
        }
        return found
    }

    /// The node's own line, and those of its constraints.
    private var line: String {
        let own = description.split(separator: "\n").enumerated().prefix { place, line in
            place == 0 || line.hasPrefix("  | ")
        }
        return own.map { String($0.element) }.joined(separator: "\n")
    }
}
