/// A tree of views and the active constraints, in the order of their activation.
struct TreePlan {
    var root: ViewPlan
    var constraints: [PlannedConstraint] = []

    /// The views in plain views that no constraint places there, so that they lie where they are put.
    var placedByHand: [String] {
        root.flattened.filter { !$0.isStack }.flatMap(\.children).map(\.name).filter { name in
            !constraints.contains { places(name, $0) }
        }
    }

    /// Whether a constraint joins a view, or something in it, with what is outside it, and no stack is
    /// between the view and the one that holds both sides.
    private func places(_ name: String, _ constraint: PlannedConstraint) -> Bool {
        guard let second = constraint.second,
            let first = path(constraint.first.view),
            let second = path(second.view)
        else { return false }
        let common = zip(first, second).prefix { $0.name == $1.name }.count
        return [first, second].contains { path in
            guard let place = path.firstIndex(where: { $0.name == name }), place >= common else {
                return false
            }
            return path[common..<place].allSatisfy { !$0.isStack }
        }
    }

    /// The views from the root to one, with it.
    private func path(_ name: String) -> [ViewPlan]? {
        root.path(to: name)
    }
}

extension ViewPlan {
    fileprivate func path(to name: String) -> [ViewPlan]? {
        if self.name == name { return [self] }
        for child in children {
            if let path = child.path(to: name) { return [self] + path }
        }
        return nil
    }
}
