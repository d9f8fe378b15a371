@testable import Views

/// Makes trees of views that depend only on a seed.
struct PlanGenerator {
    var random: SeededGenerator
    private var count = 0

    init(seed: Case) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns a tree of stacks, texts, boxes and plain views with constraints.
    mutating func tree() -> TreePlan {
        var root = view(depth: 0)
        while !root.isContainer || root.children.isEmpty {
            root = view(depth: 0)
        }
        root.isHidden = false
        var plan = TreePlan(root: root)
        plan.constraints = constraints(in: root)
        return plan
    }

    /// Returns a view with everything in it.
    mutating func view(depth: Int) -> ViewPlan {
        count += 1
        var plan = ViewPlan(name: "v\(count)", kind: kind(depth: depth))
        plan.scrolls = chance(0.15)
        restyle(&plan)
        plan.spacingAfter = chance(0.15) ? length(-10, 30) : nil
        plan.respectsMargins = chance(0.1) ? chance(0.5) : nil
        plan.columnSpan = chance(0.15) ? pick([2, 3]) : 1
        guard plan.isContainer else { return plan }
        for _ in 0..<Int.random(in: (depth == 0 ? 2 : 0)...4, using: &random) {
            plan.children.append(view(depth: depth + 1))
        }
        return plan
    }

    /// Returns constraints for the views below that are in plain views, and some that go deeper.
    mutating func constraints(in root: ViewPlan) -> [PlannedConstraint] {
        var found: [PlannedConstraint] = []
        for parent in root.flattened {
            for child in parent.children {
                if parent.isStack {
                    if chance(0.15) { found.append(size(of: child.name)) }
                } else {
                    found += edges(of: child.name, in: parent.name)
                    if chance(0.3) { found.append(size(of: child.name)) }
                }
            }
            if !parent.isStack, chance(0.4), let constraint = relation(in: parent) {
                found.append(constraint)
            }
        }
        return found
    }

    /// Returns a constraint between any two views below a plain one.
    mutating func relation(in parent: ViewPlan) -> PlannedConstraint? {
        guard
            let first = parent.flattened.dropFirst().randomElement(using: &random),
            let second = parent.flattened.dropFirst().randomElement(using: &random),
            first.name != second.name,
            // Constraints between a stack's own views are up to the stack.
            parent.nearestCommonView(first.name, second.name)?.isStack == false
        else { return nil }
        let kinds: [[LayoutAttribute]] = [
            [.leading, .trailing, .centerX],
            [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
            [.width, .height],
        ]
        let kind = pick(kinds)
        return PlannedConstraint(
            .init(view: first.name, attribute: pick(kind)),
            pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            .init(view: second.name, attribute: pick(kind)),
            constant: length(-20, 20),
            priority: priority()
        )
    }

    /// Returns a constraint that fixes or limits a length.
    mutating func size(of view: String) -> PlannedConstraint {
        PlannedConstraint(
            .init(view: view, attribute: chance(0.5) ? .width : .height),
            pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: length(0, 120),
            priority: priority()
        )
    }

    private mutating func edges(of child: String, in parent: String) -> [PlannedConstraint] {
        let pairs: [[LayoutAttribute]] = [
            pick([[.leading, .trailing], [.leading], [.trailing], [.centerX]]),
            pick([[.top, .bottom], [.top, .bottom], [.top], [.centerY]]),
        ]
        return pairs.flatMap { $0 }.map { attribute in
            let isEnd = attribute == .trailing || attribute == .bottom
            let inset = length(0, 12)
            return PlannedConstraint(
                .init(view: child, attribute: attribute),
                chance(0.8) ? .equal : isEnd ? .lessThanOrEqual : .greaterThanOrEqual,
                .init(
                    view: parent,
                    guide: chance(0.2) ? .layoutMargins : .bounds,
                    attribute: attribute
                ),
                constant: isEnd ? -inset : inset,
                priority: chance(0.8) ? 1000 : priority()
            )
        }
    }

    /// Gives a view other visibility, priorities and margins.
    mutating func restyle(_ plan: inout ViewPlan) {
        plan.isHidden = chance(0.15)
        plan.offset = chance(0.5) ? length(0, 60) : 0
        plan.direction = chance(0.1) ? pick([.leftToRight, .rightToLeft]) : nil
        if chance(0.3) { plan.hugging = AxisPriorities(priority(below: 700), priority(below: 700)) }
        if chance(0.3) { plan.compression = AxisPriorities(priority(), priority()) }
        if chance(0.3) {
            plan.margins = DirectionalEdgeInsets(
                top: length(0, 10),
                leading: length(0, 20),
                bottom: length(0, 10),
                trailing: length(0, 20)
            )
        }
    }

    /// Returns a stack with other settings.
    mutating func stack() -> StackPlan {
        let axis = pick([Axis.horizontal, .vertical])
        let alignments: [StackAlignment] = [.fill, .leading, .center, .trailing]
        let baselines: [StackAlignment] = [.firstBaseline, .lastBaseline]
        return StackPlan(
            axis: axis,
            alignment: pick(axis == .horizontal ? alignments + baselines : alignments),
            distribution: pick([
                .fill, .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing,
                .equalCentering,
            ]),
            spacing: chance(0.2) ? length(-10, 0) : length(0, 12),
            isMarginsRelative: chance(0.3),
            wraps: chance(0.25),
            lineSpacing: chance(0.3) ? length(-5, 12) : nil,
            columns: chance(0.15) ? columns() : []
        )
    }

    private mutating func columns() -> [GridColumn] {
        (0..<pick([1, 2, 3])).map { _ in
            pick([.fixed(length(0, 60)), .fraction(length(0, 3)), .filling(least: length(0, 60))])
        }
    }

    private mutating func kind(depth: Int) -> ViewPlan.Kind {
        let container = depth == 0 ? 1 : depth > 2 ? 0 : 0.45
        if chance(container) { return chance(0.6) ? .stack(stack()) : .plain }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .box(Size(width: length(0, 80), height: length(0, 50)), baseline: baseline())
        case 1: return .label(text(), size: pick([8, 12, 16]), lines: pick([0, 1, 1, 2]))
        default: return .text(text(), size: pick([8, 16]))
        }
    }

    mutating func text() -> String {
        String(repeating: "x", count: chance(0.1) ? 0 : Int.random(in: 1...30, using: &random))
    }

    mutating func baseline() -> Double? {
        chance(0.4) ? length(0, 30) : nil
    }

    mutating func priority(below limit: Double = 1000) -> Priority {
        pick([1, 100, 250, 251, 500, 749, 750, 751, 999, 1000].filter { $0.rawValue <= limit })
    }

    /// Returns a length in whole points, halves or thirds.
    mutating func length(_ lowest: Double, _ highest: Double) -> Double {
        let whole = Double.random(in: lowest...highest, using: &random).rounded()
        let part = pick([0, 0, 0, 0.5, 1.0 / 3])
        return min(max(whole + part, lowest), highest)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: choices.indices, using: &random)]
    }
}
