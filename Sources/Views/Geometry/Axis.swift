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
        @inline(__always)
        get { axis == .horizontal ? horizontal : vertical }
        @inline(__always)
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}
