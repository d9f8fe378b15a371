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
