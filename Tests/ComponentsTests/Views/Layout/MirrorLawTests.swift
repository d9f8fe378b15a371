import ComponentsTesting
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MirrorLawTests {
    @Test(arguments: Cases(100, of: 2000))
    func rightToLeftIsTheExactMirror(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let plan = generator.tree().withinDirections
        let width = generator.length(40, 400)

        let leftToRight = PlannedTree(plan)
        let rightToLeft = PlannedTree(plan, direction: .rightToLeft)
        leftToRight.root.layout(width: width)
        rightToLeft.root.layout(width: width)

        let expected = leftToRight.mirroredFrames
        #expect(
            rightToLeft.frames.differences(from: expected) == [],
            "seed \(seed), width \(width)"
        )
    }
}

extension TreePlan {
    /// The plan without constraints that join views inside of a direction that is set with views outside: the direction
    /// around decides what their leading edges are, and mirrors only one of them.
    fileprivate var withinDirections: TreePlan {
        let turned = root.flattened.filter { $0.direction != nil }
        var plan = self
        plan.constraints.removeAll { constraint in
            guard let second = constraint.second?.view else { return false }
            return turned.contains { view in
                let inside = Set(view.flattened.dropFirst().map(\.name))
                return inside.contains(constraint.first.view) != inside.contains(second)
                    && view.name != constraint.first.view && view.name != second
            }
        }
        return plan
    }
}
