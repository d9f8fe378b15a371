extension View {
    /// Returns the size of a stack within a width.
    final func stackFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ pass: LayoutPass
    ) -> Size {
        stack.axis == .horizontal
            ? rowFitting(stack, limit, pass) : columnFitting(stack, limit, pass)
    }

    /// Returns the height of a stack of exactly this width.
    final func stackHeight(
        _ stack: StackContent,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        if stack.axis == .vertical {
            measureColumn(stack, width, pass)
            return stackLength(stack)
        }
        measureRow(stack, pass)
        share(stack, width)
        for view in core.subviews where !view.core.isHidden {
            view.core.place.breadth = view.height(at: view.core.place.length, pass)
        }
        return rowBreadth(stack, pass)
    }

    /// Notes the natural width of each view of a row.
    final func measureRow(_ stack: StackContent, _ pass: LayoutPass) {
        for view in core.subviews where !view.core.isHidden {
            view.core.place.length = view.fitting(.infinity, pass).width
        }
    }

    /// Notes the height of each view of a column so wide, and the width where it is the view's own.
    final func measureColumn(_ stack: StackContent, _ width: Double, _ pass: LayoutPass) {
        for view in core.subviews where !view.core.isHidden {
            let room = max(0, width - inset(of: view, stack).horizontal)
            if stack.alignment == .fill {
                // Before anything is planned, so that what another tree knew goes first.
                view.core.enter(pass)
                view.core.place.breadth = view.clamped(room, .horizontal)
                view.core.place.length = view.height(at: view.core.place.breadth, pass)
            } else {
                let size = view.fitting(room, pass)
                view.core.place.breadth = size.width
                view.core.place.length = size.height
            }
        }
    }

    private func rowFitting(_ stack: StackContent, _ limit: Double, _ pass: LayoutPass) -> Size {
        measureRow(stack, pass)
        let natural = stackLength(stack)
        if natural <= limit + lengthTolerance {
            if stack.distribution == .fillEqually {
                return Size(width: natural, height: stackHeight(stack, at: natural, pass))
            }
            for view in core.subviews where !view.core.isHidden {
                view.core.place.breadth = view.fitting(.infinity, pass).height
            }
            return Size(width: natural, height: rowBreadth(stack, pass))
        }
        guard stack.distribution == .fill else {
            return Size(width: limit, height: stackHeight(stack, at: limit, pass))
        }
        share(stack, limit)
        // Lines that break leave room at their ends, so that a view may be narrower than its share.
        var length = insetAlongAxis(stack)
        for view in core.subviews where !view.core.isHidden {
            let size = view.fitting(view.core.place.length, pass)
            view.core.place.length = min(view.core.place.length, size.width)
            view.core.place.breadth = size.height
            length += view.core.place.length + gap(after: view, stack)
        }
        return Size(width: length - lastGap(stack), height: rowBreadth(stack, pass))
    }

    private func columnFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ pass: LayoutPass
    ) -> Size {
        var width = 0.0
        for view in core.subviews where !view.core.isHidden {
            let inset = inset(of: view, stack).horizontal
            let size = view.fitting(max(0, limit - inset), pass)
            view.core.place.length = size.height
            width = max(width, size.width + inset)
        }
        if stack.alignment == .fill { measureColumn(stack, width, pass) }
        if core.subviews.allSatisfy(\.core.isHidden), stack.isMarginsRelative {
            width = core.margins.horizontal
        }
        return Size(width: width, height: stackLength(stack))
    }

    /// The natural length of a stack whose views' lengths are noted.
    private func stackLength(_ stack: StackContent) -> Double {
        var length = 0.0
        var longest = 0.0
        var gaps = 0.0
        var count = 0.0
        var last = 0.0
        for view in core.subviews where !view.core.isHidden {
            length += view.core.place.length
            longest = max(longest, view.core.place.length)
            last = gap(after: view, stack)
            gaps += last
            count += 1
        }
        let inner = stack.distribution == .fillEqually ? longest * count : length
        return inner + (gaps - last) + insetAlongAxis(stack)
    }

    /// The height of a row whose views' lengths and heights are noted.
    private func rowBreadth(_ stack: StackContent, _ pass: LayoutPass) -> Double {
        if stack.alignment.isBaseline {
            return baselines(stack, pass).breadth
        }
        var breadth = stack.isMarginsRelative ? core.margins.vertical : 0
        for view in core.subviews where !view.core.isHidden {
            breadth = max(breadth, view.core.place.breadth + inset(of: view, stack).vertical)
        }
        return breadth
    }
}
