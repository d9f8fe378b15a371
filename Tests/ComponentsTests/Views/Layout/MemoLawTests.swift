import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MemoLawTests {
    @Test(arguments: Cases(100, of: 2000))
    func changedTreesAreLaidOutLikeNewOnes(seed: Case) {
        let broken = Self.firstDifference(seed: seed)

        #expect(broken == nil, "seed \(seed)")
    }

    @Test(arguments: Cases(100, of: 2000))
    func sizesThatWereAskedForChangeNoFrames(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let plan = generator.tree()
        let (width, asked) = (generator.length(20, 300), generator.length(0, 300))
        let (new, old) = (PlannedTree(plan), PlannedTree(plan))

        _ = old.root.sizeThatFits(width: asked)
        for tree in [new, old] { tree.root.layout(width: width) }

        #expect(old.frames.differences(from: new.frames) == [], "seed \(seed)")
    }

    /// Makes twenty changes, laying out between them, and returns the first result that differs from a new tree.
    private static func firstDifference(seed: Case) -> String? {
        var generator = PlanGenerator(seed: seed)
        var changing = ChangingTree(generator.tree())
        var width = generator.length(40, 400)
        var changes: [String] = []
        changing.tree.root.layout(width: width)
        for number in 1...20 {
            changes.append(changing.change(&generator))
            if generator.chance(0.2) {
                // Size requests leave cached sizes behind that must not be confused with others.
                _ = changing.tree.root.sizeThatFits(width: generator.length(0, 500))
            }
            guard number == 20 || generator.chance(0.3) else { continue }
            if generator.chance(0.3) { width = generator.length(40, 400) }
            let height = generator.chance(0.2) ? generator.length(20, 300) : nil
            let new = PlannedTree(changing.plan)
            changing.tree.root.layout(width: width, height: height)
            new.root.layout(width: width, height: height)
            let broken =
                changing.tree.shape == new.shape
                ? changing.tree.frames.differences(from: new.frames)
                : ["\(changing.tree.shape) is not \(new.shape)"]
            guard broken.isEmpty else {
                return "\((changes + ["layout \(width)x\(height ?? -1)"] + broken))"
            }
        }
        return nil
    }
}
