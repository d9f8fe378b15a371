/// A tree of views and the active constraints, in the order of their activation.
struct TreePlan {
    var root: ViewPlan
    var constraints: [PlannedConstraint] = []
}

extension ViewPlan {
    /// Returns the deepest view that contains or is both of two.
    func nearestCommonView(_ first: String, _ second: String) -> ViewPlan? {
        guard let one = path(to: first), let other = path(to: second) else { return nil }
        return zip(one, other).prefix { $0.name == $1.name }.last?.0
    }

    /// Returns the views from this one to another one below, with both.
    private func path(to name: String) -> [ViewPlan]? {
        if self.name == name { return [self] }
        for child in children {
            if let path = child.path(to: name) { return [self] + path }
        }
        return nil
    }
}
