extension View {
    /// The margins that a view of the stack keeps.
    @inline(__always)
    final func inset(of view: View, _ stack: StackContent) -> DirectionalEdgeInsets {
        if stack.marginOverrides.isEmpty {
            return stack.isMarginsRelative ? core.margins : .zero
        }
        let override = stack.marginOverrides[ObjectIdentifier(view)]
        return override ?? stack.isMarginsRelative ? core.margins : .zero
    }

    /// The distance after a view of the stack, if another one follows.
    @inline(__always)
    final func gap(after view: View, _ stack: StackContent) -> Double {
        if stack.customSpacing.isEmpty { return stack.spacing }
        return stack.customSpacing[ObjectIdentifier(view)] ?? stack.spacing
    }

    /// The distance after the last visible view, which no view follows.
    final func lastGap(_ stack: StackContent) -> Double {
        lastVisible.map { gap(after: $0, stack) } ?? 0
    }

    /// The margins that the first and the last visible view keep along the axis, together.
    final func insetAlongAxis(_ stack: StackContent) -> Double {
        let (start, end) = insetsAlongAxis(stack)
        return start + end
    }

    /// The margins that the first and the last visible view keep along the axis.
    final func insetsAlongAxis(_ stack: StackContent) -> (start: Double, end: Double) {
        guard stack.isMarginsRelative || !stack.marginOverrides.isEmpty else { return (0, 0) }
        guard let first = firstVisible, let last = lastVisible else {
            guard stack.isMarginsRelative else { return (0, 0) }
            return stack.axis == .horizontal
                ? (core.margins.leading, core.margins.trailing)
                : (core.margins.top, core.margins.bottom)
        }
        let (start, end) = (inset(of: first, stack), inset(of: last, stack))
        return stack.axis == .horizontal
            ? (start.leading, end.trailing) : (start.top, end.bottom)
    }

    private var firstVisible: View? {
        core.subviews.first { !$0.core.isHidden }
    }

    private var lastVisible: View? {
        core.subviews.last { !$0.core.isHidden }
    }
}
