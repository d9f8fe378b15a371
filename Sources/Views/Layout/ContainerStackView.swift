/// A view that lays its subviews out in a row or a column.
///
/// The subviews are the arranged views, in order. A row that ``wraps`` continues in further lines.
open class ContainerStackView: View {
    /// The constraints of views that were all taken out, for those that come back.
    final var suspended: [SuspendedConstraint] = []

    /// Creates an empty row.
    public required init() {
        super.init()
        core.stack = StackContent(spacing: Self.automaticSpacing)
    }

    /// Creates a stack that holds views.
    public convenience init(
        axis: Axis = .horizontal,
        alignment: StackAlignment = .fill,
        spacing: Double = ContainerStackView.automaticSpacing,
        arrangedSubviews: [View] = []
    ) {
        self.init()
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        addArrangedSubviews(arrangedSubviews)
    }

    /// The spacing of a stack that sets none, in points.
    public static let automaticSpacing = 8.0

    /// The direction of the stack; a row unless set.
    public final var axis: Axis {
        get { core.stack?.axis ?? .horizontal }
        set {
            let isOther = newValue != axis
            changeStack { $0.axis = newValue }
            if isOther { axisChanged() }
        }
    }

    /// The alignment of the views across the axis; `fill` unless set.
    public final var alignment: StackAlignment {
        get { core.stack?.alignment ?? .fill }
        set { changeStack { $0.alignment = newValue } }
    }

    /// The distribution of the views along the axis; `fill` unless set.
    public final var distribution: StackDistribution {
        get { core.stack?.distribution ?? .fill }
        set { changeStack { $0.distribution = newValue } }
    }

    /// The distance between neighbours, in points; may be negative.
    public final var spacing: Double {
        get { core.stack?.spacing ?? Self.automaticSpacing }
        set {
            check(newValue, "spacing")
            changeStack { $0.spacing = newValue.finite }
        }
    }

    /// Whether a row continues in another line where the next view does not fit; not unless set.
    ///
    /// Views have their natural widths, and one that is wider than the stack is alone in its line and shrunk to it.
    /// What is left over of a line goes to a view that hugs its content less than `defaultLow`, such as an empty
    /// one, or stays empty. Heights, alignment and the other distributions apply within each line. Columns do not
    /// wrap, and constraints that join views of a stack that wraps have no effect.
    ///
    /// ```swift
    /// let tags = ContainerStackView(alignment: .center, spacing: 4, arrangedSubviews: labels)
    /// tags.wraps = true
    /// ```
    public final var wraps: Bool {
        get { core.stack?.wraps ?? false }
        set { changeLines { $0.wraps = newValue } }
    }

    /// The distance between the lines of a stack that wraps, in points; nil, the default, means that of ``spacing``.
    public final var lineSpacing: Double? {
        get { core.stack?.lineSpacing }
        set {
            if let newValue { check(newValue, "lineSpacing") }
            changeStack { $0.lineSpacing = newValue?.finite }
        }
    }

    /// Whether the views keep to the layout margins; not unless set.
    public final var isLayoutMarginsRelativeArrangement: Bool {
        get { core.stack?.isMarginsRelative ?? false }
        set { changeStack { $0.isMarginsRelative = newValue } }
    }

    /// The views that the stack lays out, in order, hidden ones included.
    public final var arrangedSubviews: [View] { subviews }

    /// Returns the distance after a view, in points, if it has one of its own.
    public final func customSpacing(after view: View) -> Double? {
        view.superview === self ? view.core.ownSpacing : nil
    }

    /// Replaces the distance after a view, in points, until the view leaves the stack.
    public final func setCustomSpacing(_ spacing: Double?, after view: View) {
        guard view.superview === self else { return }
        if let spacing { check(spacing, "customSpacing") }
        view.core.customSpacing = spacing?.finite ?? .nan
        core.noteChange()
        setNeedsLayout()
    }

    /// Returns whether a view keeps to the margins, if it differs from the stack.
    public final func respectsLayoutMargins(_ view: View) -> Bool? {
        view.superview === self ? view.core.keepsMargins : nil
    }

    /// Makes one view keep to the margins, or not, whatever the stack does.
    public final func setRespectsLayoutMargins(_ respects: Bool?, for view: View) {
        guard view.superview === self else { return }
        view.core.keepsMargins = respects
        core.noteChange()
        setNeedsLayout()
    }

    /// Called after the axis changed.
    func axisChanged() {
        if let stack = core.stack, stack.wraps || !stack.columns.isEmpty { constraintsChanged() }
    }

    @inline(__always)
    final func changeStack(_ change: (StackContent) -> Void) {
        guard let stack = core.stack else { return }
        change(stack)
        core.noteChange()
        setNeedsLayout()
    }

    /// Changes what decides whether the views are in lines, where constraints have no effect.
    final func changeLines(_ change: (StackContent) -> Void) {
        changeStack(change)
        constraintsChanged()
    }
}

extension ContainerStackView {
    /// Adds a view at the end.
    public final func addArrangedSubview(_ view: View) {
        addSubview(view)
        resumeConstraints()
    }

    /// Adds views at the end, in order.
    public final func addArrangedSubviews(_ views: [View]) {
        for view in views {
            addSubview(view)
        }
        resumeConstraints()
    }

    /// Adds a view at a place; places beyond the end mean the end.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        insertSubview(view, at: index)
        resumeConstraints()
    }

    /// Removes all views; those that are added to the stack again get their constraints back.
    public final func removeAllArrangedSubviews() {
        for view in subviews {
            suspended += view.crossingConstraints.map { SuspendedConstraint(view, $0) }
            view.removeFromSuperview()
        }
    }

    private func resumeConstraints() {
        guard !suspended.isEmpty else { return }
        suspended.removeAll { $0.view?.superview === self && $0.constraint.activateIfPossible() }
    }
}

/// A constraint of a view that was taken out of a stack and may be put back.
struct SuspendedConstraint {
    private(set) weak var view: View?
    let constraint: Constraint

    init(_ view: View, _ constraint: Constraint) {
        self.view = view
        self.constraint = constraint
    }
}
