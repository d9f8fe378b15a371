import Views

/// A view and its subviews as a value, from which equal trees are built.
struct ViewPlan {
    /// The unique name of the view in its tree.
    var name: String
    var kind: Kind
    var children: [ViewPlan] = []
    var isHidden = false
    var hugging = AxisPriorities(250, 250)
    var compression = AxisPriorities(750, 750)
    var margins = DirectionalEdgeInsets(all: 8)
    var direction: LayoutDirection?

    /// The spacing after the view and its margins' override, in a stack.
    var spacingAfter: Double?
    var respectsMargins: Bool?
    var columnSpan = 1

    /// Whether a stack scrolls, which stays as it is, and how far.
    var scrolls = false
    var offset = 0.0

    /// The kind of the view; the values may change, the case may not.
    enum Kind {
        case plain
        case box(Size, baseline: Double?)
        case label(String, size: Double, lines: Int)
        case text(String, size: Double)
        case stack(StackPlan)
    }

    /// The view and all below it, superviews first.
    var flattened: [ViewPlan] {
        [self] + children.flatMap(\.flattened)
    }

    /// Whether the view lays out its subviews itself.
    var isStack: Bool {
        if case .stack = kind { true } else { false }
    }

    /// Whether the view may have subviews.
    var isContainer: Bool {
        switch kind {
        case .plain, .stack: true
        case .box, .label, .text: false
        }
    }

    /// Calls the closure with the view with a name, here or below.
    mutating func update(_ name: String, _ change: (inout ViewPlan) -> Void) {
        if self.name == name { return change(&self) }
        for index in children.indices {
            children[index].update(name, change)
        }
    }
}

/// The settings of a stack.
struct StackPlan {
    var axis = Axis.horizontal
    var alignment = StackAlignment.fill
    var distribution = StackDistribution.fill
    var spacing = 8.0
    var isMarginsRelative = false
    var wraps = false
    var lineSpacing: Double?
    var columns: [GridColumn] = []
}

/// Priorities along and across.
struct AxisPriorities: Equatable {
    var horizontal: Priority
    var vertical: Priority

    init(_ horizontal: Priority, _ vertical: Priority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension ViewPlan {
    static func box(
        _ name: String,
        _ width: Double,
        _ height: Double,
        hugging: Priority = 250,
        compression: Priority = 750,
        baseline: Double? = nil
    ) -> ViewPlan {
        var plan = ViewPlan(
            name: name,
            kind: .box(Size(width: width, height: height), baseline: baseline)
        )
        plan.hugging = AxisPriorities(hugging, hugging)
        plan.compression = AxisPriorities(compression, compression)
        return plan
    }

    /// A text of a number of cells of 10 by 20, which wraps between any two.
    static func cells(_ name: String, _ count: Int) -> ViewPlan {
        ViewPlan(name: name, kind: .text(String(repeating: "x", count: count), size: 16))
    }

    static func row(
        _ children: [ViewPlan],
        _ alignment: StackAlignment = .fill,
        _ distribution: StackDistribution = .fill,
        spacing: Double = 8,
        margins: DirectionalEdgeInsets? = nil,
        named name: String = "S"
    ) -> ViewPlan {
        stack(name, .horizontal, alignment, distribution, spacing, margins, children)
    }

    /// A row that wraps.
    static func wrap(
        _ children: [ViewPlan],
        _ alignment: StackAlignment = .top,
        _ distribution: StackDistribution = .fill,
        spacing: Double = 8,
        lineSpacing: Double? = nil,
        margins: DirectionalEdgeInsets? = nil
    ) -> ViewPlan {
        var plan = row(children, alignment, distribution, spacing: spacing, margins: margins)
        guard case .stack(var stack) = plan.kind else { return plan }
        (stack.wraps, stack.lineSpacing) = (true, lineSpacing)
        plan.kind = .stack(stack)
        return plan
    }

    /// A grid.
    static func grid(
        _ columns: [GridColumn],
        _ children: [ViewPlan],
        _ alignment: StackAlignment = .top,
        lineSpacing: Double? = nil,
        margins: DirectionalEdgeInsets? = nil
    ) -> ViewPlan {
        var plan = row(children, alignment, margins: margins)
        guard case .stack(var stack) = plan.kind else { return plan }
        (stack.columns, stack.lineSpacing) = (columns, lineSpacing)
        plan.kind = .stack(stack)
        return plan
    }

    static func column(
        _ children: [ViewPlan],
        _ alignment: StackAlignment = .fill,
        spacing: Double = 4,
        named name: String = "S"
    ) -> ViewPlan {
        stack(name, .vertical, alignment, .fill, spacing, nil, children)
    }

    static func plain(_ name: String, _ children: [ViewPlan]) -> ViewPlan {
        ViewPlan(name: name, kind: .plain, children: children)
    }

    private static func stack(
        _ name: String,
        _ axis: Axis,
        _ alignment: StackAlignment,
        _ distribution: StackDistribution,
        _ spacing: Double,
        _ margins: DirectionalEdgeInsets?,
        _ children: [ViewPlan]
    ) -> ViewPlan {
        let stack = StackPlan(
            axis: axis,
            alignment: alignment,
            distribution: distribution,
            spacing: spacing,
            isMarginsRelative: margins != nil
        )
        var plan = ViewPlan(name: name, kind: .stack(stack), children: children)
        if let margins { plan.margins = margins }
        return plan
    }

    /// The view, hidden.
    var hidden: ViewPlan {
        var plan = self
        plan.isHidden = true
        return plan
    }

    /// Returns the view spanning columns.
    func spanning(_ columns: Int) -> ViewPlan {
        var plan = self
        plan.columnSpan = columns
        return plan
    }

    /// Returns the view with its own spacing after it.
    func spaced(_ spacing: Double) -> ViewPlan {
        var plan = self
        plan.spacingAfter = spacing
        return plan
    }
}
