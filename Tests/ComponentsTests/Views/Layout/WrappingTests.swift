import Components
import ComponentsTesting
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct WrappingTests {
    @Test(arguments: Cases(60, of: 1000))
    func whatFitsIntoOneLineIsLaidOutAsARow(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let stack = PlannedStack(&generator)
        let tall = generator.length(0, 100)
        let (row, wrap) = (stack.tree(wraps: false), stack.tree(wraps: true))
        let size = row.root.sizeThatFits()

        let wrapSize = wrap.root.sizeThatFits()
        for tree in [row, wrap] { tree.root.layout(width: size.width, height: size.height + tall) }

        #expect(wrapSize == size, "seed \(seed)")
        // Sums in another order differ in the last digits.
        #expect(wrap.frames.mapValues(\.text) == row.frames.mapValues(\.text), "seed \(seed)")
    }

    @Test(arguments: Cases(60, of: 1000))
    func linesAreAsFullAsTheyCanBe(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let widths = (0..<generator.pick([3, 8, 15])).map { _ in generator.length(0, 90) }
        let boxes = widths.enumerated().map { ViewPlan.box("b\($0)", $1, 10) }
        let (width, spacing) = (generator.length(90, 200), generator.length(0, 12))
        let tree = PlannedTree(TreePlan(root: .wrap(boxes, spacing: spacing)))

        tree.root.layout(width: width)

        var (x, y) = (0.0, 0.0)
        for (place, boxWidth) in widths.enumerated() {
            if place > 0, x + boxWidth > width + 1e-6 { (x, y) = (0, y + 10 + spacing) }
            let frame = Rect(x: x, y: y, width: boxWidth, height: 10)
            #expect(tree.views["b\(place)"]?.frame.isNear(frame) == true, "seed \(seed)")
            x += boxWidth + spacing
        }
    }

    @Test func aStackAroundTakesTheWidthOfTheLongestLine() {
        let tree = PlannedTree(TreePlan(root: .wrap([.box("A", 60, 10), .box("B", 50, 10)])))

        #expect(tree.root.sizeThatFits() == Size(width: 118, height: 10))
        #expect(tree.root.sizeThatFits(width: 117) == Size(width: 60, height: 28))
    }

    @Test func columnsDoNotWrap() {
        let stack = ContainerStackView(axis: .vertical, arrangedSubviews: [BoxView(), BoxView()])
        stack.wraps = true
        stack.mount()

        stack.layout(width: 10, height: 5)

        #expect(stack.subviews.map(\.frame.size.width) == [10, 10])
    }

    @Test func constraintsBetweenTheViewsOfLinesHaveNoEffectUntilTheStackStopsWrapping() {
        let plan = TreePlan(
            root: .wrap([.box("A", 60, 10), .box("B", 50, 10)]),
            constraints: ["A.width = B.width"].compactMap { try? PlannedConstraint($0) }
        )
        let tree = PlannedTree(plan)

        tree.root.layout(width: 100)

        let claim = ConstraintClaim(relation: "BoxView.width = BoxView.width", activatedBy: nil)
        #expect(tree.tree.diagnostics == [.constraintWithoutEffect(claim)])
        #expect(tree.views["A"]?.frame.size.width == 60)

        (tree.root as? ContainerStackView)?.wraps = false
        tree.root.layout(width: 100)

        #expect(tree.views["A"]?.frame.size.width == 46)
    }

    @Test func lengthsThatAreNoneAreReportedAndCountAsNothing() {
        let stack = ContainerStackView(arrangedSubviews: [Label(), Label()])
        let tree = stack.mount()
        stack.wraps = true
        for view in stack.subviews { (view as? Label)?.text = "word" }

        stack.lineSpacing = .nan
        stack.spacing = .infinity
        stack.layout(width: 40)

        #expect(stack.subviews.last?.frame.y == stack.subviews.first?.frame.size.height)
        #expect(tree.diagnostics.count == 2)
    }

    @Test func aThousandLinesFollowNestedOnes() {
        var deepest = View()
        for _ in 0..<40 {
            let stack = ContainerStackView(arrangedSubviews: [deepest, Label()])
            stack.wraps = true
            deepest = stack
        }
        let stack = ContainerStackView(
            arrangedSubviews: [deepest] + (0..<1000).map { _ in BoxView() }
        )
        for case let box as BoxView in stack.subviews {
            box.natural = Size(width: 30, height: 5)
        }
        stack.wraps = true
        stack.mount()

        stack.layout(width: 40)

        #expect(deepest.frame.size.width <= 40)
        #expect(stack.frame.size.height == deepest.frame.size.height + 1000 * (5 + 8))
    }
}

/// A row of random views that keep to their natural widths.
private struct PlannedStack {
    private var children: [ViewPlan] = []
    private var stack: StackPlan

    init(_ generator: inout PlanGenerator) {
        stack = generator.stack()
        stack.axis = .horizontal
        stack.distribution = .fill
        stack.columns = []
        for _ in 0..<generator.pick([1, 2, 5]) {
            children.append(generator.view(depth: 2).withoutBaselines)
        }
    }

    func tree(wraps: Bool) -> PlannedTree {
        var stack = stack
        stack.wraps = wraps
        return PlannedTree(
            TreePlan(root: ViewPlan(name: "S", kind: .stack(stack), children: children))
        )
    }
}

extension ViewPlan {
    /// The view, in which no stack is aligned by baselines: an empty one is less high than its margins, which it keeps.
    fileprivate var withoutBaselines: ViewPlan {
        var plan = self
        if case .stack(var stack) = kind, [.firstBaseline, .lastBaseline].contains(stack.alignment)
        {
            stack.alignment = .center
            plan.kind = .stack(stack)
        }
        plan.children = children.map(\.withoutBaselines)
        return plan
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) + abs(y - other.y) + abs(size.width - other.size.width) < 1e-3
    }
}
