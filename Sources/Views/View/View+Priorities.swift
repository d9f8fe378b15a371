extension View {
    /// Returns how strongly the view resists being larger than its content.
    public final func contentHuggingPriority(for axis: Axis) -> Priority {
        let priorities = core.priorities
        return axis == .horizontal ? priorities.huggingHorizontal : priorities.huggingVertical
    }

    /// Sets how strongly the view resists being larger than its content.
    public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
        switch axis {
        case .horizontal: core.priorities.huggingHorizontal = priority
        case .vertical: core.priorities.huggingVertical = priority
        }
        prioritiesChanged()
    }

    /// Returns how strongly the view resists being smaller than its content.
    public final func contentCompressionResistancePriority(for axis: Axis) -> Priority {
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.compressionHorizontal : priorities.compressionVertical
    }

    /// Sets how strongly the view resists being smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: Priority,
        for axis: Axis
    ) {
        switch axis {
        case .horizontal: core.priorities.compressionHorizontal = priority
        case .vertical: core.priorities.compressionVertical = priority
        }
        prioritiesChanged()
    }

    private func prioritiesChanged() {
        core.noteChange()
        setNeedsLayout()
        core.superview?.setNeedsLayout()
    }
}
