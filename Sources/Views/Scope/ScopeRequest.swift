/// Which relations of a scope a system has.
struct ScopeRequest {
    /// One axis, or both.
    var axes: AxisSet
    /// Whether constraints of what is inside stacks are heeded.
    var withFollowers = true
    /// Whether lengths are kept from being less than nothing, which few systems need.
    var keepsLengths = false
    /// Whether the scope may be longer than its limit.
    var isRelaxed = false
}

/// What a scope is given along both axes.
struct ScopeLengths: Equatable {
    var width: ScopeLength
    var height = ScopeLength.free(.infinity)
    /// Whether what the scope asks for itself is heeded, where it may choose.
    var withOwn: Bool
}

/// The length of a scope along one axis.
enum ScopeLength: Equatable {
    /// So long.
    case given(Double)
    /// As short as possible, so long at most.
    case free(Double)

    /// The length that was given; none if it was free.
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

/// Some of the two axes, the horizontal one first.
struct AxisSet: Sequence, IteratorProtocol {
    private var hasHorizontal: Bool
    private var hasVertical: Bool

    init(_ axis: Axis) {
        hasHorizontal = axis == .horizontal
        hasVertical = axis == .vertical
    }

    private init() {
        hasHorizontal = true
        hasVertical = true
    }

    /// Both axes.
    static let both = AxisSet()

    mutating func next() -> Axis? {
        if hasHorizontal {
            hasHorizontal = false
            return .horizontal
        }
        guard hasVertical else { return nil }
        hasVertical = false
        return .vertical
    }
}
