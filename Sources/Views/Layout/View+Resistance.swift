extension View {
    /// Returns the priority at which the view resists being longer in a stack than its content or its own constraints
    /// ask for; 0 with neither.
    final func hugging(_ axis: Axis) -> Double {
        resistance(axis, ofContent: contentHugging(axis))
    }

    /// Returns the priority at which the view resists being shorter in a stack than its content or its own constraints
    /// ask for.
    final func compression(_ axis: Axis) -> Double {
        resistance(axis, ofContent: contentCompression(axis))
    }

    /// Returns the priority of the constraints on a length, or on the other one if that determines it by a proportion;
    /// without any, that of the content.
    private func resistance(_ axis: Axis, ofContent own: Double) -> Double {
        guard let plan = planOfConstrained else { return own }
        if let lengths = ownLengths(axis) { return lengths.resistance(own) }
        guard plan.proportion != nil else { return own }
        return ownLengths(axis == .horizontal ? .vertical : .horizontal)?.resistance(0) ?? own
    }

    /// Returns the priority at which the view resists being longer than its content; 0 without content.
    final func contentHugging(_ axis: Axis) -> Double {
        hasContent ? core.priorities[axis].hugging.rawValue : 0
    }

    /// Returns the priority at which the view resists being shorter than its content.
    final func contentCompression(_ axis: Axis) -> Double {
        core.priorities[axis].compression.rawValue
    }

    /// Returns the smallest and the largest length that a stack may give the view, by the view's own constraints.
    @inline(__always)
    final func lengthLimits(_ axis: Axis) -> (lower: Double, upper: Double) {
        core.constraints.isEmpty ? (0, .infinity) : ownLengths(axis)?.limits ?? (0, .infinity)
    }

    /// Returns the nearest length within the limits of the view's own constraints; the smallest if these conflict.
    final func clamped(_ length: Double, _ axis: Axis) -> Double {
        let limits = lengthLimits(axis)
        return min(max(length, limits.lower), max(limits.lower, limits.upper))
    }

    private func ownLengths(_ axis: Axis) -> OwnLengths? {
        guard let plan = planOfConstrained else { return nil }
        let lengths = axis == .horizontal ? plan.widths : plan.heights
        return lengths.isEmpty ? nil : lengths
    }
}
