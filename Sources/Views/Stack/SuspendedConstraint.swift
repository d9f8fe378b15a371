/// A constraint of a view that was taken out of a stack and may be put back.
struct SuspendedConstraint {
    private(set) weak var view: View?
    let constraint: Constraint

    init(_ view: View, _ constraint: Constraint) {
        self.view = view
        self.constraint = constraint
    }
}
