/// The indices of a constraint group's variables in a system, which has those of one axis or of both.
///
/// Two for each node but the constraint group, its origin and its length; one for the constraint group's length where that is
/// free. The constraint group begins at 0.
struct ConstraintGroupVariables {
    private(set) var count = 0
    private var axes = AxisPair(both: AxisVariables())

    /// Adds the variables of an axis, for a number of nodes.
    mutating func add(_ axis: Axis, nodes: Int, length: Double?) {
        axes[axis] = AxisVariables(first: count, nodes: nodes, givenLength: length)
        count += 2 * nodes - (length == nil ? 1 : 2)
    }

    /// The variables of an axis.
    subscript(axis: Axis) -> AxisVariables { axes[axis] }

    /// Returns the node and the axis that a variable belongs to; 0 is the constraint group.
    func owner(of variable: Int) -> (node: Int, axis: Axis) {
        let isVertical = axes.vertical.nodes > 0 && variable >= axes.vertical.first
        let axis = isVertical ? Axis.vertical : .horizontal
        let node = (variable - self[axis].first) / 2 + 1
        return (node < self[axis].nodes ? node : 0, axis)
    }
}

/// The indices of the variables of one axis in a system.
struct AxisVariables {
    /// The first of them.
    var first = 0
    /// The number of nodes; 0 if the system does not have the axis.
    var nodes = 0
    /// The length of the constraint group; nil if it is a variable.
    var givenLength: Double?

    /// Returns the variable of a node's origin.
    func origin(_ node: Int) -> Int { first + 2 * node - 2 }

    /// Returns the variable of a node's length.
    func length(_ node: Int) -> Int { first + 2 * node - 1 }

    /// The variable of the constraint group's length, where that is free.
    var groupLength: Int { first + 2 * nodes - 2 }
}

/// A side of a constraint: a multiple of a node's origin, one of its length, and a distance.
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

    /// Moves the value inside margins.
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
