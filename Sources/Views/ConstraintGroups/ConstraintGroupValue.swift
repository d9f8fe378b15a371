/// A side of a constraint: so much of a node's origin, so much of its length, and a distance.
struct ConstraintGroupValue {
    var origin: Double
    var length: Double
    var distance: Double

    /// Creates the value of a side of a view's edges.
    init(_ attribute: LayoutAttribute) {
        origin = 1
        length = 0
        distance = 0
        switch attribute {
        case .leading, .top, .firstBaseline, .lastBaseline: break
        case .trailing, .bottom: length = 1
        case .centerX, .centerY: length = 0.5
        case .width, .height:
            origin = 0
            length = 1
        }
    }

    /// Keeps to margins.
    mutating func keep(to margins: DirectionalEdgeInsets, _ attribute: LayoutAttribute) {
        switch attribute {
        case .leading: distance = margins.leading
        case .trailing: distance = -margins.trailing
        case .centerX: distance = (margins.leading - margins.trailing) / 2
        case .width: distance = -margins.horizontal
        case .top: distance = margins.top
        case .bottom: distance = -margins.bottom
        case .centerY: distance = (margins.top - margins.bottom) / 2
        case .height: distance = -margins.vertical
        case .firstBaseline, .lastBaseline: break
        }
    }
}
