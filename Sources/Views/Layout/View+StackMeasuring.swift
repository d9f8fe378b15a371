extension View {
    /// Returns the size of a stack within a width.
    final func stackFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ pass: LayoutPass
    ) -> Size {
        withItems(stack, pass) { items in
            stack.axis == .horizontal
                ? rowFitting(stack, limit, items, pass) : columnFitting(stack, limit, items, pass)
        }
    }

    /// Returns the height of a stack of exactly this width.
    final func stackHeight(
        _ stack: StackContent,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        withItems(stack, pass) { items in
            if stack.axis == .horizontal { return rowHeight(stack, at: width, items, pass) }
            measureColumn(stack, width, items, pass)
            return stackLength(stack, items, pass)
        }
    }

    /// Finds the natural width and height of each view of a row.
    final func measureRow(_ items: Range<Int>, _ pass: LayoutPass) {
        for place in items {
            let size = pass.fitting(place, .infinity)
            pass.items[place].length = size.width
            pass.items[place].breadth = size.height
        }
    }

    /// Finds the height of each view of a row, at the width that it has.
    final func measureHeights(_ items: Range<Int>, _ pass: LayoutPass) {
        for place in items {
            pass.items[place].breadth = pass.height(place, at: pass.items[place].length)
        }
    }

    /// Finds the height of each view of a column so wide, and the width where it is the view's own.
    final func measureColumn(
        _ stack: StackContent,
        _ width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        if recall(items, at: width, pass) { return }
        for place in items {
            let inset = pass.items[place].keepsMargins ? core.margins.horizontal : 0
            let room = max(0, width - inset)
            if stack.alignment == .fill {
                let breadth = pass.clampedWidth(place, room)
                pass.items[place].breadth = breadth
                pass.items[place].length = pass.height(place, at: breadth)
            } else {
                pass.measure(place, inColumnOf: room)
            }
        }
        note(items, at: width, pass)
    }

    private func rowHeight(
        _ stack: StackContent,
        at width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Double {
        if stack.hasLines { return height(of: lines(stack, width, items, pass), stack) }
        if !recall(items, at: width, pass) {
            measureRow(items, pass)
            share(stack, width, items, pass)
            measureHeights(items, pass)
            note(items, at: width, pass)
        }
        return rowBreadth(stack, items, core.margins, pass)
    }

    private func rowFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Size {
        if stack.isGrid { return gridFitting(stack, limit, items, pass) }
        measureRow(items, pass)
        let natural = stackLength(stack, items, pass)
        if natural <= limit + lengthTolerance {
            if stack.distribution == .fillEqually {
                return Size(width: natural, height: rowHeight(stack, at: natural, items, pass))
            }
            return Size(width: natural, height: rowBreadth(stack, items, core.margins, pass))
        }
        if stack.wraps, stack.distribution == .fill {
            return linesFitting(stack, limit, items, pass)
        }
        guard stack.distribution == .fill, !stack.scrolls else {
            let width = max(limit, leastStackWidth(stack, pass))
            return Size(width: width, height: rowHeight(stack, at: width, items, pass))
        }
        share(stack, limit, items, pass, isFitting: true)
        fitShares(items, pass)
        return Size(
            width: stackLength(stack, items, pass),
            height: rowBreadth(stack, items, core.margins, pass)
        )
    }

    /// Narrows views below their shares, as lines that break leave room at their ends, and measures their heights.
    final func fitShares(_ items: Range<Int>, _ pass: LayoutPass) {
        for place in items {
            let share = pass.items[place].length
            let size = pass.fitting(place, share)
            if size.width > share + lengthTolerance {
                pass.items[place].breadth = pass.height(place, at: share)
            } else {
                pass.items[place].length = min(share, size.width)
                pass.items[place].breadth = size.height
            }
        }
    }

    private func columnFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Size {
        var width = stack.isMarginsRelative ? core.margins.horizontal : 0
        for place in items {
            let inset = pass.items[place].keepsMargins ? core.margins.horizontal : 0
            pass.measure(place, inColumnOf: max(0, limit - inset))
            width = max(width, pass.items[place].breadth + inset)
        }
        if stack.alignment == .fill || width > limit + lengthTolerance {
            measureColumn(stack, width, items, pass)
        }
        return Size(width: width, height: stackLength(stack, items, pass))
    }

    /// The natural length of a stack whose views' lengths are found.
    final func stackLength(
        _ stack: StackContent,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Double {
        var length = 0.0
        var longest = 0.0
        var gaps = 0.0
        var last = 0.0
        for place in items {
            let item = pass.items[place]
            length += item.length
            longest = max(longest, item.length)
            last = item.gap
            gaps += last
        }
        let isEqual = stack.distribution == .fillEqually
        let inner = isEqual ? longest * Double(items.count) : length
        let (start, end) = insetsAlongAxis(stack, items, pass)
        return inner + (gaps - last) + (start + end)
    }

    /// The height of a row whose views' lengths and heights are found.
    @inline(__always)
    final func rowBreadth(
        _ stack: StackContent,
        _ items: Range<Int>,
        _ margins: DirectionalEdgeInsets,
        _ pass: LayoutPass
    ) -> Double {
        if stack.alignment.isBaseline { return baselines(stack, items, margins, pass).breadth }
        var breadth = stack.isMarginsRelative ? margins.vertical : 0
        for place in items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? margins.vertical : 0
            breadth = max(breadth, item.breadth + inset)
        }
        return breadth
    }
}

extension View {
    /// The margins that a view of the stack keeps.
    final func inset(of view: View, _ stack: StackContent) -> DirectionalEdgeInsets {
        view.core.keepsMargins ?? stack.isMarginsRelative ? core.margins : .zero
    }

    /// The distance after a view of the stack, if another one follows.
    final func gap(after view: View, _ stack: StackContent) -> Double {
        view.core.ownSpacing ?? stack.spacing
    }

    /// The margins that the first and the last visible view keep along the axis.
    final func insetsAlongAxis(_ stack: StackContent) -> (start: Double, end: Double) {
        let views = core.subviews
        let first = views.first { !$0.core.isHidden }
        let last = views.last { !$0.core.isHidden }
        return insetsAlongAxis(
            stack,
            first: first?.core.keepsMargins ?? stack.isMarginsRelative,
            last: last?.core.keepsMargins ?? stack.isMarginsRelative
        )
    }

    /// The margins that the first and the last of some items keep along the axis.
    @inline(__always)
    final func insetsAlongAxis(
        _ stack: StackContent,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> (start: Double, end: Double) {
        insetsAlongAxis(
            stack,
            first: items.first.map { pass.items[$0].keepsMargins } ?? stack.isMarginsRelative,
            last: items.last.map { pass.items[$0].keepsMargins } ?? stack.isMarginsRelative
        )
    }

    private func insetsAlongAxis(
        _ stack: StackContent,
        first: Bool,
        last: Bool
    ) -> (start: Double, end: Double) {
        guard first || last else { return (0, 0) }
        let (start, end) = core.margins.ends(of: stack.axis)
        return (first ? start : 0, last ? end : 0)
    }
}
