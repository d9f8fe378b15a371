import Components

extension View {
    /// Reports two required constraints that cannot both be kept.
    final func report(dropped: Constraint, kept: Constraint) {
        node.connectedTree?
            .report(
                .conflictingConstraints(dropped: dropped.claim, kept: kept.claim)
            )
    }
}

extension Constraint {
    /// The relation, and who activated it.
    fileprivate var claim: ConstraintClaim {
        ConstraintClaim(relation: description, activatedBy: activatedBy?.owner.description)
    }
}
