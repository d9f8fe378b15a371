import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ConflictTests {
    @Test func theNewerOfTwoLengthsWins() {
        let tree = PlannedTree(plan(["a.leading = R.leading", "a.top = R.top"]))
        tree.views["a"].map { view in
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }

        tree.root.layout(width: 100, height: 100)

        #expect(tree.views["a"]?.frame.size.width == 60)
        #expect(
            tree.tree.diagnostics == [conflict("View.width = 40", "View.width = 60")]
        )
    }

    @Test func theNewerOfTwoEdgesWins() {
        let tree = PlannedTree(
            plan([
                "a.leading = R.leading + 10", "a.width = 20", "a.height = 20", "a.top = R.top",
                "a.leading = R.leading + 30",
            ])
        )

        tree.root.layout(width: 100, height: 100)

        #expect(tree.views["a"]?.frame == Rect(x: 30, y: 0, width: 20, height: 20))
        #expect(
            tree.tree.diagnostics == [
                conflict("View.leading = View.leading + 10", "View.leading = View.leading + 30")
            ]
        )
    }

    @Test func aConflictIsReportedOnceHoweverOftenTheTreeIsLaidOut() {
        let tree = PlannedTree(
            plan(["a.top = R.top", "a.leading = R.leading", "a.leading = R.leading + 30"])
        )

        for width in [100.0, 200, 100] {
            tree.root.layout(width: width, height: 100)
            tree.root.setNeedsLayout()
        }

        #expect(tree.tree.diagnostics.count == 1)
    }

    @Test func theOldestIsDroppedWhateverViewHoldsIt() {
        let tree = PlannedTree(
            plan([
                "a.leading = R.leading", "a.trailing = R.trailing", "a.top = R.top", "a.height = 9",
                "a.width = 100",
            ])
        )

        tree.root.layout(width: 200)

        #expect(tree.views["a"]?.frame == Rect(x: 100, y: 0, width: 100, height: 9))
        #expect(
            tree.tree.diagnostics == [conflict("View.leading = View.leading", "View.width = 100")]
        )
    }

    @Test func ageIsTheOrderOfActivation() {
        let (root, first, second) = (View(), View(), View())
        let wide = second.widthAnchor.constraint(equalToConstant: 60)
        let narrow = first.widthAnchor.constraint(equalToConstant: 40)
        wide.isActive = true
        narrow.isActive = true
        root.addSubview(first)
        root.addSubview(second)
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        let tree = root.mount()

        root.layout(width: 200)

        #expect([first, second].map(\.frame.size.width) == [40, 40])
        #expect(tree.diagnostics == [conflict("View.width = 60", "View.width = View.width")])
    }

    @Test func whatDoesNotFitTheWidthIsReportedAndMovesNothingElse() {
        let tree = PlannedTree(
            TreePlan(
                root: .plain("R", [.plain("a", []), .box("b", 50, 10)]),
                constraints: [
                    "a.leading = R.leading", "a.trailing = R.trailing", "a.width = 640",
                    "a.top = R.top", "a.height = 9", "b.trailing = R.trailing", "b.top = R.top",
                ].compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 200)

        #expect(tree.views["b"]?.frame.x == 150)
        #expect(
            tree.tree.diagnostics == [conflict("View.leading = View.leading", "View.width = 640")]
        )
    }

    @Test func aLengthThatTheRootDoesNotHaveIsReported() {
        let tree = PlannedTree(plan(["R.width = 640"]))

        tree.root.layout(width: 200)

        let claim = ConstraintClaim(relation: "View.width = 640", activatedBy: nil)
        #expect(tree.tree.diagnostics == [.constraintWithoutEffect(claim)])
    }

    @Test func whatIsDroppedRulesNothingOut() {
        let tree = PlannedTree(
            TreePlan(
                root: .plain("R", []),
                constraints: ["R.height >= 60", "R.height <= 40", "R.height = 50"]
                    .compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 200)

        #expect(
            tree.tree.diagnostics == [
                conflict("View.height <= 40", "View.height = 50"),
                conflict("View.height >= 60", "View.height = 50"),
            ]
        )
    }

    @Test func aBaselineOfAViewTellsNoConflictOfItsOwn() {
        let tree = PlannedTree(
            TreePlan(
                root: .plain("R", [.plain("card", [.plain("t", [])]), .box("b", 10, 10)]),
                constraints: [
                    "card.leading = R.leading", "card.top = R.top", "card.height <= 44",
                    "t.top = card.top", "t.bottom = card.bottom", "t.height = 100",
                    "b.firstBaseline = card.firstBaseline",
                ].compactMap { try? PlannedConstraint($0) }
            )
        )

        tree.root.layout(width: 200)

        #expect(tree.views["card"]?.frame.size.height == 44)
        #expect(
            tree.tree.diagnostics == [conflict("View.top = View.top", "View.height = 100")]
        )
    }

    @Test func whatOnlyAMeasuringPassCannotKeepIsNotReported() {
        let tree = PlannedTree(
            TreePlan(
                root: .row([.plain("card", [.plain("a", [])])], .fill),
                constraints: [
                    "a.leading = card.leading + 60", "a.trailing = card.trailing - 60",
                    "a.top = card.top", "a.bottom = card.bottom",
                ].compactMap { try? PlannedConstraint($0) }
            )
        )

        _ = tree.root.sizeThatFits(width: 100)
        tree.root.layout(width: 200)

        #expect(tree.views["a"]?.frame == Rect(x: 60, y: 0, width: 80, height: 0))
        #expect(tree.tree.diagnostics == [])
    }

    @Test func constraintsBelowRequiredAreNoConflict() {
        let tree = PlannedTree(
            plan([
                "a.leading = R.leading @999", "a.leading = R.leading + 24", "a.width = 10",
                "a.top = R.top @999", "a.top = R.top + 8", "a.height = 10",
            ])
        )

        tree.root.layout(width: 100, height: 100)

        #expect(tree.views["a"]?.frame == Rect(x: 24, y: 8, width: 10, height: 10))
        #expect(tree.tree.diagnostics == [])
    }

    @Test func aConflictTellsWhoMadeBothConstraints() throws {
        var components = try Components.with([NarrowPlugin()])
        components.extend(.crowd, with: WidePart.self)
        let root = components.make(.crowd)
        let tree = root.mount(in: ComponentContext(components))

        root.layout(width: 300)

        let made = tree.diagnostics.map(\.description)
        #expect(
            made == [
                "Constraint 'Crowd.width = 10' of 'narrow' cannot be kept together with "
                    + "'Crowd.width = 90' of 'app', which is newer, so the older one has no effect. "
                    + "To fix, give one of them a priority below 1000 or deactivate it."
            ]
        )
    }

    private func plan(_ constraints: [String]) -> TreePlan {
        TreePlan(
            root: .plain("R", [.plain("a", [])]),
            constraints: constraints.compactMap { try? PlannedConstraint($0) }
        )
    }

    private func conflict(_ dropped: String, _ kept: String) -> ComponentDiagnostic {
        .conflictingConstraints(
            dropped: ConstraintClaim(relation: dropped, activatedBy: nil),
            kept: ConstraintClaim(relation: kept, activatedBy: nil)
        )
    }
}

private protocol CrowdRole: View, Component {}

private final class Crowd: View, CrowdRole {}

extension Slot where Value == any CrowdRole.Type, Part == any CrowdRole {
    fileprivate static let crowd = Slot("conflictTestCrowd", default: Crowd.self) { $0.init($1) }
}

private struct NarrowPlugin: Plugin {
    let manifest = PluginManifest("narrow", summary: "Narrow.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.crowd)
        registrar.extend(.crowd, with: NarrowPart.self)
    }
}

private final class NarrowPart: ComponentExtension<Crowd> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
}

private final class WidePart: ComponentExtension<Crowd> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
}
