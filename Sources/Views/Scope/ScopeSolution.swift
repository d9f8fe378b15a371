/// Where the nodes of a scope lie, in the scope's coordinates, counted along the reading direction.
struct ScopeSolution {
    /// Whether nothing changed since.
    var isKnown = false
    /// The width that was given; none if it was free.
    var givenWidth: Double?
    /// The height that was given; none if it was free.
    var givenHeight: Double?
    var size = Size.zero
    var horizontal: [ScopeExtent] = []
    var vertical: [ScopeExtent] = []
    /// The width that each node would take by itself, within what it was given.
    var widths: [Double] = []
    /// The height that each node would take by itself.
    var heights: [Double] = []
    /// Memory for the values of an axis.
    var values: [Double] = []

    /// Begins again, with so many nodes that lie nowhere.
    mutating func prepare(for count: Int) {
        horizontal.fill(ScopeExtent(), count)
        vertical.fill(ScopeExtent(), count)
        widths.fill(0, count)
        heights.fill(0, count)
    }
}

extension Array {
    /// Becomes so many times the same, in the memory that it has.
    fileprivate mutating func fill(_ element: Element, _ count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(element, count: count))
    }
}

/// Where something begins and how long it is, along one axis.
struct ScopeExtent: Equatable {
    var origin = 0.0
    var length = 0.0
}

/// Where a follower lies in its stack, on both axes.
struct FollowerPlace: Equatable {
    var horizontal = ScopeExtent()
    var vertical = ScopeExtent()
    var firstBaseline = 0.0
    var lastBaseline = 0.0
}

/// The length of a scope along one axis.
enum ScopeLength {
    /// So long.
    case given(Double)
    /// As short as possible, so long at most.
    case free(Double)
}
