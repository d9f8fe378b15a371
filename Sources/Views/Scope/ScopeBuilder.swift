/// Finds the views that a scope's constraints join.
struct ScopeBuilder {
    private(set) var nodes: [ScopeNode] = []
    private(set) var followers: [ScopeFollower] = []
    private(set) var rows: [ScopeRow] = []

    private let scope: View
    private var joined: Set<ObjectIdentifier> = []
    private var absorbed: Set<ObjectIdentifier> = []
    /// The views that joined by themselves, in the order of the constraints.
    private var members: [View] = []
    private var constraints: [Constraint] = []

    init(_ scope: View) {
        self.scope = scope
    }

    mutating func build() {
        collect(scope)
        if scope.core.stack != nil {
            // The views of a stack follow its rules besides their constraints.
            joined.formUnion(scope.core.subviews.map { ObjectIdentifier($0) })
        }
        nodes = [ScopeNode(view: scope, parent: 0, isAbsorbed: false)]
        addNodes(below: scope, parent: 0)
        for constraint in constraints {
            guard let first = side(constraint.firstItem, constraint.firstAttribute) else {
                continue
            }
            var second: ScopeSide?
            if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
                second = side(item, attribute)
                guard second != nil else { continue }
            }
            rows.append(
                ScopeRow(constraint: constraint, axis: first.axis, first: first, second: second)
            )
        }
    }

    /// Notes the constraints that a view holds and the views that they join, inner views' first.
    private mutating func collect(_ holder: View) {
        var waiting = [holder]
        var found: [[Constraint]] = []
        while let view = waiting.popLast() {
            let own = view.core.constraints.filter {
                view !== scope || !$0.isOwnLength && !$0.isProportion
            }
            found.append(own)
            for constraint in own {
                join(constraint.firstItem.view, &waiting)
                join(constraint.secondItem?.view, &waiting)
            }
        }
        for view in members where !absorbed.contains(ObjectIdentifier(view)) {
            found.append(view.core.constraints.filter { $0.isOwnLength || $0.isProportion })
        }
        constraints = found.reversed().flatMap { $0 }
    }

    /// Lets a view take part, or the outermost stack around it, and the plain views around that.
    private mutating func join(_ view: View?, _ waiting: inout [View]) {
        guard let view, view !== scope, view.isDescendant(of: scope) else { return }
        var around: [View] = []
        var next = view.superview
        while let current = next, current !== scope {
            around.append(current)
            next = current.superview
        }
        var member = view
        var plain = around[...]
        if let stack = around.lastIndex(where: { $0.core.stack != nil }) {
            member = around[stack]
            plain = around[(stack + 1)...]
        }
        if joined.insert(ObjectIdentifier(member)).inserted { members.append(member) }
        for view in plain {
            joined.insert(ObjectIdentifier(view))
            if absorbed.insert(ObjectIdentifier(view)).inserted { waiting.append(view) }
        }
    }

    private mutating func addNodes(below view: View, parent: Int) {
        for subview in view.core.subviews where joined.contains(ObjectIdentifier(subview)) {
            let isAbsorbed = absorbed.contains(ObjectIdentifier(subview))
            nodes.append(ScopeNode(view: subview, parent: parent, isAbsorbed: isAbsorbed))
            if isAbsorbed { addNodes(below: subview, parent: nodes.count - 1) }
        }
    }

    private mutating func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> ScopeSide? {
        guard let view = item.view else { return nil }
        if let node = nodes.firstIndex(where: { $0.view === view }) {
            return ScopeSide(attribute: attribute, guide: item.guide, node: node, follower: nil)
        }
        guard let node = nodes.lastIndex(where: { view.isDescendant(of: $0.view) }), node > 0
        else { return nil }
        let follower =
            followers.firstIndex { $0.view === view }
            ?? {
                followers.append(ScopeFollower(view: view, node: node))
                return followers.count - 1
            }()
        return ScopeSide(attribute: attribute, guide: item.guide, node: node, follower: follower)
    }
}

extension Constraint {
    /// Whether the constraint compares a width or height with a number.
    var isOwnLength: Bool {
        guard secondItem == nil, firstItem.guide != .layoutMargins else { return false }
        return firstAttribute == .width || firstAttribute == .height
    }
}
