import Components

/// A search for the views that the constraints of a group join.
///
/// Views are marked while it builds, so that none is searched for.
struct ConstraintGroupBuilder {
    private(set) var nodes: [ConstraintGroupNode] = []
    private(set) var followers: [ConstraintGroupNode] = []
    private(set) var bystanders: [ConstraintGroupNode] = []
    private(set) var rows: [ConstraintGroupRow] = []
    private(set) var constraints: [Constraint] = []
    /// Whether the constraint group asks for something that concerns it alone.
    private(set) var hasOwn = false
    /// Whether a width depends on a height, or the other way round, in what joins views.
    private(set) var isMixed = false
    /// The same in what concerns the constraint group alone.
    private(set) var isOwnMixed = false
    /// Whether a constraint joins the text of a view inside a stack.
    private(set) var usesInnerBaselines = false

    /// The greatest number of views in a group, as the time to solve it grows with the square.
    private static let limit = 1000

    private let group: View
    /// Whether there are more.
    private var isOverfull = false
    /// The views that joined by themselves, in the order of the constraints.
    private var members: [View] = []
    /// The plain views around them whose constraints are still to be noted.
    private var waiting: [View] = []

    init(_ group: View) {
        self.group = group
    }

    /// Collects everything that the constraints of the group join.
    mutating func build() {
        let groupHandle = group.handle
        groupHandle.mark.isJoined = true
        groupHandle.mark.node = 0
        let isStack = group.core.stack != nil
        if isStack, group.core.subviews.count > Self.limit {
            // It arranges them by itself.
            isOverfull = true
        } else {
            constraints = collect()
        }
        if isOverfull { group.report(ComponentDiagnostic.tooManyJoinedViews) }
        if isStack, !isOverfull {
            // The views of a stack follow its rules besides their constraints.
            for view in group.core.subviews {
                view.handle.mark.isJoined = true
            }
        }
        nodes.reserveCapacity(members.count + 2)
        nodes.append(ConstraintGroupNode(view: group, parent: 0))
        addNodes()
        addBystanders()
        addRows()
        for node in nodes { node.handle.mark = ConstraintGroupMark() }
        for follower in followers { follower.handle.mark = ConstraintGroupMark() }
    }

    /// Adds the relations of the constraints, but for those that name views elsewhere.
    private mutating func addRows() {
        rows.reserveCapacity(constraints.count)
        var places: [Int] = []
        for (place, constraint) in constraints.enumerated() where !add(constraint) {
            places.append(place)
        }
        for place in places.reversed() { constraints.remove(at: place) }
    }

    private mutating func add(_ constraint: Constraint) -> Bool {
        guard let first = side(constraint.firstItem, constraint.firstAttribute) else {
            return false
        }
        var second: ConstraintGroupSide?
        if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
            second = side(item, attribute)
            guard second != nil else { return false }
        }
        let row = ConstraintGroupRow(constraint, first, second)
        if row.isOwn { hasOwn = true }
        if row.isMixed {
            if row.isOwn { isOwnMixed = true } else { isMixed = true }
        }
        if row.follows, row.usesInnerBaselines { usesInnerBaselines = true }
        rows.append(row)
        return true
    }

    /// Marks the views that constraints join, and returns all constraints that take part, oldest first.
    private mutating func collect() -> [Constraint] {
        let own = group.core.constraints
        var inner: [Constraint] = []
        join(own)
        while let view = waiting.popLast() {
            inner += view.core.constraints
            join(view.core.constraints)
        }
        // All views of a stack follow its rules.
        let views = group.core.stack == nil ? members : group.core.subviews
        for view in views where view.core.asksForItself && !view.handle.mark.isAbsorbed {
            for constraint in view.core.constraints where constraint.concernsOneView {
                inner.append(constraint)
            }
        }
        if inner.isEmpty { return own }
        inner += own
        inner.sort { $0.age < $1.age }
        return inner
    }

    private mutating func join(_ constraints: [Constraint]) {
        for constraint in constraints {
            if !constraint.firstItem.isJoined { join(constraint.firstItem.handle) }
            if let item = constraint.secondItem, !item.isJoined { join(item.handle) }
        }
    }

    /// Adds a view to the group, or the outermost stack or view of a direction of its own around it, and the plain views around that.
    private mutating func join(_ handle: ViewHandle) {
        guard let view = handle.view else { return }
        var member = view
        var next = view.core.superview
        while let current = next, current !== group {
            if current.core.stack != nil || current.core.layoutDirection != nil { member = current }
            next = current.core.superview
        }
        guard next != nil else { return }
        let memberHandle = member.handle
        if !memberHandle.mark.isJoined {
            guard members.count < Self.limit else { return isOverfull = true }
            memberHandle.mark.isJoined = true
            members.append(member)
        }
        next = member.core.superview
        while let current = next, current !== group {
            let handle = current.handle
            handle.mark.isJoined = true
            if !handle.mark.isAbsorbed {
                handle.mark.isAbsorbed = true
                waiting.append(current)
            }
            next = current.core.superview
        }
    }

    /// Adds the views that take part, in the order of the tree, without recursion.
    private mutating func addNodes() {
        var outer: [(views: [View], next: Int, parent: Int)] = []
        var level = (views: group.core.subviews, next: 0, parent: 0)
        while true {
            guard level.next < level.views.count else {
                guard let last = outer.popLast() else { return }
                level = last
                continue
            }
            let view = level.views[level.next]
            level.next += 1
            guard let handle = view.core.handle, handle.mark.isJoined else { continue }
            let isAbsorbed = handle.mark.isAbsorbed
            // Those between a node and the constraint group are nodes, too.
            view.core.isPlanned = true
            handle.mark.node = nodes.count
            nodes.append(
                ConstraintGroupNode(view: view, parent: level.parent, isAbsorbed: isAbsorbed)
            )
            if isAbsorbed {
                outer.append(level)
                level = (view.core.subviews, 0, nodes.count - 1)
            }
        }
    }

    /// Records the views beside nodes that are not joined.
    private mutating func addBystanders() {
        for (index, node) in nodes.enumerated() where index == 0 || node.isAbsorbed {
            for view in node.view.core.subviews where view.core.handle?.mark.isJoined != true {
                bystanders.append(ConstraintGroupNode(view: view, parent: index))
            }
        }
    }

    private mutating func side(_ item: LayoutItem, _ attribute: LayoutAttribute)
        -> ConstraintGroupSide?
    {
        if item.handle.mark.node == nil { addFollower(item) }
        let mark = item.handle.mark
        guard let node = mark.node else { return nil }
        return ConstraintGroupSide(
            attribute: attribute,
            guide: item.guide,
            node: node,
            follower: mark.follower
        )
    }

    /// Adds a view inside the view of a node, unless it is elsewhere.
    private mutating func addFollower(_ item: LayoutItem) {
        guard let view = item.view else { return }
        var next = view.core.superview
        while let current = next, current.core.handle?.mark.node == nil {
            next = current.core.superview
        }
        guard let node = next?.core.handle?.mark.node, node > 0 else { return }
        item.handle.mark.node = node
        item.handle.mark.follower = followers.count
        followers.append(ConstraintGroupNode(view: view, parent: node))
    }
}

extension LayoutItem {
    /// Whether the view takes part in the constraint group that is being planned.
    fileprivate var isJoined: Bool { handle.mark.isJoined }
}

extension Constraint {
    /// Whether the constraint compares a width or height with a number.
    var isOwnLength: Bool {
        guard secondItem == nil, firstItem.guide != .layoutMargins else { return false }
        return firstAttribute == .width || firstAttribute == .height
    }

    /// Whether the constraint joins nothing but one view with itself or a number.
    var concernsOneView: Bool {
        secondItem.map { $0.handle === firstItem.handle } ?? true
    }
}
