import Components

extension View {
    /// Returns the distance by which the views of a stack of a length are moved, whose places are found.
    @inline(never)
    final func shift(
        _ stack: StackContent,
        _ length: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Double {
        guard let offset = stack.offset, let last = items.last else { return 0 }
        let end = insetsAlongAxis(stack, items, pass).end
        let most = pass.items[last].offset + pass.items[last].length + end - length
        return min(max(0, offset), max(0, most))
    }

    /// The distance by which the views of a stack were moved in the last layout, and the greatest one.
    final var scrolled: (distance: Double, most: Double) {
        let views = core.subviews.filter { !$0.core.isHidden }
        guard let stack = core.stack, stack.scrolls, let first = views.first, let last = views.last
        else { return (0, 0) }
        let (start, end) = insetsAlongAxis(stack)
        let distance = start - placeAlong(stack.axis, first).start
        let length = stack.axis == .horizontal ? core.frame.size.width : core.frame.size.height
        return (distance, max(0, placeAlong(stack.axis, last).end + end + distance - length))
    }

    private func placeAlong(_ axis: Axis, _ view: View) -> (start: Double, end: Double) {
        let frame = view.core.frame
        if axis == .vertical { return (frame.y, frame.y + frame.size.height) }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let start = isMirrored ? core.frame.size.width - frame.x - frame.size.width : frame.x
        return (start, start + frame.size.width)
    }
}
