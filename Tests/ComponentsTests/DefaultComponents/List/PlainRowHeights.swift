/// Row heights as a plain array, to compare with.
struct PlainRowHeights {
    var rows: [Double?]
    var estimate = 60.0

    init(count: Int) {
        rows = Array(repeating: nil, count: count)
    }

    /// The number of measured rows, and their total height.
    var measured: (count: Int, total: Double) {
        var (count, total) = (0, 0.0)
        for case let height? in rows {
            count += 1
            total += height
        }
        return (count, total)
    }

    var averageHeight: Double {
        let (count, total) = measured
        guard count > 0 else { return estimate }
        return (total * 64 / Double(count) + 0.5).rounded(.down) / 64
    }

    /// The start of each row, and the end of the last one, with a default height for rows that are not measured.
    func bottoms(_ average: Double) -> [Double] {
        var bottoms = [0.0]
        bottoms.reserveCapacity(rows.count + 1)
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
