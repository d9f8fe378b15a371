import ComponentsTesting
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MirrorLawTests {
    @Test(arguments: Cases(100, of: 2000))
    func rightToLeftIsTheExactMirror(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let plan = generator.tree()
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
