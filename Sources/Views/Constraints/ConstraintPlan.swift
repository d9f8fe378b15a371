/// What the constraints that a view holds ask for, sorted by what fulfils them.
final class ConstraintPlan {
    /// The view's own width against numbers.
    private(set) var widths = OwnLengths()
    /// The view's own height against numbers.
    private(set) var heights = OwnLengths()
    /// How the view's width and height depend on each other.
    private(set) var proportion: LengthProportion?
    /// All of them, with what they join; none if nothing but lengths of the view is asked for.
    private(set) var scope: ScopePlan?

    init(for view: View) {
        let constraints = view.core.constraints
        var joinsOthers = false
        for constraint in constraints {
            if constraint.isOwnLength {
                if constraint.firstAttribute == .width {
                    widths.add(constraint)
                } else {
                    heights.add(constraint)
                }
            } else if constraint.isProportion {
                if let proportion = LengthProportion(constraint, of: view) {
                    self.proportion = proportion
                } else {
                    joinsOthers = true
                }
            } else {
                joinsOthers = true
            }
        }
        widths.sort(in: view)
        heights.sort(in: view)
        guard joinsOthers else { return }
        let scope = ScopePlan(of: view)
        // What has a size of its own and joins no other view is measured as it is.
        if scope.nodes.count > 1 || !view.hasOwnContent { self.scope = scope }
    }

    /// Whether the view asks for nothing that concerns it alone.
    var hasNoLengths: Bool {
        widths.isEmpty && heights.isEmpty && proportion == nil && scope?.hasOwn != true
    }
}

extension View {
    /// What the constraints of the view ask for; none if it holds none.
    final var constraintPlan: ConstraintPlan? {
        if core.constraints.isEmpty { return nil }
        if let plan = core.plan { return plan }
        let plan = ConstraintPlan(for: self)
        core.plan = plan
        return plan
    }
}
