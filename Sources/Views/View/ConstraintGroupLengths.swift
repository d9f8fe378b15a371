/// What a constraint group is given along both axes.
struct ConstraintGroupLengths: Equatable {
    var width: ConstraintGroupLength
    var height = ConstraintGroupLength.free(.infinity)
    /// Whether what the constraint group asks for itself is heeded, where it may choose.
    var withOwn: Bool
}

/// The length of a constraint group along one axis.
enum ConstraintGroupLength: Equatable {
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
