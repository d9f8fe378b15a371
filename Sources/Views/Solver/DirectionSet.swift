/// Some of up to eight ways to move, in order of their numbers.
struct DirectionSet: Sequence, IteratorProtocol {
    private var bits: UInt8 = 0

    init() {}

    init(_ way: Int) {
        insert(way)
    }

    /// Creates the set of the first ways, from 0 on.
    init(first count: Int) {
        bits = UInt8(truncatingIfNeeded: 1 << count - 1)
    }

    var isEmpty: Bool { bits == 0 }
    var isSingle: Bool { bits != 0 && bits & (bits - 1) == 0 }
    var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

    @inline(__always)
    func contains(_ way: Int) -> Bool { bits & Self.bit(way) != 0 }
    @inline(__always)
    mutating func insert(_ way: Int) { bits |= Self.bit(way) }
    @inline(__always)
    mutating func remove(_ way: Int) { bits &= ~Self.bit(way) }

    mutating func formUnion(_ others: DirectionSet) {
        bits |= others.bits
    }

    func subtracting(_ others: DirectionSet) -> DirectionSet {
        var set = self
        set.bits &= ~others.bits
        return set
    }

    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return bits.trailingZeroBitCount
    }

    private static func bit(_ way: Int) -> UInt8 { 1 << UInt8(truncatingIfNeeded: way & 7) }
}

/// A sum of ways to move, each with a factor.
struct DirectionSum {
    /// The sum if nothing moves.
    var value = 0.0
    /// The factor of each way.
    var factors = SIMD8<Double>()
    /// The ways whose factor is not 0.
    var ways = DirectionSet()

    /// Returns the way of the largest factor among some ways, or among all if those are empty.
    func largest(of some: DirectionSet) -> Int {
        var best = 0
        var size = 0.0
        for way in some.isEmpty ? ways : some where factors[way].magnitude > size {
            (best, size) = (way, factors[way].magnitude)
        }
        return best
    }

    /// Returns by how much the other ways move one that keeps the sum.
    func others(than way: Int) -> SIMD8<Double> {
        var others = factors / factors[way]
        others[way] = 0
        return others
    }
}

/// A variable of a system, and the way of the same number.
struct DirectionEntry {
    /// By how much the variable moves with each way.
    var moves = SIMD8<Double>()
    /// The variables that move with the way, and perhaps others.
    var movers = DirectionSet()
    /// The range of the direction.
    var range = DirectionRange()
}

/// The range within which a direction may move.
struct DirectionRange {
    var low = -Double.infinity
    var high = Double.infinity
}
