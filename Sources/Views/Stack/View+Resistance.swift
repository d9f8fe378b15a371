extension View {
    /// How strongly the view resists being longer in a stack; 0 without a length of its own.
    final func hugging(_ axis: Axis) -> Double {
        let own = contentHugging(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// How strongly the view resists being shorter in a stack.
    final func compression(_ axis: Axis) -> Double {
        let own = contentCompression(axis)
        return ownLengths(axis)?.resistance(own) ?? proportionResistance(axis) ?? own
    }

    /// A width that follows from a fixed height is as fixed, and the other way round.
    private func proportionResistance(_ axis: Axis) -> Double? {
        guard planOfConstrained?.proportion != nil else { return nil }
        return ownLengths(axis == .horizontal ? .vertical : .horizontal)?.resistance(0)
    }

    /// How strongly the content resists the view being longer; 0 without content.
    final func contentHugging(_ axis: Axis) -> Double {
        guard hasContent else { return 0 }
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.huggingHorizontal.rawValue : priorities.huggingVertical.rawValue
    }

    /// How strongly the content resists the view being shorter.
    final func contentCompression(_ axis: Axis) -> Double {
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.compressionHorizontal.rawValue : priorities.compressionVertical.rawValue
    }

    /// The smallest and the largest length that the view's own constraints allow.
    final func lengthLimits(_ axis: Axis) -> (lower: Double, upper: Double) {
        ownLengths(axis)?.limits ?? (0, .infinity)
    }

    /// Returns the width nearest to another one that the view's own constraints allow.
    final func clampedWidth(_ width: Double) -> Double {
        clamped(width, .horizontal)
    }

    /// Returns the height nearest to another one that the view's own constraints allow at a width.
    final func clampedHeight(
        _ height: Double,
        at width: Double,
        _ pass: LayoutPass
    ) -> Double {
        if planOfConstrained?.proportion != nil { return self.height(at: width, pass) }
        return clamped(height, .vertical)
    }

    private func clamped(_ length: Double, _ axis: Axis) -> Double {
        ownLengths(axis)?.length(ContentLength(length: length, hugging: 0, compression: 0))
            ?? length
    }

    private func ownLengths(_ axis: Axis) -> OwnLengths? {
        guard let plan = planOfConstrained else { return nil }
        let lengths = axis == .horizontal ? plan.widths : plan.heights
        return lengths.isEmpty ? nil : lengths
    }
}
