/// Finds the views that a scope's constraints join.
///
/// Views are marked while it builds, so that none is searched for.
struct ScopeBuilder {
    private(set) var nodes: [ScopeNode] = []
    private(set) var followers: [ScopeFollower] = []
    private(set) var bystanders: [ScopeFollower] = []
    private(set) var rows: [ScopeRow] = []
    private(set) var constraints: [Constraint] = []

    private let scope: View
    /// The views that joined by themselves, in the order of the constraints.
    private var members: [View] = []
    /// The plain views around them whose constraints are still to be noted.
    private var waiting: [View] = []

    init(_ scope: View) {
        self.scope = scope
    }

    /// Finds everything that some constraints of the scope join.
    mutating func build(_ own: [Constraint]) {
        let noted = collect(own)
        if scope.core.stack != nil {
            // The views of a stack follow its rules besides their constraints.
            for view in scope.core.subviews {
                view.core.mark.isJoined = true
            }
        }
        nodes.reserveCapacity(members.count + 2)
        scope.core.mark.node = 0
        nodes.append(ScopeNode(view: scope, parent: 0, isAbsorbed: false))
        addNodes(below: scope, parent: 0)
        addBystanders()
        rows.reserveCapacity(noted.count)
        constraints.reserveCapacity(noted.count)
        for constraint in noted {
            add(constraint)
        }
        for node in nodes {
            node.view.core.mark = ScopeMark()
        }
    }

    private mutating func add(_ constraint: Constraint) {
        guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return }
        var second: ScopeSide?
        if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
            second = side(item, attribute)
            guard second != nil else { return }
        }
        rows.append(
            ScopeRow(
                axis: first.axis,
                first: first,
                second: second,
                relation: constraint.relation,
                multiplier: constraint.multiplier,
                constant: constraint.constant,
                strength: constraint.priority.rawValue
            )
        )
        constraints.append(constraint)
    }

    /// Marks the views that constraints join, and returns all constraints that take part, inner views'
    /// first.
    private mutating func collect(_ own: [Constraint]) -> [Constraint] {
        var found = [own]
        join(own)
        while let view = waiting.popLast() {
            found.append(view.core.constraints)
            join(view.core.constraints)
        }
        for view in members where !view.core.mark.isAbsorbed && !view.core.constraints.isEmpty {
            found.append(view.core.constraints.filter { $0.isOwnLength || $0.isProportion })
        }
        return found.count == 1 ? own : found.reversed().flatMap { $0 }
    }

    private mutating func join(_ constraints: [Constraint]) {
        for constraint in constraints {
            if let view = constraint.firstItem.view { join(view) }
            if let view = constraint.secondItem?.view { join(view) }
        }
    }

    /// Lets a view take part, or the outermost stack around it, and the plain views around that.
    private mutating func join(_ view: View) {
        guard view !== scope else { return }
        var member = view
        var next = view.core.superview
        while let current = next, current !== scope {
            if current.core.stack != nil { member = current }
            next = current.core.superview
        }
        guard next != nil else { return }
        if !member.core.mark.isJoined {
            member.core.mark.isJoined = true
            members.append(member)
        }
        next = member.core.superview
        while let current = next, current !== scope {
            current.core.mark.isJoined = true
            if !current.core.mark.isAbsorbed {
                current.core.mark.isAbsorbed = true
                waiting.append(current)
            }
            next = current.core.superview
        }
    }

    private mutating func addNodes(below view: View, parent: Int) {
        for subview in view.core.subviews where subview.core.mark.isJoined {
            let isAbsorbed = subview.core.mark.isAbsorbed
            subview.core.mark.node = nodes.count
            nodes.append(ScopeNode(view: subview, parent: parent, isAbsorbed: isAbsorbed))
            if isAbsorbed { addNodes(below: subview, parent: nodes.count - 1) }
        }
    }

    /// Notes the views that lie beside nodes without being joined.
    private mutating func addBystanders() {
        for (index, node) in nodes.enumerated() where index == 0 || node.isAbsorbed {
            for view in node.view.core.subviews where !view.core.mark.isJoined {
                bystanders.append(ScopeFollower(view: view, node: index))
            }
        }
    }

    private mutating func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> ScopeSide? {
        guard let view = item.view else { return nil }
        if let node = view.core.mark.node {
            return ScopeSide(attribute: attribute, guide: item.guide, node: node, follower: nil)
        }
        var next = view.core.superview
        while let current = next, current.core.mark.node == nil {
            next = current.core.superview
        }
        guard let node = next?.core.mark.node, node > 0 else { return nil }
        var follower = followers.firstIndex { $0.view === view }
        if follower == nil {
            follower = followers.count
            followers.append(ScopeFollower(view: view, node: node))
        }
        return ScopeSide(attribute: attribute, guide: item.guide, node: node, follower: follower)
    }
}

/// What a view is to the scope that is being planned; nothing between two plans.
struct ScopeMark {
    /// Whether it takes part.
    var isJoined = false
    /// Whether it takes part with its own constraints.
    var isAbsorbed = false
    /// The place of its node.
    var node: Int?
}

extension Constraint {
    /// Whether the constraint compares a width or height with a number.
    var isOwnLength: Bool {
        guard secondItem == nil, firstItem.guide != .layoutMargins else { return false }
        return firstAttribute == .width || firstAttribute == .height
    }
}
