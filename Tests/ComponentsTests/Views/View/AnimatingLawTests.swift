import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct AnimatingLawTests {
    @Test(arguments: Cases(60, of: 4_000))
    func animationsChangeNothingButWhatIsDrawn(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let (animated, set) = (AnimatedTree(), AnimatedTree())

        for _ in 0..<30 {
            let step = AnimatedTree.Step(at: animated.tree.now, using: &generator)
            animated.take(step)
            set.take(step, withSteps: false)
            #expect(animated.difference(from: set) == nil, "seed \(seed)")
        }
        animated.end()

        #expect(animated.difference(from: set) == nil, "seed \(seed)")
        #expect(animated.shown == set.shown, "seed \(seed)")
        #expect(animated.views.allSatisfy { $0.animations.isEmpty }, "seed \(seed)")
        #expect(animated.tree.nextDue == nil, "seed \(seed)")
    }

    @Test(arguments: Cases(60, of: 4_000))
    func treeMadeAgainFromValuesShowsTheSame(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let tree = AnimatedTree()
        var taken: [AnimatedTree.Step] = []

        for _ in 0..<30 {
            let step = AnimatedTree.Step(at: tree.tree.now, using: &generator)
            tree.take(step)
            taken.append(step)
            let again = AnimatedTree(at: tree.tree.now)
            taken.forEach { again.take($0, withAdvances: false) }

            #expect(again.shown == tree.shown, "seed \(seed)")
            #expect(again.difference(from: tree) == nil, "seed \(seed)")
            #expect(
                again.views.map(\.animations.count) == tree.views.map(\.animations.count),
                "seed \(seed)"
            )
        }
    }

    @Test(arguments: Cases(60, of: 4_000))
    func nothingJumpsWhenAnAnimationIsInterrupted(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let tree = AnimatedTree()

        for _ in 0..<30 {
            tree.take(AnimatedTree.Step(at: tree.tree.now, using: &generator))
            let shown = tree.shown.map(\.look)
            for view in tree.views {
                view.animate(.alpha(to: 0.125), over: .seconds(1))
                view.animate(.backgroundColor(to: .systemRed), over: .seconds(1))
                view.animate(.cornerRadius(to: 3), over: .seconds(1))
            }

            #expect(tree.shown.map(\.look) == shown, "seed \(seed)")
        }
    }
}
