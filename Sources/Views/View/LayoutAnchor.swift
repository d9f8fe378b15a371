/// An edge, a centre, a baseline or a length that constraints join.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
    let item: LayoutItem
    let attribute: LayoutAttribute
}

/// The kind that anchors must share to be joined.
public protocol LayoutAnchorKind {}

/// Places along the reading direction.
public enum HorizontalAnchor: LayoutAnchorKind, Sendable {}

/// Places downwards.
public enum VerticalAnchor: LayoutAnchorKind, Sendable {}

/// Widths and heights.
public enum DimensionAnchor: LayoutAnchorKind, Sendable {}

@available(*, unavailable)
extension LayoutAnchor: Sendable {}

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

/// A view or guide whose edges constraints can join.
public protocol Anchored {
    /// The view or guide as constraints name it.
    var layoutItem: LayoutItem { get }
}

extension View: Anchored {
    /// The view's edges.
    public final var layoutItem: LayoutItem {
        LayoutItem(self)
    }
}

extension LayoutGuide: Anchored {
    /// The guide's edges.
    public var layoutItem: LayoutItem {
        item
    }
}

extension Anchored {
    /// The edge at the start of lines.
    public var leadingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.leading) }

    /// The edge at the end of lines.
    public var trailingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.trailing) }

    /// The middle between leading and trailing.
    public var centerXAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.centerX) }

    /// The upper edge.
    public var topAnchor: LayoutAnchor<VerticalAnchor> { anchor(.top) }

    /// The lower edge.
    public var bottomAnchor: LayoutAnchor<VerticalAnchor> { anchor(.bottom) }

    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor<VerticalAnchor> { anchor(.centerY) }

    /// The baseline of the first line.
    public var firstBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.firstBaseline) }

    /// The baseline of the last line.
    public var lastBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.lastBaseline) }

    /// From leading to trailing.
    public var widthAnchor: LayoutAnchor<DimensionAnchor> { anchor(.width) }

    /// From top to bottom.
    public var heightAnchor: LayoutAnchor<DimensionAnchor> { anchor(.height) }

    private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
        LayoutAnchor(item: layoutItem, attribute: attribute)
    }
}
