import Components
import Views

/// A mounted tree of views that was built from a plan.
final class PlannedTree {
    let root: View
    let tree: ComponentTree
    private(set) var views: [String: View] = [:]

    /// The active constraints, by their descriptions.
    private var constraints: [(plan: PlannedConstraint, made: Constraint)] = []

    init(_ plan: TreePlan, direction: LayoutDirection = .leftToRight, textScale: Double = 1) {
        var components = Components()
        components[.textMeasurer] = CellTextMeasurer()
        components[.layoutDirection] = direction
        components[.textScale] = textScale
        var views: [String: View] = [:]
        root = plan.root.makeView(&views)
        root.frame = .zero
        self.views = views
        tree = root.mount(in: ComponentContext(components))
        for constraint in plan.constraints {
            activate(constraint)
        }
    }

    /// The frame of every visible view, by name.
    var frames: [String: Rect] {
        views.filter { $0.value.isShown }.mapValues(\.frame)
    }

    /// The names of all views with their superviews' names, in drawing order.
    var shape: [String] {
        var names: [ObjectIdentifier: String] = [:]
        for (name, view) in views {
            names[ObjectIdentifier(view)] = name
        }
        var found: [String] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            found.append(names[ObjectIdentifier(view)] ?? "stranger")
            waiting += view.subviews
        }
        return found
    }

    func activate(_ plan: PlannedConstraint) {
        guard let made = plan.constraint(views) else { return }
        made.isActive = true
        constraints.append((plan, made))
    }

    func deactivate(_ plan: PlannedConstraint) {
        guard let index = constraints.firstIndex(where: { $0.plan == plan }) else { return }
        constraints.remove(at: index).made.isActive = false
    }

    /// Gives an active constraint another constant and priority.
    func change(_ old: PlannedConstraint, to new: PlannedConstraint) {
        guard let index = constraints.firstIndex(where: { $0.plan == old }) else { return }
        let made = constraints[index].made
        if made.constant != new.constant { made.constant = new.constant }
        if made.priority != new.priority { made.priority = new.priority }
        constraints[index].plan = new
    }

    /// Makes the views of a plan and puts them into a view.
    func insert(_ plan: ViewPlan, into parent: String, at index: Int) {
        views[parent]?.insertSubview(plan.makeView(&views), at: index)
    }

    /// Removes the views of a plan permanently.
    func remove(_ plan: ViewPlan) {
        views[plan.name]?.removeFromSuperview()
        for view in plan.flattened {
            views[view.name] = nil
        }
    }
}

extension ViewPlan {
    fileprivate func makeView(_ views: inout [String: View]) -> View {
        let view: View =
            switch kind {
            case .plain: View()
            case .box: BoxView()
            case .label: Label()
            case .text: TextView()
            case .stack: scrolls ? ScrollView() : ContainerStackView()
            }
        views[name] = view
        // The frame of the view if no stack and no constraint places it.
        view.frame = Rect(x: 3, y: 4, width: 50, height: 30)
        configure(view)
        for child in children {
            let subview = child.makeView(&views)
            view.addSubview(subview)
            child.configure(subview, in: view)
        }
        return view
    }

    /// Changes the properties that differ from the plan, except subviews.
    func configure(_ view: View) {
        if view.isHidden != isHidden { view.isHidden = isHidden }
        if view.directionalLayoutMargins != margins { view.directionalLayoutMargins = margins }
        if view.layoutDirection != direction { view.layoutDirection = direction }
        for (axis, path) in [
            (Axis.horizontal, \AxisPriorities.horizontal), (.vertical, \.vertical),
        ] {
            if view.contentHuggingPriority(for: axis) != hugging[keyPath: path] {
                view.setContentHuggingPriority(hugging[keyPath: path], for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis) != compression[keyPath: path] {
                view.setContentCompressionResistancePriority(compression[keyPath: path], for: axis)
            }
        }
        switch (kind, view) {
        case (.box(let size, let baseline), let box as BoxView):
            box.natural = size
            box.baseline = baseline
        case (.label(let text, let size, let lines), let label as Label):
            if label.text != text { label.text = text }
            if label.font.size != size { label.font.size = size }
            if label.numberOfLines != lines { label.numberOfLines = lines }
        case (.text(let text, let size), let view as TextView):
            if view.textContainerInset != .zero { view.textContainerInset = .zero }
            if view.text.plain != text { view.text = RichText(plain: text) }
            if view.font.size != size { view.font.size = size }
        case (.stack(let plan), let stack as ContainerStackView):
            plan.configure(stack)
            if let scroll = stack as? ScrollView, scroll.contentOffset != offset {
                scroll.contentOffset = offset
            }
        default: break
        }
    }

    /// Changes a stack's settings for the view, where they differ.
    func configure(_ view: View, in parent: View) {
        guard let stack = parent as? ContainerStackView else { return }
        if stack.customSpacing(after: view) != spacingAfter {
            stack.setCustomSpacing(spacingAfter, after: view)
        }
        if stack.columnSpan(of: view) != columnSpan { stack.setColumnSpan(columnSpan, of: view) }
        if stack.respectsLayoutMargins(view) != respectsMargins {
            stack.setRespectsLayoutMargins(respectsMargins, for: view)
        }
    }
}

extension StackPlan {
    fileprivate func configure(_ stack: ContainerStackView) {
        if stack.axis != axis { stack.axis = axis }
        if stack.alignment != alignment { stack.alignment = alignment }
        if stack.distribution != distribution { stack.distribution = distribution }
        if stack.spacing != spacing { stack.spacing = spacing }
        if stack.isLayoutMarginsRelativeArrangement != isMarginsRelative {
            stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
        }
        if stack.columns != columns { stack.columns = columns }
        if stack.wraps != wraps { stack.wraps = wraps }
        if stack.lineSpacing != lineSpacing { stack.lineSpacing = lineSpacing }
    }
}

extension View {
    /// Whether neither the view nor a superview is hidden.
    fileprivate var isShown: Bool {
        var next: View? = self
        while let view = next {
            if view.isHidden { return false }
            next = view.superview
        }
        return true
    }
}
