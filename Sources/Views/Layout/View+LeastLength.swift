import Components

extension View {
    /// Returns the smallest width that everything required in the view allows: its own constraints, and what
    /// must not be narrower than its content; in a stack, also margins and gaps.
    ///
    /// A required width of its own counts more than all in it, as for what has a width by itself.
    final func leastWidth(_ pass: LayoutPass) -> Double {
        let limits = lengthLimits(.horizontal)
        if let stack = core.stack {
            let least = max(limits.lower, min(leastStackWidth(stack, pass), limits.upper))
            // A width that follows from a height is what it is.
            guard planOfConstrained?.proportion != nil else { return least }
            return min(least, fitting(.infinity, pass).width)
        }
        guard mustKeepWidth else { return limits.lower }
        return max(limits.lower, min(contentFitting(.infinity, pass).width, limits.upper))
    }

    /// Returns the smallest width that everything required in a stack allows, whatever constrains the stack.
    final func leastStackWidth(_ stack: StackContent, _ pass: LayoutPass) -> Double {
        core.enter(pass)
        if core.measures.leastWidth.isNaN {
            let least = withItems(stack, pass) { leastWidth(stack, $0, pass) }
            // Constraints between the views may allow less: what fits must not count as too narrow.
            let needed = planOfConstrained?.group?.fitting(least, withOwn: false, pass).width
            core.measures.leastWidth = min(least, needed ?? least)
        }
        return core.measures.leastWidth
    }

    private func leastWidth(
        _ stack: StackContent,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Double {
        if stack.isGrid { return leastGridWidth(stack) }
        return leastLength(stack, .horizontal, items, pass) { place in
            pass.items[place].view.with { view in
                // Lines break in a column, however strongly a text resists its neighbours in a row.
                stack.axis == .vertical && view.core.leaf?.breaksLines == true
                    ? view.lengthLimits(.horizontal).lower : view.leastWidth(pass)
            }
        }
    }

    /// Returns the same, or less where the view is known to fit into a width; one that is about to be asked
    /// to fit is asked at once.
    final func leastWidth(
        within width: Double,
        _ pass: LayoutPass,
        isFitting: Bool = false
    ) -> Double {
        guard core.stack != nil else { return leastWidth(pass) }
        if isFitting { _ = fitting(width, pass) }
        let fits =
            core.measures.natural.width <= width + lengthTolerance
            || !core.measures.limit.isNaN
                && core.measures.limited.width <= width + lengthTolerance
        if fits { return lengthLimits(.horizontal).lower }
        let least = leastWidth(pass)
        // A length that is met within rounding is met, whether the view is known to fit or not.
        return least <= width + lengthTolerance ? min(least, width) : least
    }

    /// Returns the smallest height that everything required in the view allows at a width.
    final func leastHeight(at width: Double, _ pass: LayoutPass) -> Double {
        let limits = lengthLimits(.vertical)
        if let stack = core.stack {
            return max(limits.lower, min(leastStackHeight(stack, at: width, pass), limits.upper))
        }
        guard core.priorities.vertical.compression == .required else { return limits.lower }
        return max(limits.lower, min(contentHeight(at: width, pass), limits.upper))
    }

    /// Returns the smallest height that everything required in a stack allows at a width, whatever constrains
    /// the stack.
    final func leastStackHeight(
        _ stack: StackContent,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        // Each view's own place at this width is noted then.
        let height = stackHeight(stack, at: width, pass)
        if stack.hasLines { return height }
        let least = withItems(stack, pass) { items in
            leastLength(stack, .vertical, items, pass) { place in
                pass.items[place].view.with { view in
                    let noted = view.core.place
                    let width = stack.axis == .vertical ? noted.breadth : noted.length
                    return view.leastHeight(at: width, pass)
                }
            }
        }
        let needed = planOfConstrained?.group?.height(at: width, withOwn: false, pass)
        return min(least, needed ?? least)
    }

    /// Returns a width that fits into the room, unless the view must not be smaller.
    final func boundedWidth(_ width: Double, by room: Double, _ pass: LayoutPass) -> Double {
        guard width > room + lengthTolerance else { return width }
        if core.leaf?.breaksLines == true {
            return min(width, max(room, lengthLimits(.horizontal).lower))
        }
        guard compression(.horizontal) < Priority.required.rawValue else { return width }
        return min(width, max(room, leastWidth(pass)))
    }

    /// Returns a height that fits into the room, unless the view must not be smaller at its width.
    final func boundedHeight(
        _ height: Double,
        by room: Double,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        guard height > room + lengthTolerance, compression(.vertical) < Priority.required.rawValue
        else { return height }
        return min(height, max(room, leastHeight(at: width, pass)))
    }

    /// Returns the width nearest to another one that everything required in the view allows.
    final func clampedWidth(_ width: Double, _ pass: LayoutPass) -> Double {
        let width = clamped(width, .horizontal)
        return core.stack == nil ? width : max(width, leastWidth(within: width, pass))
    }

    /// Returns the height nearest to another one that everything required in the view allows at a width.
    final func clampedHeight(
        _ height: Double,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        if planOfConstrained?.proportion != nil { return self.height(at: width, pass) }
        let height = clamped(height, .vertical)
        if core.stack == nil || core.measures.width == width && core.measures.height <= height {
            return height
        }
        return raised(height, at: width, pass)
    }

    /// Returns the length nearest to an equal share that everything required in the view allows.
    final func sharedLength(
        _ share: Double,
        _ axis: Axis,
        across breadth: Double,
        _ pass: LayoutPass
    ) -> Double {
        if axis == .horizontal { return clampedWidth(share, pass) }
        let length = clamped(share, axis)
        return core.stack == nil ? length : raised(length, at: breadth, pass)
    }

    /// Returns a height, or the least at a width where that is more.
    private func raised(_ height: Double, at width: Double, _ pass: LayoutPass) -> Double {
        let least = leastHeight(at: width, pass)
        return least <= height + lengthTolerance ? height : least
    }

    private var mustKeepWidth: Bool { core.priorities.horizontal.compression == .required }

    /// Returns the smallest length of a stack whose views have these.
    @inline(__always)
    private func leastLength(
        _ stack: StackContent,
        _ axis: Axis,
        _ items: Range<Int>,
        _ pass: LayoutPass,
        _ least: (Int) -> Double
    ) -> Double {
        let margins = axis == .horizontal ? core.margins.horizontal : core.margins.vertical
        var across = stack.isMarginsRelative ? margins : 0
        var (along, lastGap) = (0.0, 0.0)
        for place in items {
            let length = least(place)
            let item = pass.items[place]
            across = max(across, length + (item.keepsMargins ? margins : 0))
            lastGap = item.gap
            along += length + lastGap
        }
        guard stack.axis == axis, !stack.hasLines else { return across }
        if stack.scrolls { return 0 }
        let (start, end) = insetsAlongAxis(stack, items, pass)
        return along - lastGap + (start + end)
    }
}
