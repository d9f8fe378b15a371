import Components
import Testing
import Views

/// Lengths and ratios that a view in a stack does not get.
@Suite(.diagnosticsOfIssues)
struct MissedLengthTests {
    @Test(arguments: [StackAlignment.leading, .fill])
    func aLengthThatAViewOfAStackDoesNotHaveIsReported(_ alignment: StackAlignment) {
        let tree = PlannedTree(
            TreePlan(
                root: .row([.plain("card", [.box("a", 60, 10)])], alignment),
                constraints: [
                    "card.width = 40", "a.leading = card.leading", "a.trailing = card.trailing",
                    "a.width = 60", "a.top = card.top", "a.bottom = card.bottom",
                ].compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 200)

        #expect(tree.views["a"]?.frame.size.width == 60)
        #expect(
            tree.tree.diagnostics == [
                .conflictingConstraints(
                    dropped: ConstraintClaim(relation: "View.width = 40", activatedBy: nil),
                    kept: ConstraintClaim(relation: "BoxView.width = 60", activatedBy: nil)
                )
            ]
        )
    }

    @Test(arguments: [
        (["a.height = 15", "a.height = 0.5 * a.width"], 20.0, "BoxView.height = 15"),
        (
            ["a.height = 0.5 * a.width", "a.height = 15"], 15,
            "BoxView.height = 0.5 * BoxView.width"
        ),
    ])
    func theOlderOfALengthAndARatioIsReported(
        _ constraints: [String],
        _ height: Double,
        _ dropped: String
    ) {
        let tree = PlannedTree(
            TreePlan(
                root: .row([.box("a", 10, 10)], .top),
                constraints: (["a.width = 40"] + constraints)
                    .compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 200)

        let claim = ConstraintClaim(relation: dropped, activatedBy: nil)
        #expect(tree.views["a"]?.frame.size == Size(width: 40, height: height))
        #expect(tree.tree.diagnostics == [.constraintWithoutEffect(claim)])
    }

    @Test func aRatioIsReportedOfAStackWithConstraintsInIt() {
        let tree = PlannedTree(
            TreePlan(
                root: .column([
                    .row([.box("a", 10, 10), .box("b", 10, 10)], .leading, named: "inner")
                ]),
                constraints: ["inner.height = 0.5 * inner.width", "a.height = b.height"]
                    .compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 40, height: 100)

        let claim = ConstraintClaim(
            relation: "ContainerStackView.height = 0.5 * ContainerStackView.width",
            activatedBy: nil
        )
        #expect(tree.views["inner"]?.frame.size == Size(width: 40, height: 100))
        #expect(tree.tree.diagnostics == [.constraintWithoutEffect(claim)])
    }
}
