extension View {
    /// Returns the smallest width that everything required in the view allows: its own constraints, and what
    /// must not be narrower than its content; in a stack, also margins and gaps.
    final func leastWidth(_ pass: LayoutPass) -> Double {
        if let stack = core.unretainedStack {
            core.enter(pass)
            if core.measures.leastWidth.isNaN {
                core.measures.leastWidth = max(
                    lengthLimits(.horizontal).lower,
                    stack._withUnsafeGuaranteedRef { leastLength($0, .horizontal, pass) }
                )
            }
            return core.measures.leastWidth
        }
        let limits = lengthLimits(.horizontal)
        guard mustKeepWidth else { return limits.lower }
        return max(limits.lower, min(contentFitting(.infinity, pass).width, limits.upper))
    }

    /// Returns the same, or less where the view is known to fit into a width.
    final func leastWidth(within width: Double, _ pass: LayoutPass) -> Double {
        guard core.stack != nil else { return leastWidth(pass) }
        let measures = core.measures
        let isFitting =
            measures.natural.width <= width + lengthTolerance
            || !measures.limit.isNaN && measures.limited.width <= width + lengthTolerance
        return isFitting ? lengthLimits(.horizontal).lower : leastWidth(pass)
    }

    /// Returns the smallest height that everything required in the view allows at a width.
    final func leastHeight(at width: Double, _ pass: LayoutPass) -> Double {
        let limits = lengthLimits(.vertical)
        if let stack = core.stack {
            // Each view's own place at this width is noted then.
            _ = stackHeight(stack, at: width, pass)
            return max(limits.lower, leastLength(stack, .vertical, pass))
        }
        guard core.priorities.compressionVertical == .required else { return limits.lower }
        return max(limits.lower, min(contentHeight(at: width, pass), limits.upper))
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
        return max(height, leastHeight(at: width, pass))
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
        return core.stack == nil ? length : max(length, leastHeight(at: breadth, pass))
    }

    private var mustKeepWidth: Bool { core.priorities.compressionHorizontal == .required }

    /// Returns the smallest length of a stack; down, for the width at which its views are noted.
    private func leastLength(
        _ stack: StackContent,
        _ axis: Axis,
        _ pass: LayoutPass
    ) -> Double {
        let (spacing, keepsMargins) = (stack.spacing, stack.isMarginsRelative)
        let margins = axis == .horizontal ? core.margins.horizontal : core.margins.vertical
        var (along, across, lastGap) = (0.0, keepsMargins ? margins : 0, 0.0)
        let views = core.subviews
        // Views are read as the items of stacks are, without counting references.
        views.withUnsafeBufferPointer { views in
            for place in views.indices {
                Unmanaged.passUnretained(views[place])._withUnsafeGuaranteedRef { view in
                    guard !view.core.isHidden else { return }
                    let place = view.core.place
                    let least: Double
                    if axis == .vertical {
                        let width = stack.axis == .vertical ? place.breadth : place.length
                        least = view.leastHeight(at: width, pass)
                    } else if stack.axis == .vertical, view.core.leaf?.breaksLines == true {
                        // Lines break in a column, however strongly a text resists its neighbours in a row.
                        least = view.lengthLimits(.horizontal).lower
                    } else {
                        least = view.leastWidth(pass)
                    }
                    let inset = view.core.keepsMargins ?? keepsMargins ? margins : 0
                    across = max(across, least + inset)
                    lastGap = view.core.ownSpacing ?? spacing
                    along += least + lastGap
                }
            }
        }
        guard stack.axis == axis else { return across }
        let (start, end) = insetsAlongAxis(stack)
        return max(0, start + along - lastGap + end)
    }
}
