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

extension LayoutAttribute {
    /// The direction in which the thing lies or extends.
    var axis: Axis {
        switch self {
        case .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
        }
    }
}
