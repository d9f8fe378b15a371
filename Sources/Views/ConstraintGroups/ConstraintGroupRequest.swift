/// The relations of a constraint group that a system has.
struct ConstraintGroupRequest {
    /// One axis, or both.
    var axes: AxisSet
    /// Whether constraints of views inside stacks count.
    var withFollowers = true
    /// Whether lengths are kept from being less than nothing, which few systems need.
    var keepsLengths = false
    /// Whether a stack's order, and the room for what it shows, win over constraints, which left none.
    var keepsRoom = false
    /// Whether the constraint group may be longer than its limit.
    var isRelaxed = false
}

/// Some of the two axes.
struct AxisSet {
    let hasHorizontal: Bool
    let hasVertical: Bool

    /// Both axes.
    static let both = AxisSet(hasHorizontal: true, hasVertical: true)
    /// Widths and places along the reading direction.
    static let horizontal = AxisSet(hasHorizontal: true, hasVertical: false)
    /// Heights and places downwards.
    static let vertical = AxisSet(hasHorizontal: false, hasVertical: true)

    func has(_ axis: Axis) -> Bool {
        axis == .horizontal ? hasHorizontal : hasVertical
    }

    /// Runs something for each axis, the horizontal one first.
    @inline(__always)
    func forEach(_ body: (Axis) -> Void) {
        if hasHorizontal { body(.horizontal) }
        if hasVertical { body(.vertical) }
    }
}
