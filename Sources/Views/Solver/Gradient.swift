/// The growth of a level's violations when columns move up.
struct Gradient {
    private var slopes: [Double]
    /// The first quantity of the level.
    private(set) var first = 0

    /// The least slope that is not rounding.
    static let tolerance = 1e-9

    init(width: Int) {
        slopes = Array(repeating: 0, count: width)
    }

    /// Sums the slopes of lines; columns add their own.
    mutating func measure(_ tableau: borrowing Tableau, from first: Int) {
        self.first = first
        for column in slopes.indices { slopes[column] = 0 }
        for line in tableau.lines.indices where tableau.lines[line].quantity >= first {
            let growth = tableau.quantities[tableau.lines[line].quantity].growth
            guard growth != 0 else { continue }
            let start = line * tableau.width
            Tableau.forEachColumn(tableau.lines[line].columns, of: tableau.width) { column in
                slopes[column] += growth * tableau.factors[start + column]
            }
        }
    }

    /// Returns the slope of a column on its way up.
    func upward(_ tableau: borrowing Tableau, _ column: Int) -> Double {
        guard let index = tableau.columns[column], index >= first else { return slopes[column] }
        return slopes[column] + tableau.quantities[index].upperGrowth
    }

    /// Returns the slope of a column on its way down.
    func downward(_ tableau: borrowing Tableau, _ column: Int) -> Double {
        guard let index = tableau.columns[column], index >= first else { return -slopes[column] }
        return -slopes[column] - tableau.quantities[index].lowerGrowth
    }

    /// Returns the column that gains most by moving, or the one whose quantity is first.
    func steepest(_ tableau: borrowing Tableau, byIndex: Bool) -> Int? {
        var best: (column: Int, slope: Double, index: Int)?
        for column in slopes.indices {
            guard let index = tableau.columns[column] else { continue }
            let slope = gain(tableau, column, tableau.quantities[index])
            guard slope < -Self.tolerance else { continue }
            if let best {
                let isBetter =
                    byIndex
                    ? index < best.index
                    : slope < best.slope || slope == best.slope && index < best.index
                guard isBetter else { continue }
            }
            best = (column, slope, index)
        }
        return best?.column
    }

    /// Whether a column gains by moving up rather than down.
    func isUpward(_ tableau: borrowing Tableau, _ column: Int) -> Bool {
        guard let index = tableau.columns[column] else { return false }
        let quantity = tableau.quantities[index]
        return quantity.value < quantity.high && upward(tableau, column) < -Self.tolerance
    }

    private func gain(
        _ tableau: borrowing Tableau,
        _ column: Int,
        _ quantity: Tableau.Quantity
    ) -> Double {
        let up = quantity.value < quantity.high ? upward(tableau, column) : 0
        let down = quantity.value > quantity.low ? downward(tableau, column) : 0
        return min(up, down)
    }
}
