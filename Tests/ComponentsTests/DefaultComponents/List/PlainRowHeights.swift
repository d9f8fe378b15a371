/// Row heights as a plain array, to compare with.
struct PlainRowHeights {
    var rows: [Double?]
    var estimate = 60.0

    init(count: Int) {
        rows = Array(repeating: nil, count: count)
    }

    var measuredCount: Int {
        rows.count { $0 != nil }
    }

    var measuredTotal: Double {
        rows.reduce(0) { $0 + ($1 ?? 0) }
    }

    var averageHeight: Double {
        let count = measuredCount
        guard count > 0 else { return estimate }
        return (measuredTotal * 64 / Double(count) + 0.5).rounded(.down) / 64
    }

    /// Where each row begins, and where the last one ends.
    var bottoms: [Double] {
        let average = averageHeight
        var bottoms = [0.0]
        var end = 0.0
        for height in rows {
            end += height ?? average
            bottoms.append(end)
        }
        return bottoms
    }

    mutating func forgetAll() {
        estimate = averageHeight
        rows = Array(repeating: nil, count: rows.count)
    }
}
