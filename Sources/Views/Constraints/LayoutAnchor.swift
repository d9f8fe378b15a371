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

/// The ten things of a view that constraints join.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The middle between leading and trailing.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// From leading to trailing.
    case width
    /// From top to bottom.
    case height
    /// Where the letters of the first line stand.
    case firstBaseline
    /// Where the letters of the last line stand.
    case lastBaseline
}

@available(*, unavailable)
extension LayoutAnchor: Sendable {}
