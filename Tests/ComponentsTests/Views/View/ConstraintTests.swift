import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ConstraintTests {
    @Test func theNearestCommonViewHoldsAConstraint() {
        let (root, a, b) = pair()

        a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true

        #expect(root.constraints.count == 1)
        #expect(a.constraints.isEmpty)
        #expect(a.anchoredConstraints.count == 1)
        #expect(b.anchoredConstraints.isEmpty)
    }

    @Test func aLengthIsHeldByItsView() {
        let view = View()

        view.widthAnchor.constraint(equalToConstant: 40).isActive = true

        #expect(view.constraints.map(\.description) == ["View.width = 40"])
    }

    @Test func activatingTwiceIsOnce() {
        let (root, a, b) = pair()
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)

        Constraint.activate([constraint, constraint])

        #expect(root.constraints.count == 1)
        #expect(a.anchoredConstraints.count == 1)
    }

    @Test func activationOrderIsKept() {
        let (root, a, b) = pair()
        let first = a.topAnchor.constraint(equalTo: b.topAnchor)
        let second = a.bottomAnchor.constraint(equalTo: b.bottomAnchor)

        Constraint.activate([second, first])

        #expect(identities(root.constraints) == identities([second, first]))
    }

    @Test func deactivatingTakesItOut() {
        let (root, a, b) = pair()
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
        constraint.isActive = true

        Constraint.deactivate([constraint])

        #expect(!constraint.isActive)
        #expect(root.constraints.isEmpty)
        #expect(a.anchoredConstraints.isEmpty)
    }

    @Test func removingAViewRemovesWhatCrossesTheCut() {
        let (root, a, b) = pair()
        let inner = View()
        a.addSubview(inner)
        let crossing = inner.topAnchor.constraint(equalTo: b.topAnchor)
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
        Constraint.activate([crossing, inside])

        a.removeFromSuperview()

        #expect(!crossing.isActive)
        #expect(inside.isActive)
        #expect(root.constraints.isEmpty)
        #expect(identities(inner.anchoredConstraints) == identities([inside]))
    }

    @Test func movingAViewKeepsItsConstraints() {
        let (root, a, b) = pair()
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
        constraint.isActive = true

        root.addSubview(a)

        #expect(constraint.isActive)
    }

    @Test func viewsWithoutACommonViewAreReported() {
        let (root, stranger) = (View(), View())
        let tree = root.mount(in: ComponentContext(Components()))
        let constraint = root.topAnchor.constraint(equalTo: stranger.topAnchor)

        constraint.isActive = true

        #expect(!constraint.isActive)
        #expect(
            tree.diagnostics == [
                .constraintWithoutCommonView(constraint: "View.top = View.top")
            ]
        )
    }

    @Test func aConstraintEndsWithTheViewThatHoldsIt() {
        let (a, b) = (View(), View())
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
        do {
            let root = View()
            root.addSubview(a)
            root.addSubview(b)
            constraint.isActive = true
        }

        #expect(!constraint.isActive)
        #expect(a.anchoredConstraints.isEmpty)
    }

    @Test func constraintsKeepNoViewAlive() {
        weak var ended: View?
        var constraint: Constraint?
        do {
            let (root, a, b) = pair()
            ended = root
            constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
            constraint?.isActive = true
        }

        #expect(ended == nil)
        #expect(constraint?.description == "gone.top = gone.top")
    }

    @Test func aRelationReadsLikeAFormula() {
        let (_, a, b) = pair()
        let width = a.widthAnchor.constraint(
            lessThanOrEqualTo: b.widthAnchor,
            multiplier: 0.75,
            constant: -8.25
        )
        width.priority = 249.5

        #expect(width.description == "View.width <= 0.75 * View.width - 8.25 @249.5")
    }

    private func pair() -> (root: View, a: View, b: View) {
        let (root, a, b) = (View(), View(), View())
        root.addSubview(a)
        root.addSubview(b)
        return (root, a, b)
    }
}
