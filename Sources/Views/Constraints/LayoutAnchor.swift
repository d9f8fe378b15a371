/// An edge, a centre, a baseline or a length that constraints join.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
    let item: LayoutItem
    let attribute: LayoutAttribute
}

/// What anchors have to have in common to be joined.
public protocol LayoutAnchorKind {}

/// Places along the reading direction.
public enum HorizontalAnchor: LayoutAnchorKind, Sendable {}

/// Places downwards.
public enum VerticalAnchor: LayoutAnchorKind, Sendable {}

/// Widths and heights.
public enum DimensionAnchor: LayoutAnchorKind, Sendable {}

@available(*, unavailable)
extension LayoutAnchor: Sendable {}
