extension ContainerStackView {
    /// Adds a view at the end.
    public final func addArrangedSubview(_ view: View) {
        addSubview(view)
        resumeConstraints()
    }

    /// Adds views at the end, in order.
    public final func addArrangedSubviews(_ views: [View]) {
        for view in views {
            addSubview(view)
        }
        resumeConstraints()
    }

    /// Adds a view at a place; places beyond the end mean the end.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        insertSubview(view, at: index)
        resumeConstraints()
    }

    /// Takes all views out; those that are put back into the stack have their constraints again.
    public final func removeAllArrangedSubviews() {
        for view in subviews {
            suspended += view.crossingConstraints.map { SuspendedConstraint(view, $0) }
            view.removeFromSuperview()
        }
    }

    private func resumeConstraints() {
        guard !suspended.isEmpty else { return }
        suspended.removeAll { $0.view?.superview === self && $0.constraint.activateIfPossible() }
    }
}
