/// Times between writes and reads, in nanoseconds.
struct Delays: Sendable {
    private let sorted: [Int64]

    init(_ nanoseconds: [Int64]) {
        sorted = nanoseconds.sorted()
    }

    /// The number of times.
    var count: Int { sorted.count }

    /// Returns the least time within which a share of all are, in milliseconds; 0 without times.
    func milliseconds(within share: Double) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let place = (Double(sorted.count) * share).rounded(.up)
        return Double(sorted[min(sorted.count, max(1, Int(place))) - 1]) / 1_000_000
    }

    /// Half, 99 % and all times.
    var summary: String {
        let parts = [(0.5, "p50"), (0.99, "p99"), (1, "max")].map { share, name in
            "\(name) \(milliseconds(within: share).inTenths) ms"
        }
        return parts.joined(separator: ", ")
    }
}

extension Double {
    /// The number with one digit behind the point.
    var inTenths: String {
        "\((self * 10).rounded() / 10)"
    }
}
