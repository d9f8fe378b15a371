/// A direction of layout.
public enum Axis: Sendable, Hashable {
    /// Along the reading direction.
    case horizontal
    /// Downwards.
    case vertical
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    /// Creates a pair of equal values.
    init(both value: Value) {
        (horizontal, vertical) = (value, value)
    }

    /// The value for an axis.
    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
    }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}
