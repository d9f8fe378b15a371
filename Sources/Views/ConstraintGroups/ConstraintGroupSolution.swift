/// The positions of the nodes of a constraint group, in its coordinates, counted along the reading direction.
struct ConstraintGroupSolution {
    /// The lengths that the constraint group was given; nil if it is not solved.
    var lengths: ConstraintGroupLengths?
    var size = Size.zero
    var extents = AxisPair<[ConstraintGroupExtent]>(both: [])
    /// The size that each node would take by itself, within the width that it was given.
    var contents: [ConstraintGroupContent] = []
    /// The required constraints that cannot be kept; those of both axes where they are found together.
    var conflicts = AxisPair<[ConstraintGroupConflict]>(both: [])
    /// Memory for the values of a system.
    var values: [Double] = []

    /// Whether some required constraint cannot be kept.
    var hasConflicts: Bool { !conflicts.horizontal.isEmpty || !conflicts.vertical.isEmpty }

    /// Returns the width and the height of a node.
    func length(of node: Int) -> Size {
        Size(width: extents.horizontal[node].length, height: extents.vertical[node].length)
    }

    /// Resets the solution to a number of nodes without positions.
    mutating func prepare(for count: Int) {
        extents.horizontal.fill(ConstraintGroupExtent(), count)
        extents.vertical.fill(ConstraintGroupExtent(), count)
        contents.fill(ConstraintGroupContent(), count)
        if hasConflicts { conflicts = AxisPair(both: []) }
    }
}

extension Array {
    /// Replaces the elements by copies of one, in the same memory.
    fileprivate mutating func fill(_ element: Element, _ count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(element, count: count))
    }
}

/// Two constraints of a plan that cannot both be kept, by their places.
struct ConstraintGroupConflict {
    let dropped: Int
    /// The newer one; nil if it is not a constraint.
    let kept: Int?
}

/// The size of a node's content, and the priorities at which it resists another one; nil without content.
struct ConstraintGroupContent {
    var size = Size.zero
    var priorities: AxisPair<ContentPriorities>?
    /// Whether it is a stack, which may hold what must not be smaller.
    var isStack = false
}

/// A start and a length along one axis.
struct ConstraintGroupExtent: Equatable {
    var origin = 0.0
    var length = 0.0
}

/// The position of a follower in its stack, on both axes.
struct FollowerPlace: Equatable {
    var extents = AxisPair(both: ConstraintGroupExtent())
    var firstBaseline = 0.0
    var lastBaseline = 0.0
}

/// The lengths that a constraint group is given along both axes.
struct ConstraintGroupLengths: Equatable {
    var width: ConstraintGroupLength
    var height = ConstraintGroupLength.free(.infinity)
    /// Whether what the constraint group asks for itself is heeded, where it may choose.
    var withOwn: Bool

    /// The length along an axis.
    subscript(axis: Axis) -> ConstraintGroupLength { axis == .horizontal ? width : height }
}

/// The length of a constraint group along one axis.
enum ConstraintGroupLength: Equatable {
    /// So long.
    case given(Double)
    /// As short as possible, so long at most.
    case free(Double)

    /// The given length; none for a free length.
    var given: Double? {
        guard case .given(let length) = self else { return nil }
        return length
    }

    /// Whether there is a limit that may turn out too short.
    var isLimited: Bool {
        guard case .free(let limit) = self else { return false }
        return limit.isFinite
    }
}
