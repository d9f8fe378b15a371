import Testing
import Views

@Suite struct StackAsConstraintsTests {
    @Test(
        arguments: [.fill, .fillEqually, .equalSpacing] as [StackDistribution],
        [Axis.horizontal, .vertical]
    )
    func stacksAreLaidOutAsTheirRulesSay(_ distribution: StackDistribution, _ axis: Axis) {
        for seed in Cases(60, of: 600) {
            var generator = PlanGenerator(seed: seed)
            let stack = StackInWords(distribution, axis, &generator)

            let arranged = stack.arranged
            let solved = stack.solved

            let wrong = arranged.filter { name, frame in
                !(solved[name].map { isNear($0, frame) } ?? false)
            }
            #expect(
                solved.filter { wrong[$0.key] != nil }.differences(from: wrong) == [],
                "seed \(seed)"
            )
        }
    }

    private func isNear(_ first: Rect, _ second: Rect) -> Bool {
        let pairs = [
            (first.x, second.x), (first.y, second.y), (first.size.width, second.size.width),
            (first.size.height, second.size.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

/// A stack of boxes, and its rules as constraints between them in a plain view.
private struct StackInWords {
    let stack: StackPlan
    let boxes: [ViewPlan]
    let size: Size

    init(_ distribution: StackDistribution, _ axis: Axis, _ generator: inout PlanGenerator) {
        let alignments: [StackAlignment] = [.fill, .leading, .center, .trailing]
        stack = StackPlan(
            axis: axis,
            alignment: generator.pick(alignments),
            distribution: distribution,
            spacing: generator.length(distribution == .equalSpacing ? 0 : -5, 12)
        )
        var boxes = (0..<Int.random(in: 2...5, using: &generator.random)).map { index in
            var box = ViewPlan.box("b\(index)", generator.length(5, 60), generator.length(5, 60))
            box.isHidden = index > 1 && generator.chance(0.2)
            box.spacingAfter =
                distribution != .equalSpacing && generator.chance(0.2)
                ? generator.length(0, 20) : nil
            return box
        }
        // No two are equal, so that nothing depends on the rules for equals.
        let order = boxes.indices.shuffled(using: &generator.random)
        for (index, place) in order.enumerated() {
            let (low, high) = (Priority(Double(200 + place)), Priority(Double(600 + place)))
            boxes[index].hugging = AxisPriorities(low, low)
            boxes[index].compression = AxisPriorities(high, high)
        }
        self.boxes = boxes
        let (along, across) = (generator.length(60, 350), generator.length(60, 100))
        size =
            axis == .horizontal
            ? Size(width: along, height: across) : Size(width: across, height: along)
    }

    /// The frames of the visible boxes in a stack.
    var arranged: [String: Rect] {
        frames(TreePlan(root: ViewPlan(name: "S", kind: .stack(stack), children: boxes)))
    }

    /// The frames by the solver.
    var solved: [String: Rect] {
        let gaps = (1..<max(1, shown.count)).map { ViewPlan.plain("gap\($0)", []) }
        let root = ViewPlan.plain("S", shown + (stack.distribution == .equalSpacing ? gaps : []))
        return frames(TreePlan(root: root, constraints: along + across))
    }

    private var shown: [ViewPlan] {
        boxes.filter { !$0.isHidden }
    }

    private func frames(_ plan: TreePlan) -> [String: Rect] {
        let tree = PlannedTree(plan)
        tree.root.layout(width: size.width, height: size.height)
        return tree.frames.filter { frame in shown.contains { $0.name == frame.key } }
    }

    private var along: [PlannedConstraint] {
        guard let first = shown.first?.name, let last = shown.last?.name else { return [] }
        var rules = [
            equal(first, start, "S", start), equal(last, end, "S", end),
        ]
        for (index, (one, next)) in zip(shown, shown.dropFirst()).enumerated() {
            let spacing = one.spacingAfter ?? stack.spacing
            if stack.distribution == .equalSpacing {
                let gap = "gap\(index + 1)"
                rules += [
                    equal(gap, start, one.name, end), equal(gap, end, next.name, start),
                    equal(gap, length, "gap1", length),
                    PlannedConstraint(
                        .init(view: gap, attribute: length),
                        .greaterThanOrEqual,
                        constant: spacing
                    ),
                ]
            } else {
                rules.append(equal(next.name, start, one.name, end, constant: spacing))
            }
            if stack.distribution == .fillEqually {
                rules.append(equal(next.name, length, one.name, length))
            }
        }
        return rules.filter { $0.first != $0.second }
            + shown.map {
                PlannedConstraint(
                    .init(view: $0.name, attribute: length),
                    .greaterThanOrEqual,
                    constant: 0
                )
            }
    }

    private var across: [PlannedConstraint] {
        let isRow = stack.axis == .horizontal
        let edges: [LayoutAttribute] =
            switch stack.alignment {
            case .center: isRow ? [.centerY] : [.centerX]
            case .leading: isRow ? [.top] : [.leading]
            case .trailing: isRow ? [.bottom] : [.trailing]
            default: isRow ? [.top, .bottom] : [.leading, .trailing]
            }
        return shown.flatMap { box in edges.map { equal(box.name, $0, "S", $0) } }
    }

    private var start: LayoutAttribute { stack.axis == .horizontal ? .leading : .top }
    private var end: LayoutAttribute { stack.axis == .horizontal ? .trailing : .bottom }
    private var length: LayoutAttribute { stack.axis == .horizontal ? .width : .height }

    private func equal(
        _ view: String,
        _ attribute: LayoutAttribute,
        _ other: String,
        _ otherAttribute: LayoutAttribute,
        constant: Double = 0
    ) -> PlannedConstraint {
        PlannedConstraint(
            .init(view: view, attribute: attribute),
            .equal,
            .init(view: other, attribute: otherAttribute),
            constant: constant
        )
    }
}
