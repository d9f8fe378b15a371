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

    /// The smallest length that everything required in the view allows: its own constraints, and what must
    /// not be smaller than its content; in a stack, also margins and gaps.
    final func leastLength(_ axis: Axis, _ pass: LayoutPass) -> Double {
        let limits = lengthLimits(axis)
        guard let stack = core.stack else {
            guard axis == .horizontal, contentCompression(axis) >= Priority.required.rawValue else {
                return limits.lower
            }
            return max(limits.lower, min(contentFitting(.infinity, pass).width, limits.upper))
        }
        return max(limits.lower, leastStackLength(stack, axis, pass))
    }

    private func leastStackLength(
        _ stack: StackContent,
        _ axis: Axis,
        _ pass: LayoutPass
    ) -> Double {
        var (along, across, lastGap) = (0.0, 0.0, 0.0)
        for view in core.subviews where !view.core.isHidden {
            var least = view.leastLength(axis, pass)
            if axis == .vertical, view.compression(axis) >= Priority.required.rawValue,
                !core.measures.notedWidth.isNaN
            {
                // As high as it was found to be at its width.
                let place = view.core.place
                least = max(least, stack.axis == axis ? place.length : place.breadth)
            }
            let inset = inset(of: view, stack)
            across = max(across, least + (axis == .horizontal ? inset.horizontal : inset.vertical))
            lastGap = gap(after: view, stack)
            along += least + lastGap
        }
        guard stack.axis == axis else { return across }
        let (start, end) = insetsAlongAxis(stack)
        return start + along - lastGap + end
    }

    /// Returns a length that fits into the room, unless the view must not be smaller.
    final func bounded(
        _ length: Double,
        by room: Double,
        _ axis: Axis,
        _ pass: LayoutPass
    ) -> Double {
        guard length > room + lengthTolerance, compression(axis) < Priority.required.rawValue else {
            return length
        }
        return min(length, max(room, leastLength(axis, pass)))
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
