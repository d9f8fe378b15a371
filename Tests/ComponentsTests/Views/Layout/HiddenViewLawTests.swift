import Components
import Drawing
import Testing
import Views

/// Views that were hidden, shown and changed meanwhile are as in a tree that was made anew.
@Suite(.diagnosticsOfIssues)
struct HiddenViewLawTests {
    @Test(arguments: Cases(100, of: 2000))
    func hiddenViewsKeepNothingOfWhatTheyShowed(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        var plan = generator.tree()
        let (tree, width) = (PlannedTree(plan), generator.length(40, 300))
        tree.root.layout(width: width)

        var steps: [String] = []
        for _ in 0..<12 {
            steps.append(Self.step(&plan, tree, &generator))
            guard generator.chance(0.5) else { continue }
            let new = PlannedTree(plan)
            for tree in [tree, new] { tree.root.layout(width: width) }
            let broken = tree.allFrames.differences(from: new.allFrames)
            #expect(broken == [], "seed \(seed), width \(width), \(steps)")
            #expect(tree.page == new.page, "seed \(seed), \(steps)")
            #expect(tree.spoken == new.spoken, "seed \(seed), \(steps)")
            #expect(tree.hits == new.hits, "seed \(seed), \(steps)")
            guard broken.isEmpty else { return }
        }
    }

    /// Hides, shows or changes a view, and returns what it did.
    private static func step(
        _ plan: inout TreePlan,
        _ tree: PlannedTree,
        _ generator: inout PlanGenerator
    ) -> String {
        let name = generator.pick(Array(plan.root.flattened.dropFirst())).name
        let (isToggled, text) = (generator.chance(0.6), generator.text())
        let size = Size(width: generator.length(0, 80), height: generator.length(0, 50))
        plan.root.update(name) { view in
            switch view.kind {
            case .label(_, let size, let lines) where !isToggled:
                view.kind = .label(text, size: size, lines: lines)
            case .text(_, let size) where !isToggled: view.kind = .text(text, size: size)
            case .box(_, let baseline) where !isToggled: view.kind = .box(size, baseline: baseline)
            default: view.isHidden.toggle()
            }
        }
        if let view = tree.views[name] { plan.root.find(name)?.configure(view) }
        return "\(isToggled ? "toggle" : "change") \(name)"
    }
}

extension PlannedTree {
    /// The frame of every view, by name, of hidden ones as well.
    fileprivate var allFrames: [String: Rect] { views.mapValues(\.frame) }

    fileprivate var page: String {
        var page = HTMLPage(title: "Page", settings: HTMLSettings())
        page.append(transcript: [HTMLEntry(id: "a", name: "", view: root)])
        return page.text
    }

    fileprivate var spoken: String { AccessibilityTree(of: root).text }

    /// The names of the views that are hit at the points of a grid.
    fileprivate var hits: [String?] {
        let names = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($1), $0) })
        let points = (0..<10).flatMap { x in
            (0..<10).map { Point(x: 3 + 29 * Double(x), y: 3 + 17 * Double($0)) }
        }
        return points.map { root.hitTest($0).flatMap { names[ObjectIdentifier($0)] } }
    }
}
