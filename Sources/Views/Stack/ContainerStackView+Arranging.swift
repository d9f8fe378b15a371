extension ContainerStackView {
    /// Adds a view at the end.
    public final func addArrangedSubview(_ view: View) {
        addSubview(view)
    }

    /// Adds views at the end, in order.
    public final func addArrangedSubviews(_ views: [View]) {
        for view in views {
            addSubview(view)
        }
    }

    /// Adds a view at a place; places beyond the end mean the end.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        insertSubview(view, at: index)
    }

    /// Takes all views out.
    public final func removeAllArrangedSubviews() {
        for view in subviews {
            view.removeFromSuperview()
        }
    }
}

extension View {
    /// Called before a subview is taken out.
    final func willRemove(_ subview: View) {
        (self as? ContainerStackView)?.forget(subview)
    }
}
