import Components

extension View {
    /// Returns the size that the view takes, in points, if it may be so wide.
    ///
    /// A natural size that fits answers every larger limit, which keeps layout linear in the depth.
    @inline(__always)
    final func fitting(_ limit: Double, _ pass: LayoutPass) -> Size {
        core.enter(pass)
        let natural = core.measures.natural
        return natural.width <= limit + lengthTolerance ? natural : newlyFitting(limit, pass)
    }

    private func newlyFitting(_ limit: Double, _ pass: LayoutPass) -> Size {
        if core.measures.natural.width.isNaN {
            core.measures.natural = measured(.infinity, pass)
        }
        let natural = core.measures.natural
        if natural.width <= limit + lengthTolerance { return natural }
        if core.measures.limit == limit { return core.measures.limited }
        let size =
            core.measures.olderLimit == limit
            ? core.measures.olderLimited : measured(limit, pass)
        core.measures.remember(size, within: limit)
        return size
    }

    /// Returns the height that the view needs at exactly this width, in points.
    @inline(__always)
    final func height(at width: Double, _ pass: LayoutPass) -> Double {
        core.enter(pass)
        return core.measures.width == width ? core.measures.height : newHeight(at: width, pass)
    }

    private func newHeight(at width: Double, _ pass: LayoutPass) -> Double {
        let height =
            core.constraints.isEmpty
            ? contentHeight(at: width, nil, pass) : plannedHeight(at: width, pass)
        core.measures.width = width
        core.measures.height = height
        return height
    }

    /// Returns the height at a width, with what the view's own constraints make of it.
    private func plannedHeight(at width: Double, _ pass: LayoutPass) -> Double {
        let plan = constraintPlan
        if let group = plan?.group { return group.height(at: width, withOwn: true, pass) }
        var height = contentHeight(at: width, plan, pass)
        guard let plan else { return height }
        if let proportion = plan.newestProportion { return proportion.height(at: width) }
        if let proportion = plan.proportion { height = proportion.height(at: width) }
        return plan.heights.isEmpty ? height : plan.heights.length(height, priorities(.vertical))
    }

    /// Returns the size within a width, with what the view's own constraints make of it.
    private func measured(_ limit: Double, _ pass: LayoutPass) -> Size {
        if core.constraints.isEmpty { return contentSize(limit, nil, pass) }
        let plan = constraintPlan
        if let group = plan?.group { return fitting(group, limit, withOwn: true, pass) }
        guard let plan, !plan.hasNoLengths else { return contentSize(limit, plan, pass) }
        var size = contentSize(limit, plan, pass)
        if !plan.widths.isEmpty {
            let natural = limit == .infinity ? size : contentSize(.infinity, plan, pass)
            var width = wantedWidth(plan, natural.width, limit, pass)
            if width < natural.width {
                let tight = contentSize(width, plan, pass).width
                width = wantedWidth(plan, min(tight, width), limit, pass)
            }
            size = Size(width: width, height: contentHeight(at: width, plan, pass))
        }
        if !plan.heights.isEmpty {
            size.height = plan.heights.length(size.height, priorities(.vertical))
        }
        if let proportion = plan.proportion {
            if plan.widths.isEmpty, !plan.heights.isEmpty {
                size.width = proportion.width(at: size.height)
            } else if plan.heights.isEmpty || plan.newestProportion != nil {
                size.height = proportion.height(at: size.width)
            }
        }
        return size
    }

    /// Returns the width that the view's own constraints make of that of its content, within a limit unless
    /// it must be larger.
    private func wantedWidth(
        _ plan: ConstraintPlan,
        _ width: Double,
        _ limit: Double,
        _ pass: LayoutPass
    ) -> Double {
        let width = plan.widths.length(width, priorities(.horizontal))
        return width > limit ? max(limit, min(width, leastWidth(pass))) : width
    }

    /// Returns the priorities at which the view keeps to the length of its content; nil without content.
    private func priorities(_ axis: Axis) -> ContentPriorities? {
        hasContent ? core.priorities[axis] : nil
    }

    /// Returns the size that the content takes within a width, without the view's own constraints.
    final func contentFitting(_ limit: Double, _ pass: LayoutPass) -> Size {
        guard let plan = planOfConstrained, !plan.hasNoLengths else { return fitting(limit, pass) }
        core.enter(pass)
        let natural = contentSize(.infinity, plan, pass)
        return natural.width <= limit + lengthTolerance ? natural : contentSize(limit, plan, pass)
    }

    /// Returns the height that the content takes at a width, without the view's own constraints.
    final func contentHeight(at width: Double, _ pass: LayoutPass) -> Double {
        guard let plan = planOfConstrained, !plan.hasNoLengths else {
            return height(at: width, pass)
        }
        core.enter(pass)
        return contentHeight(at: width, plan, pass)
    }

    /// Whether the view has a size of its own to keep to.
    final var hasContent: Bool {
        hasOwnContent || !core.subviews.isEmpty && planOfConstrained?.group != nil
    }

    /// Whether the view has a size without any constraint.
    final var hasOwnContent: Bool {
        if let leaf = core.unretainedLeaf { return leaf.with(\.hasSize) }
        return core.stack != nil || core.subviews.isEmpty && ownContentSize != nil
    }

    private func contentSize(_ limit: Double, _ plan: ConstraintPlan?, _ pass: LayoutPass) -> Size {
        if let group = plan?.group { return fitting(group, limit, withOwn: false, pass) }
        if let stack = core.unretainedStack {
            return stack.with { stackFitting($0, limit, pass) }
        }
        if let leaf = core.unretainedLeaf {
            return leaf.with { $0.size(limit, pass) }
        }
        return core.subviews.isEmpty ? checkedContentSize?.usable ?? .zero : .zero
    }

    /// Returns the size of the view's constraint group within a width; a stack needs its required lengths.
    private func fitting(
        _ group: ConstraintGroupPlan,
        _ limit: Double,
        withOwn: Bool,
        _ pass: LayoutPass
    ) -> Size {
        var limit = limit
        if let stack = core.stack, limit.isFinite {
            limit = max(limit, withOwn ? leastWidth(pass) : leastStackWidth(stack, pass))
        }
        return group.fitting(limit, withOwn: withOwn, pass)
    }

    private func contentHeight(
        at width: Double,
        _ plan: ConstraintPlan?,
        _ pass: LayoutPass
    ) -> Double {
        if let group = plan?.group { return group.height(at: width, withOwn: false, pass) }
        if let stack = core.unretainedStack {
            return stack.with { stackHeight($0, at: width, pass) }
        }
        if let leaf = core.unretainedLeaf {
            return leaf.with { $0.size(width, pass).height }
        }
        return core.subviews.isEmpty ? checkedContentSize?.usable.height ?? 0 : 0
    }
}

extension View {
    /// The plan of the view's constraints, without a call for the many views that hold none.
    @inline(__always)
    final var planOfConstrained: ConstraintPlan? {
        core.constraints.isEmpty ? nil : constraintPlan
    }
}

extension ViewCore {
    /// Forgets what was measured in another tree.
    @inline(__always)
    func enter(_ pass: LayoutPass) {
        if !measures.isKnown || measures.tree != pass.tree { begin(pass) }
    }

    private func begin(_ pass: LayoutPass) {
        if tree != pass.tree {
            tree = pass.tree
            // Conflicts are reported to the tree in which a plan is made.
            if plan != nil { plan = nil }
            leaf?.forget()
            needsArranging = true
        }
        measures = Measures()
        measures.tree = pass.tree
        measures.isKnown = true
    }
}

extension View {
    /// The view's own size; `nil`, which is reported, while it is being asked for that.
    fileprivate final var ownContentSize: Size? {
        guard !core.isAskedForSize else {
            node.connectedTree?.report(
                .callNeverEnds(call: "\(type(of: self)).intrinsicContentSize")
            )
            return nil
        }
        core.isAskedForSize = true
        defer { core.isAskedForSize = false }
        let (tree, superview) = (node.connectedTree, core.superview)
        let size = intrinsicContentSize
        if let tree, !node.isConnected || core.superview !== superview {
            let place = superview.map { "\(type(of: $0))" } ?? ""
            let name = "\(type(of: self))"
            tree.report(
                .refused(.neededViewRemoved(component: name, from: place)),
                by: [(node.supplier ?? node.addedBy, nil, superview)]
            )
        }
        return size
    }

    /// The view's own size, of which lengths that are none are reported.
    fileprivate final var checkedContentSize: Size? {
        let size = ownContentSize
        if let size {
            check(extent: size.width, "intrinsicContentSize.width")
            check(extent: size.height, "intrinsicContentSize.height")
        }
        return size
    }
}
