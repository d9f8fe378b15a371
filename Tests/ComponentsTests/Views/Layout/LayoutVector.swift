import Testing
import Views

/// A layout with the expected frames, in the notation of the reference.
struct LayoutVector: Sendable {
    let id: String
    let plan: ViewPlan
    var constraints: [String] = []
    var width: Double?
    var height: Double?
    var direction = LayoutDirection.leftToRight

    /// `name x,y wxh` relative to the parent, or to the stack S if it says `in S`, separated by `; `.
    let expected: String

    init(
        _ id: String,
        _ plan: ViewPlan,
        constraints: [String] = [],
        width: Double? = nil,
        height: Double? = nil,
        direction: LayoutDirection = .leftToRight,
        _ expected: String
    ) {
        self.id = id
        self.plan = plan
        self.constraints = constraints
        self.width = width
        self.height = height
        self.direction = direction
        self.expected = expected
    }

    /// Returns the tree, laid out: in the given width, or in its natural one.
    func laidOut(_ direction: LayoutDirection) throws -> PlannedTree {
        let constraints = try constraints.map(PlannedConstraint.init)
        let tree = PlannedTree(TreePlan(root: plan, constraints: constraints), direction: direction)
        let width = width ?? tree.root.sizeThatFits(width: .infinity).width
        tree.root.layout(width: width, height: height)
        return tree
    }

    /// Returns the frames that the vector lists, in its format.
    func text(of tree: PlannedTree) -> String {
        let entries = expected.split(separator: ";").map {
            $0.split(separator: " ").map(String.init)
        }
        return entries.map { words in
            guard let view = tree.views[words[0]] else { return "\(words[0]) is not there" }
            var frame = view.frame
            let isInStack = words.last == "S"
            var next = isInStack ? view.superview : nil
            while let parent = next, parent !== tree.root {
                frame.x += parent.frame.x
                frame.y += parent.frame.y
                next = parent.superview
            }
            let place = "\(frame.x.preciseText),\(frame.y.preciseText)"
            let size = "\(frame.size.width.preciseText)x\(frame.size.height.preciseText)"
            let hasSize = words.count > 2 && words[2].contains("x")
            return ([words[0], place] + (hasSize ? [size] : []) + (isInStack ? ["in S"] : []))
                .joined(separator: " ")
        }.joined(separator: "; ")
    }
}

extension LayoutVector: CustomTestStringConvertible {
    var testDescription: String { id }
}

extension ViewPlan {
    // The views of the reference, unless a vector has its own.
    static let a = box("A", 40, 40, hugging: 251)
    static let b = box("B", 60, 20, hugging: 250)
    static let c = box("C", 20, 30, hugging: 251)
}
