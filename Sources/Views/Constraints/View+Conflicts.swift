import Components

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
