import Components
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MotionStyleTests {
    @Test func pageShowsTheInstantUnlessItAnimates() {
        let tree = AnimatedTree()
        tree.views[0].animate(.alpha(to: 0), over: .milliseconds(100), curve: .linear)
        tree.tree.advance(to: tree.tree.now.advanced(by: .milliseconds(25)))

        let page = text(tree)

        #expect(page.contains("opacity:0.75;"))
        #expect(!page.contains("@keyframes"))
    }

    @Test func runningAnimationIsWrittenAsCSS() {
        let tree = AnimatedTree()
        tree.views[0].animate(.alpha(to: 0.5), over: .milliseconds(100), curve: .easeOut)
        tree.tree.advance(to: tree.tree.now.advanced(by: .milliseconds(25)))

        let page = text(tree, animates: true)

        #expect(page.contains("@keyframes k0-0{from{opacity:1;}}\n"))
        #expect(page.contains(".k0{animation:k0-0 0.1s ease-out -0.025s backwards;}\n"))
        #expect(page.contains("class=\"k0\""))
        #expect(page.contains("opacity:0.5;"))
        #expect(page.contains("@media (prefers-reduced-motion:reduce){*{animation:none!important;"))
    }

    @Test func animationsOfOneViewShareAClass() {
        let tree = AnimatedTree()
        tree.views[0].backgroundColor = .white
        tree.views[0].animate(.cornerRadius(from: 4, to: 0), over: .seconds(1), curve: .linear)
        tree.views[0].animate(.backgroundColor(to: nil), over: .seconds(2), curve: .easeIn)

        let page = text(tree, animates: true)

        #expect(page.contains("@keyframes k0-0{from{border-radius:4px;}}\n"))
        #expect(page.contains("@keyframes k0-1{from{background-color:var(--c0);}}\n"))
        #expect(
            page.contains(
                ".k0{animation:k0-0 1s linear 0s backwards,k0-1 2s ease-in 0s backwards;}\n"
            )
        )
    }

    @Test func viewThatFadesInIsWritten() {
        let tree = AnimatedTree()
        tree.views[4].animate(.alpha(from: 0, to: 1), over: .seconds(1))

        #expect(!text(tree).contains("Hi"))
        #expect(text(tree, animates: true).contains("Hi"))
    }

    @Test(arguments: Cases(30, of: 2_000))
    func drawingsShowTheInstantAsIfItWereSet(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let (animated, set) = (AnimatedTree(), AnimatedTree())

        for _ in 0..<20 {
            animated.take(AnimatedTree.Step(at: animated.tree.now, using: &generator))
            set.show(animated)
            #expect(text(animated) == text(set), "seed \(seed)")
            #expect(picture(animated) == picture(set), "seed \(seed)")
        }
    }

    @Test(arguments: Cases(30, of: 2_000))
    func endedAnimationsLeaveNothingInDrawings(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let (animated, set) = (AnimatedTree(), AnimatedTree())
        for _ in 0..<20 {
            let step = AnimatedTree.Step(at: animated.tree.now, using: &generator)
            animated.take(step)
            set.take(step, withSteps: false)
        }

        animated.end()

        #expect(text(animated) == text(set), "seed \(seed)")
        #expect(text(animated, animates: true) == text(set), "seed \(seed)")
        #expect(picture(animated) == picture(set), "seed \(seed)")
        #expect(TreeNode(of: animated.root) == TreeNode(of: set.root), "seed \(seed)")
    }

    private func text(_ tree: AnimatedTree, animates: Bool = false) -> String {
        var page = HTMLPage(title: "Page", settings: HTMLSettings(animates: animates))
        page.append(transcript: [HTMLEntry(id: "m1", name: "Martin", view: tree.root)])
        return page.text
    }

    private func picture(_ tree: AnimatedTree) -> String {
        TerminalPicture(of: tree.root, options: TerminalOptions(columns: 30)).text
    }
}
