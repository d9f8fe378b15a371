@testable import Views

/// A mounted tree and its plan, which change together.
struct ChangingTree {
    private(set) var plan: TreePlan
    let tree: PlannedTree

    init(_ plan: TreePlan) {
        self.plan = plan
        tree = PlannedTree(plan)
    }

    /// Makes a random change and returns its description.
    mutating func change(_ generator: inout PlanGenerator) -> String {
        switch Int.random(in: 0..<20, using: &generator.random) {
        case 0..<9: changeOne(&generator)
        case 9..<11: add(&generator)
        case 11: remove(&generator)
        case 12..<15: move(&generator)
        case 15..<17: changeConstraint(&generator)
        case 17: deactivate(&generator)
        default: activate(&generator)
        }
    }

    private mutating func changeOne(_ generator: inout PlanGenerator) -> String {
        let name = generator.pick(plan.root.flattened).name
        let isRoot = name == plan.root.name
        var kind = generator
        plan.root.update(name) { view in
            switch Int.random(in: 0..<4, using: &kind.random) {
            case 0:
                kind.restyle(&view)
                if isRoot { view.isHidden = false }
            case 1:
                view.spacingAfter = isRoot || kind.chance(0.4) ? nil : kind.length(-10, 30)
                view.columnSpan = isRoot ? 1 : kind.pick([1, 1, 2])
                view.respectsMargins = isRoot || kind.chance(0.4) ? nil : kind.chance(0.5)
            default: view.kind = kind.changed(view.kind)
            }
        }
        generator = kind
        configure(name)
        return "change \(name)"
    }

    private func configure(_ name: String) {
        guard let view = tree.views[name], let planned = plan.root.find(name) else { return }
        planned.configure(view)
        if let parent = view.superview { planned.configure(view, in: parent) }
    }

    private mutating func add(_ generator: inout PlanGenerator) -> String {
        guard plan.root.flattened.count < 16 else { return remove(&generator) }
        let parent = generator.pick(plan.root.flattened.filter(\.isContainer))
        let view = generator.view(depth: 2)
        let index = Int.random(in: 0...parent.children.count, using: &generator.random)
        plan.root.update(parent.name) { $0.children.insert(view, at: index) }
        tree.insert(view, into: parent.name, at: index)
        for name in view.flattened.map(\.name) {
            configure(name)
        }
        return "add \(view.name) to \(parent.name)"
    }

    private mutating func remove(_ generator: inout PlanGenerator) -> String {
        let candidates = plan.root.flattened.dropFirst()
        guard let view = candidates.randomElement(using: &generator.random) else {
            return "nothing"
        }
        takeOut(view, keepingInside: false)
        tree.remove(view)
        return "remove \(view.name)"
    }

    /// Removes a view from the plan, with its constraints.
    private mutating func takeOut(_ view: ViewPlan, keepingInside: Bool) {
        let inside = Set(view.flattened.map(\.name))
        plan.constraints.removeAll { constraint in
            let first = inside.contains(constraint.first.view)
            let second = constraint.second.map { inside.contains($0.view) } ?? first
            return first != second || first && !keepingInside
        }
        plan.root.remove(view.name)
    }

    private mutating func move(_ generator: inout PlanGenerator) -> String {
        let candidates = plan.root.flattened.dropFirst()
        guard var view = candidates.randomElement(using: &generator.random),
            let moved = tree.views[view.name]
        else { return "nothing" }
        let inside = Set(view.flattened.map(\.name))
        let places = plan.root.flattened.filter { $0.isContainer && !inside.contains($0.name) }
        let parent = generator.pick(places)
        var index = Int.random(in: 0...parent.children.count, using: &generator.random)
        if let old = parent.children.firstIndex(where: { $0.name == view.name }) {
            // Its index is counted without it.
            index = min(index, parent.children.count - 1)
            plan.root.update(parent.name) { parent in
                parent.children.remove(at: old)
                parent.children.insert(view, at: index)
            }
        } else {
            takeOut(view, keepingInside: true)
            view.spacingAfter = nil
            view.respectsMargins = nil
            view.columnSpan = 1
            plan.root.update(parent.name) { $0.children.insert(view, at: index) }
        }
        tree.views[parent.name]?.insertSubview(moved, at: index)
        return "move \(view.name) to \(parent.name)"
    }

    private mutating func changeConstraint(_ generator: inout PlanGenerator) -> String {
        guard !plan.constraints.isEmpty else { return activate(&generator) }
        let index = Int.random(in: plan.constraints.indices, using: &generator.random)
        let old = plan.constraints[index]
        var new = old
        if generator.chance(0.7) { new.constant = generator.length(-20, 60) }
        if generator.chance(0.5) { new.priority = generator.priority() }
        guard !plan.constraints.contains(new) else { return "nothing" }
        plan.constraints[index] = new
        tree.change(old, to: new)
        return "change \(old) to \(new)"
    }

    private mutating func deactivate(_ generator: inout PlanGenerator) -> String {
        guard let old = plan.constraints.randomElement(using: &generator.random) else {
            return "nothing"
        }
        plan.constraints.removeAll { $0 == old }
        tree.deactivate(old)
        return "deactivate \(old)"
    }

    private mutating func activate(_ generator: inout PlanGenerator) -> String {
        let parents = plan.root.flattened.filter { !$0.isStack && !$0.children.isEmpty }
        var new: PlannedConstraint?
        if let parent = parents.randomElement(using: &generator.random), generator.chance(0.7) {
            new = generator.relation(in: parent)
        } else if let view = plan.root.flattened.dropFirst().randomElement(using: &generator.random)
        {
            new = generator.size(of: view.name)
        }
        guard let new, !plan.constraints.contains(new) else { return "nothing" }
        plan.constraints.append(new)
        tree.activate(new)
        return "activate \(new)"
    }
}

extension PlanGenerator {
    /// Returns other values of the same kind.
    fileprivate mutating func changed(_ kind: ViewPlan.Kind) -> ViewPlan.Kind {
        switch kind {
        case .plain: .plain
        case .box: .box(Size(width: length(0, 80), height: length(0, 50)), baseline: baseline())
        case .label: .label(text(), size: pick([8, 12, 16]), lines: pick([0, 1, 1, 2]))
        case .text: .text(text(), size: pick([8, 16]))
        case .stack(let old): .stack(chance(0.5) ? stack() : respaced(old))
        }
    }

    private mutating func respaced(_ old: StackPlan) -> StackPlan {
        var new = old
        new.spacing = length(-10, 12)
        return new
    }
}

extension ViewPlan {
    /// Returns the view with a name, here or below.
    func find(_ name: String) -> ViewPlan? {
        flattened.first { $0.name == name }
    }

    /// Removes the view with a name, wherever it is below.
    fileprivate mutating func remove(_ name: String) {
        children.removeAll { $0.name == name }
        for index in children.indices {
            children[index].remove(name)
        }
    }
}
