extension View {
    /// Returns the priority at which the view resists being longer in a stack; 0 without a length of its own.
    final func hugging(_ axis: Axis) -> Double {
        let own = contentHugging(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// Returns the priority at which the view resists being shorter in a stack.
    final func compression(_ axis: Axis) -> Double {
        let own = contentCompression(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// A width that follows from a fixed height is as fixed, and the other way round.
    private func proportionResistance(_ axis: Axis) -> Double? {
        guard planOfConstrained?.proportion != nil else { return nil }
        return ownLengths(axis == .horizontal ? .vertical : .horizontal)?.resistance(0)
    }

    /// Returns the priority at which the content resists the view being longer; 0 without content.
    final func contentHugging(_ axis: Axis) -> Double {
        guard hasContent else { return 0 }
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.huggingHorizontal.rawValue : priorities.huggingVertical.rawValue
    }

    /// Returns the priority at which the content resists the view being shorter.
    final func contentCompression(_ axis: Axis) -> Double {
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.compressionHorizontal.rawValue : priorities.compressionVertical.rawValue
    }

    /// Returns the priorities at which the content resists another length, for a view that has content.
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

    /// The smallest and the largest length that the view's own constraints allow.
    @inline(__always)
    final func lengthLimits(_ axis: Axis) -> (lower: Double, upper: Double) {
        core.constraints.isEmpty ? (0, .infinity) : ownLengths(axis)?.limits ?? (0, .infinity)
    }

    /// Returns the length nearest to another one that the view's own required constraints allow.
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
