import Components
public import Views

extension TreeNode {
    /// Creates the tree of a view and everything below it.
    ///
    /// Mount the view first: before that most views are empty; for frames, lay it out too. Of a view inside
    /// a tree, the names are the same as in the whole tree.
    ///
    /// - Complexity: Linear in the number of views, and for each constraint in the depth of its views. Where
    ///   views are made from no slot, also linear in the stored properties of their superviews.
    public init(of view: View, variant: TreeVariant = .structure) {
        self.init(of: view, variant: variant, names: [:])
    }

    /// Creates the tree of a view whose parts are called as the caller says.
    package init(of view: View, variant: TreeVariant, names: [ObjectIdentifier: String]) {
        view.tellBeforeReading()
        let names = ViewNames(root: view, given: names)
        var builder = TreeBuilder(names, hasFrames: variant == .frames)
        self.init(rows: builder.build(view), index: 0)
    }
}

/// Turns views into rows, without recursion.
private struct TreeBuilder {
    private enum Step {
        case enter(View)
        case leave(View, row: Int)
    }

    private let hasFrames: Bool
    private var names: ViewNames
    private var rows: [TreeRow] = []
    /// The views whose constraints are to be written once all views have names.
    private var constrained: [(row: Int, view: View)] = []

    init(_ names: ViewNames, hasFrames: Bool) {
        self.hasFrames = hasFrames
        self.names = names
    }

    mutating func build(_ root: View) -> [TreeRow] {
        var steps = [Step.enter(root)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let view):
                steps.append(.leave(view, row: rows.count))
                let name = names.enter(view)
                rows.append(TreeRow(of: view, name: name, names.facts(of: view)))
                if hasFrames { rows[rows.count - 1].frame = view.frame }
                for subview in view.subviews.reversed() {
                    steps.append(.enter(subview))
                }
            case .leave(let view, let row):
                names.leave()
                rows[row].span = rows.count - row
                // A stack's keys name its subviews.
                rows[row].keys = ViewAttributes.keys(of: view, names)
                if !view.anchoredConstraints.isEmpty { constrained.append((row, view)) }
            }
        }
        for (row, view) in constrained {
            rows[row].constraints = view.anchoredConstraints.map {
                ConstraintLine.text(of: $0, first: view, names)
            }
        }
        return rows
    }
}

extension TreeRow {
    /// Creates the row of a view, without what depends on the views below.
    fileprivate init(of view: View, name: String, _ facts: ClassFacts) {
        let node = view.node
        self.name = name
        type = facts.name
        isSlotMade = node.slotName != nil
        if let layer = node.supplier {
            supplier = layer.owner.description
        } else if !isSlotMade, facts.isComponent {
            supplier = "by-hand"
        }
        extensions = node.extensions.map(\.owner.description)
        text = view.shownText
        addedBy = node.addedBy.map {
            TreeSource(id: $0.owner.description, verb: $0.verb)
        }
    }
}
