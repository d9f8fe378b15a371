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
            let first = root.path(to: constraint.first.view),
            let second = root.path(to: second.view)
        else { return false }
        let common = zip(first, second).prefix { $0.name == $1.name }.count
        return [first, second].contains { path in
            guard let place = path.firstIndex(where: { $0.name == name }), place >= common else {
                return false
            }
            return path[common..<place].allSatisfy { !$0.isStack }
        }
    }
}

extension ViewPlan {
    /// Returns the deepest view that holds or is both of two.
    func nearestCommonView(_ first: String, _ second: String) -> ViewPlan? {
        guard let one = path(to: first), let other = path(to: second) else { return nil }
        return zip(one, other).prefix { $0.name == $1.name }.last?.0
    }

    /// Returns the views from this one to another one below, with both.
    fileprivate func path(to name: String) -> [ViewPlan]? {
        if self.name == name { return [self] }
        for child in children {
            if let path = child.path(to: name) { return [self] + path }
        }
        return nil
    }
}
