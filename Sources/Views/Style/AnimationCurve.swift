/// The course of an animation over time, as in CSS.
public enum AnimationCurve: String, Sendable, Hashable, Codable, CaseIterable {
    /// The same speed throughout.
    case linear
    /// Slow at the start; `cubic-bezier(0.42, 0, 1, 1)`.
    case easeIn
    /// Slow at the end; `cubic-bezier(0, 0, 0.58, 1)`.
    case easeOut
    /// Slow at the start and at the end; `cubic-bezier(0.42, 0, 0.58, 1)`.
    case easeInOut

    /// Returns the share of the change at a share of the time, both 0 to 1.
    ///
    /// It adds, multiplies and halves only, so that every machine computes the same bits.
    public func share(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        let (first, second): (Double, Double)
        switch self {
        case .linear: return time
        case .easeIn: (first, second) = (0.42, 1)
        case .easeOut: (first, second) = (0, 0.58)
        case .easeInOut: (first, second) = (0.42, 0.58)
        }
        // The time grows with the parameter of the curve, which halving finds.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<64 {
            let middle = (low + high) / 2
            let rest = 1 - middle
            let found =
                3 * rest * middle * (rest * first + middle * second) + middle * middle * middle
            if found < time { low = middle } else { high = middle }
        }
        return high * high * (3 - 2 * high)
    }
}
