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
        guard let first = items.first, let last = items.last else {
            return insetsAlongAxis(
                stack,
                first: stack.isMarginsRelative,
                last: stack.isMarginsRelative
            )
        }
        return insetsAlongAxis(
            stack,
            first: pass.items[first].keepsMargins,
            last: pass.items[last].keepsMargins
        )
    }

    private func insetsAlongAxis(
        _ stack: StackContent,
        first: Bool,
        last: Bool
    ) -> (start: Double, end: Double) {
        guard first || last else { return (0, 0) }
        let margins = core.margins
        let (start, end) =
            stack.axis == .horizontal
            ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        return (first ? start : 0, last ? end : 0)
    }
}
