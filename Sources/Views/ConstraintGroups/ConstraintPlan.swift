/// The constraints that a view holds, sorted by what fulfils them.
final class ConstraintPlan: LayoutPlan {
    /// The view's own width against numbers.
    let widths: OwnLengths
    /// The view's own height against numbers.
    let heights: OwnLengths
    /// The proportion of the view's width to its height.
    let proportion: LengthProportion?
    private let proportionConstraint: Constraint?
    /// The group of all of them; nil if they only set lengths of the view.
    let group: ConstraintGroupPlan?
    /// Whether the view asks for nothing that concerns it alone.
    let hasNoLengths: Bool

    init(for view: View) {
        var widths = OwnLengths()
        var heights = OwnLengths()
        var proportion: LengthProportion?
        var proportionConstraint: Constraint?
        var group: ConstraintGroupPlan?
        var joinsOthers = true
        if view.core.asksForItself {
            joinsOthers = false
            for constraint in view.core.constraints {
                if constraint.isOwnLength {
                    if constraint.firstAttribute == .width {
                        widths.add(constraint)
                    } else {
                        heights.add(constraint)
                    }
                } else if let found = LengthProportion(constraint, of: view) {
                    proportion = found
                    proportionConstraint = constraint
                } else {
                    joinsOthers = true
                }
            }
            widths.sort()
            heights.sort()
        }
        if joinsOthers, view.core.stack?.ignoresConstraints == true {
            for constraint in view.core.constraints where !constraint.concernsOneView {
                view.report(dropped: constraint, kept: nil)
            }
        } else if joinsOthers {
            let plan = ConstraintGroupPlan(of: view)
            // What has a size of its own and joins no other view is measured as it is.
            if plan.nodes.count > 1 || !view.hasOwnContent { group = plan }
        }
        self.widths = widths
        self.heights = heights
        self.proportion = proportion
        self.proportionConstraint = proportionConstraint
        self.group = group
        hasNoLengths =
            widths.isEmpty && heights.isEmpty && proportion == nil && group?.hasOwn != true
    }

    /// Discards the positions of the group.
    override func forget() {
        group?.forget()
    }

    /// The proportion, where it counts more than heights that are asked for: it rules them out if it is newer,
    /// and widths are asked for, too.
    var newestProportion: LengthProportion? {
        guard let proportionConstraint, !widths.isEmpty,
            heights.isOlder(than: proportionConstraint)
        else { return nil }
        return proportion
    }

    /// Reports required lengths of the view that cannot all be kept, and returns those that its size does not
    /// fulfil, whatever rules them out.
    func reportConflicts(of view: View, at size: Size) -> [Constraint] {
        var missed: [Constraint] = []
        if hasNoLengths { return missed }
        for conflict in widths.conflicts + heights.conflicts {
            view.report(dropped: conflict.dropped, kept: conflict.kept)
        }
        let isRoot = view.core.superview == nil
        // The size of a root is given to it, but for a height that it needs.
        let isHigh = isRoot && view.core.measures.height != size.height
        widths.addUnfulfilled(by: size.width, isGiven: isRoot, to: &missed)
        heights.addUnfulfilled(by: size.height, isGiven: isHigh, to: &missed)
        if let proportion, !isRoot, !proportion.holds(size),
            let proportionConstraint, proportionConstraint.priority == .required
        {
            missed.append(proportionConstraint)
        }
        return missed
    }
}

extension View {
    /// The plan of the view's constraints; nil if it holds no constraint.
    final var constraintPlan: ConstraintPlan? {
        if core.constraints.isEmpty { return nil }
        if let plan = core.plan as? ConstraintPlan { return plan }
        let plan = ConstraintPlan(for: self)
        core.plan = plan
        return plan
    }
}

/// A constraint that makes the width of a view a multiple of its height, or the reverse.
struct LengthProportion {
    /// The width divided by the height.
    private let factor: Double
    private let constant: Double

    /// Creates the proportion of a constraint; nil if it joins anything else.
    init?(_ constraint: Constraint, of view: View) {
        guard constraint.isProportion, constraint.firstItem.view === view else { return nil }
        let (multiplier, constant) = (constraint.multiplier, constraint.constant)
        guard multiplier.isFinite, multiplier != 0, constant.isFinite else { return nil }
        if constraint.firstAttribute == .width {
            factor = multiplier
            self.constant = constant
        } else {
            factor = 1 / multiplier
            self.constant = -constant / multiplier
        }
    }

    /// Whether a size has the proportion.
    func holds(_ size: Size) -> Bool {
        (width(at: size.height) - size.width).magnitude <= lengthTolerance * max(1, size.width)
    }

    func width(at height: Double) -> Double {
        max(0, factor * height + constant)
    }

    func height(at width: Double) -> Double {
        max(0, (width - constant) / factor)
    }
}

extension Constraint {
    /// Whether the constraint makes a view's width and height depend on each other.
    var isProportion: Bool {
        let isCrossed =
            firstAttribute == .width && secondAttribute == .height
            || firstAttribute == .height && secondAttribute == .width
        guard isCrossed, relation == .equal, let second = secondItem else { return false }
        guard firstItem.guide != .layoutMargins, second.guide != .layoutMargins else {
            return false
        }
        return firstItem.view != nil && firstItem.view === second.view
    }
}
