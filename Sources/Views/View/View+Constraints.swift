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

extension View {
    /// Reports two required constraints that cannot both be kept, or one that cannot be kept at all.
    final func report(dropped: Constraint, kept: Constraint?) {
        guard let tree = node.connectedTree else { return }
        let authors = { (constraints: [Constraint]) in
            constraints.map { ($0.activatedBy, $0.hookOfAuthor, $0.firstItem.view) }
        }
        if let kept, kept !== dropped {
            tree.report(
                .conflictingConstraints(dropped: dropped.claim, kept: kept.claim),
                by: authors([kept, dropped])
            )
        } else if dropped.isNegativeLength, let view = dropped.firstItem.view {
            let deed = RejectedOperation.negativeLength(
                component: "\(type(of: view))",
                property: "\(dropped.firstAttribute)",
                value: "\(dropped.constant)"
            )
            tree.report(.refused(deed), by: authors([dropped]))
        } else {
            tree.report(.constraintWithoutEffect(dropped.claim), by: authors([dropped]))
        }
    }
}

extension Constraint {
    /// Whether it asks for a width or a height below 0.
    fileprivate var isNegativeLength: Bool {
        secondItem == nil && constant < 0 && [.width, .height].contains(firstAttribute)
    }

    /// The relation, and who activated it.
    fileprivate var claim: ConstraintClaim {
        ConstraintClaim(relation: description, activatedBy: activatedBy?.owner.description)
    }
}

extension View {
    /// Adds a view that fills this one, unless a required constraint contradicts it.
    ///
    /// The four edges are joined at priority 999, so that a subclass's own insets win.
    public final func fill(with view: View) {
        addSubview(view)
        join([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Adds a view that fills this one inside its margins, unless a required constraint contradicts it.
    ///
    /// The four edges are joined at priority 999, so that a subclass's own insets win.
    public final func fillMargins(with view: View) {
        addSubview(view)
        let guide = layoutMarginsGuide
        join([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func join(_ constraints: [Constraint]) {
        for constraint in constraints {
            constraint.priority = 999
        }
        Constraint.activate(constraints)
    }
}
