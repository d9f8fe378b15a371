extension View {
    /// Returns the priority at which the view resists being longer in a stack than its content or its own constraints
    /// ask for; 0 with neither.
    final func hugging(_ axis: Axis) -> Double {
        let own = contentHugging(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// Returns the priority at which the view resists being shorter in a stack than its content or its own constraints
    /// ask for.
    final func compression(_ axis: Axis) -> Double {
        let own = contentCompression(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// Returns the priority of the constraints on the other length, if that determines this one by a proportion.
    private func proportionResistance(_ axis: Axis) -> Double? {
        guard planOfConstrained?.proportion != nil else { return nil }
        return ownLengths(axis == .horizontal ? .vertical : .horizontal)?.resistance(0)
    }

    /// Returns the priority at which the view resists being longer than its content; 0 without content.
    final func contentHugging(_ axis: Axis) -> Double {
        guard hasContent else { return 0 }
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.huggingHorizontal.rawValue : priorities.huggingVertical.rawValue
    }

    /// Returns the priority at which the view resists being shorter than its content.
    final func contentCompression(_ axis: Axis) -> Double {
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.compressionHorizontal.rawValue : priorities.compressionVertical.rawValue
    }

    /// Returns the priorities at which a view with content resists a longer and a shorter length.
    final func resistance(_ axis: Axis) -> ContentResistance {
        let priorities = core.priorities
        return axis == .horizontal
            ? ContentResistance(
                hugging: priorities.huggingHorizontal.rawValue,
                compression: priorities.compressionHorizontal.rawValue
            )
            : ContentResistance(
                hugging: priorities.huggingVertical.rawValue,
                compression: priorities.compressionVertical.rawValue
            )
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
