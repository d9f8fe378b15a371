/// A view whose constraints join views below it, and everything that they join, as systems of relations.
///
/// Each view that is joined is a node. A plain view between the constraint group and a node takes part with its
/// own constraints; a stack is a leaf, and what is inside a stack follows it.
final class ConstraintGroupPlan {
    /// The constraint group itself, then the joined views in the order of the tree.
    let nodes: [ConstraintGroupNode]
    /// Views inside stacks that constraints join.
    let followers: [ConstraintGroupNode]
    /// The other views in those whose constraints take part, which lie where they were put.
    let bystanders: [ConstraintGroupNode]
    /// The constraints, oldest first.
    let constraints: [Constraint]
    /// The relations of the constraints.
    let rows: [ConstraintGroupRow]
    /// Whether the constraint group asks for something that concerns it alone.
    let hasOwn: Bool
    /// Whether a width depends on a height, or the other way round, in what joins views.
    let isMixed: Bool
    /// The same in what concerns the constraint group alone.
    let isOwnMixed: Bool
    /// Whether a constraint joins the text of a view inside a stack.
    let usesInnerBaselines: Bool
    var solution = ConstraintGroupSolution()

    /// Plans for the constraints that a view holds.
    init(of view: View) {
        var builder = ConstraintGroupBuilder(view)
        builder.build()
        nodes = builder.nodes
        followers = builder.followers
        bystanders = builder.bystanders
        constraints = builder.constraints
        rows = builder.rows
        hasOwn = builder.hasOwn
        isMixed = builder.isMixed
        isOwnMixed = builder.isOwnMixed
        usesInnerBaselines = builder.usesInnerBaselines
        for follower in followers {
            var next: View? = follower.view
            while let inner = next, inner !== view {
                inner.core.isPlanned = true
                next = inner.core.superview
            }
        }
    }

    /// Discards the solution, after a change.
    func forget() {
        solution.lengths = nil
    }

    /// The view that holds the constraints.
    var view: View { nodes[0].view }
}

/// A view that takes part in a constraint group, or lies in one that does.
struct ConstraintGroupNode {
    /// Leads to the view without keeping it: the plan belongs to a view that holds it.
    let handle: ViewHandle
    /// The index of the node whose view contains this one's: for what constraints join inside a stack, that of the
    /// outermost stack around it.
    let parent: Int
    /// Whether the view's own constraints take part, so that it has no size of its own.
    let isAbsorbed: Bool

    init(view: View, parent: Int, isAbsorbed: Bool = false) {
        handle = view.handle
        self.parent = parent
        self.isAbsorbed = isAbsorbed
    }

    /// The view; an empty one stands in for one that has ended, until the plan is made anew.
    var view: View { handle.view ?? View() }
}

/// One constraint, as a relation between lengths of nodes.
struct ConstraintGroupRow {
    let axis: Axis
    let first: ConstraintGroupSide
    /// None for a number.
    let second: ConstraintGroupSide?
    let relation: ConstraintRelation
    let multiplier: Double
    let constant: Double
    let strength: Double
    /// Whether it joins a width with a height.
    let isMixed: Bool
    /// Whether nothing but the constraint group itself is concerned.
    let isOwn: Bool
    /// Whether a side is inside a stack.
    let follows: Bool

    /// Creates the relation of a constraint between two sides.
    init(
        _ constraint: borrowing Constraint,
        _ first: ConstraintGroupSide,
        _ second: ConstraintGroupSide?
    ) {
        axis = first.axis
        self.first = first
        self.second = second
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        strength = constraint.priority.rawValue
        if let second {
            isMixed = second.axis != axis
            isOwn = first.node == 0 && second.node == 0
            follows = first.follower != nil || second.follower != nil
        } else {
            isMixed = false
            isOwn = first.node == 0
            follows = first.follower != nil
        }
    }

    var usesInnerBaselines: Bool {
        first.isInnerBaseline || second.map(\.isInnerBaseline) ?? false
    }
}

/// One side of a constraint.
struct ConstraintGroupSide {
    let attribute: LayoutAttribute
    let guide: LayoutItem.Guide
    let node: Int
    /// The place among the followers; none for a node itself.
    let follower: Int?

    var axis: Axis { attribute.axis }

    fileprivate var isInnerBaseline: Bool {
        follower != nil && (attribute == .firstBaseline || attribute == .lastBaseline)
    }
}
