/// What the constraints that a view holds ask for, sorted by what fulfils them.
final class ConstraintPlan {
    /// The view's own width against numbers.
    private(set) var widths = OwnLengths()
    /// The view's own height against numbers.
    private(set) var heights = OwnLengths()
    /// How the view's width and height depend on each other.
    private(set) var proportion: LengthProportion?
    /// Everything else; none if there is nothing else.
    private(set) var scope: ScopePlan?

    init(for view: View) {
        let constraints = view.core.constraints
        var joinsOthers = false
        var hasOwn = false
        for constraint in constraints {
            if constraint.isOwnLength {
                hasOwn = true
                if constraint.firstAttribute == .width {
                    widths.add(constraint)
                } else {
                    heights.add(constraint)
                }
            } else if constraint.isProportion {
                hasOwn = true
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
        let others =
            hasOwn ? constraints.filter { !$0.isOwnLength && !$0.isProportion } : constraints
        scope = ScopePlan(of: view, others)
    }

    /// Whether the view's width and height are free.
    var hasNoLengths: Bool {
        widths.isEmpty && heights.isEmpty && proportion == nil
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
