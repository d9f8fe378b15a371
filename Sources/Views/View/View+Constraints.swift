package import Components

extension View {
    /// The active constraints that join this view and views below it, in activation order.
    public final var constraints: [Constraint] {
        core.constraints
    }

    /// The active constraints whose first anchor is this view's, in activation order.
    public final var anchoredConstraints: [Constraint] {
        core.anchored
    }

    /// Deactivates the constraints that join something in this view with something outside it.
    final func removeCrossingConstraints() {
        Constraint.deactivate(crossingConstraints)
    }

    /// Ties the view to what is outside as another one was, but for what some layers tied.
    package final func takeOverConstraints(of old: View, unlessBy layers: [SlotLayer]) {
        for constraint in old.crossingConstraints {
            let ends = [constraint.firstItem.view, constraint.secondItem?.view]
            let isOfLayers = constraint.activatedBy.map(layers.contains) ?? false
            guard ends.contains(where: { $0 === old }), !isOfLayers else { continue }
            _ = constraint.handedOver(from: old, to: self)
        }
    }

    /// The active constraints that join something in this view with something outside it, those
    /// of the nearest superview first.
    final var crossingConstraints: [Constraint] {
        var found: [Constraint] = []
        var next = superview
        while let current = next {
            found += current.core.constraints.filter(crosses)
            next = current.superview
        }
        return found
    }

    private func crosses(_ constraint: Constraint) -> Bool {
        let first = constraint.firstItem.view?.isDescendant(of: self) ?? true
        let second = constraint.secondItem.map { $0.view?.isDescendant(of: self) ?? true }
        return second.map { $0 != first } ?? false
    }
}
