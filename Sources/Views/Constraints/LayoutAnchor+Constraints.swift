extension LayoutAnchor {
    /// Returns a constraint that makes this anchor the same as another, plus a constant in points.
    public func constraint(equalTo other: Self, constant: Double = 0) -> Constraint {
        constraint(.equal, to: other, constant: constant)
    }

    /// Returns a constraint that keeps this anchor at most at another, plus a constant in points.
    public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
        constraint(.lessThanOrEqual, to: other, constant: constant)
    }

    /// Returns a constraint that keeps this anchor at least at another, plus a constant in points.
    public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
        constraint(.greaterThanOrEqual, to: other, constant: constant)
    }

    func constraint(
        _ relation: ConstraintRelation,
        to other: Self,
        multiplier: Double = 1,
        constant: Double
    ) -> Constraint {
        Constraint(
            item,
            attribute,
            relation,
            to: other.item,
            other.attribute,
            multiplier: multiplier,
            constant: constant
        )
    }
}

extension LayoutAnchor<DimensionAnchor> {
    /// Returns a constraint that gives this length, in points.
    public func constraint(equalToConstant constant: Double) -> Constraint {
        Constraint(item, attribute, .equal, constant: constant)
    }

    /// Returns a constraint that keeps this length at most so long, in points.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(item, attribute, .lessThanOrEqual, constant: constant)
    }

    /// Returns a constraint that keeps this length at least so long, in points.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(item, attribute, .greaterThanOrEqual, constant: constant)
    }

    /// Returns a constraint that makes this length a multiple of another, plus a constant in points.
    public func constraint(
        equalTo other: Self,
        multiplier: Double,
        constant: Double = 0
    ) -> Constraint {
        constraint(.equal, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that keeps this length at most a multiple of another.
    public func constraint(
        lessThanOrEqualTo other: Self,
        multiplier: Double,
        constant: Double = 0
    ) -> Constraint {
        constraint(.lessThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that keeps this length at least a multiple of another.
    public func constraint(
        greaterThanOrEqualTo other: Self,
        multiplier: Double,
        constant: Double = 0
    ) -> Constraint {
        constraint(.greaterThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }
}
