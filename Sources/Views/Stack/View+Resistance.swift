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

    /// How strongly the content resists another length, for a view that has content.
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
    final func lengthLimits(_ axis: Axis) -> (lower: Double, upper: Double) {
        ownLengths(axis)?.limits ?? (0, .infinity)
    }

    /// The smallest length that everything required in the view allows: its own constraints, and what must
    /// not be smaller than its content; in a stack, also margins and gaps.
    final func leastLength(_ axis: Axis, _ pass: LayoutPass) -> Double {
        if core.constraints.isEmpty {
            if let stack = core.unretainedStack {
                return stack._withUnsafeGuaranteedRef { leastStackLength($0, axis, pass) }
            }
            return mustKeepWidth(axis) ? contentFitting(.infinity, pass).width : 0
        }
        let limits = lengthLimits(axis)
        if let stack = core.stack {
            return max(limits.lower, leastStackLength(stack, axis, pass))
        }
        guard mustKeepWidth(axis) else { return limits.lower }
        return max(limits.lower, min(contentFitting(.infinity, pass).width, limits.upper))
    }

    @inline(__always)
    private func mustKeepWidth(_ axis: Axis) -> Bool {
        axis == .horizontal && core.priorities.compressionHorizontal == .required
    }

    /// Returns the same, or less where the view is known to fit into a length.
    final func leastLength(_ axis: Axis, within length: Double, _ pass: LayoutPass) -> Double {
        if axis == .horizontal, core.stack != nil {
            let measures = core.measures
            let isFitting =
                measures.natural.width <= length + lengthTolerance
                || !measures.limit.isNaN && measures.limited.width <= length + lengthTolerance
            if isFitting { return lengthLimits(axis).lower }
        }
        return leastLength(axis, pass)
    }

    private func leastStackLength(
        _ stack: StackContent,
        _ axis: Axis,
        _ pass: LayoutPass
    ) -> Double {
        var (along, across, lastGap) = (0.0, 0.0, 0.0)
        let (spacing, keepsMargins) = (stack.spacing, stack.isMarginsRelative)
        let margins = axis == .horizontal ? core.margins.horizontal : core.margins.vertical
        let views = core.subviews
        // Views are read as the items of stacks are, without counting references.
        views.withUnsafeBufferPointer { views in
            for place in views.indices {
                Unmanaged.passUnretained(views[place])._withUnsafeGuaranteedRef { view in
                    guard !view.core.isHidden else { return }
                    var least = view.leastLength(axis, pass)
                    if axis == .vertical {
                        least = max(least, view.keptHeight(in: stack, of: self))
                    }
                    let inset = view.core.keepsMargins ?? keepsMargins ? margins : 0
                    across = max(across, least + inset)
                    lastGap = view.core.ownSpacing ?? spacing
                    along += least + lastGap
                }
            }
        }
        guard stack.axis == axis else { return across }
        let (start, end) = insetsAlongAxis(stack)
        return start + along - lastGap + end
    }

    /// The height that the view was found to have at its width in a stack, if it must not be less.
    private func keptHeight(in stack: StackContent, of view: View) -> Double {
        guard compression(.vertical) >= Priority.required.rawValue,
            !view.core.measures.notedWidth.isNaN
        else { return 0 }
        return stack.axis == .vertical ? core.place.length : core.place.breadth
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
