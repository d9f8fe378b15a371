/// The ten attributes of a view that constraints join.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    /// The edge at the start of lines.
    case leading
    /// The edge at the end of lines.
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
    /// The baseline of the first line.
    case firstBaseline
    /// The baseline of the last line.
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
