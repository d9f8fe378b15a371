/// Quantities of which some are free to move, and the others sums of those.
///
/// A quantity is a variable of the system or the activity of one of its rows. It has a column, and
/// can move, or a line that says by how much it moves when the columns do. Columns whose quantity
/// can move no more are closed, and leave the lines.
struct Tableau {
    /// A quantity that is a sum of columns.
    struct Line {
        var quantity: Int
        /// Bit `column % 64` is set for each column with a factor that is not 0, if not for others.
        var columns: UInt64
    }

    /// The number of columns, closed ones included.
    private(set) var width = 0
    private(set) var openCount = 0
    var quantities: [Quantity] = []
    var lines: [Line] = []
    /// The quantity of each column; none in closed ones.
    private(set) var columns: [Int?] = []
    /// The turns that the column that moves next passes.
    var turns: [Turn] = []
    /// Whether the last row that could move no more had a value that it wanted.
    private(set) var isKept = true
    /// The factors of each line, line after line.
    var factors: [Double] = []
    /// The columns of a large tableau that lines may have besides the one that a row is kept with.
    var shared: [Bool] = []

    /// Whether several columns share a bit.
    var isLarge: Bool { width > UInt64.bitWidth }

    /// Starts again, with variables that are all 0 and free.
    ///
    /// There is room for some rows from the start; arrays that grow cost more than the solving.
    mutating func reset(width: Int, rowCount: Int) {
        self.width = width
        openCount = width
        quantities.reserveCapacity(width + rowCount)
        lines.reserveCapacity(width + rowCount)
        columns.reserveCapacity(width)
        factors.reserveCapacity(width * rowCount)
        quantities.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        shared = isLarge ? Array(repeating: false, count: width) : []
        for column in 0..<width {
            quantities.append(Quantity(place: column))
            columns.append(column)
        }
    }

    static func bit(_ column: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: column & 63) }

    /// Calls back with each column whose bit is set, in order of bits.
    @inline(__always)
    static func forEachColumn(_ bits: UInt64, of width: Int, _ body: (Int) -> Void) {
        var rest = bits
        while rest != 0 {
            var column = rest.trailingZeroBitCount
            rest &= rest - 1
            while column < width {
                body(column)
                column += 64
            }
        }
    }

    /// Adds the activity of a row as a line, or returns nil if it can move no more.
    ///
    /// In that case `isKept` is whether it has a wanted value.
    mutating func append(_ row: LinearRow) -> Int? {
        let start = lines.count * width
        let rest = start + width - factors.count
        if rest > 0 { factors.append(contentsOf: repeatElement(0, count: rest)) }
        for position in start..<start + width { factors[position] = 0 }
        var bits: UInt64 = 0
        var largest = 0.0
        var value = 0.0
        for position in 0..<row.count {
            let quantity = quantities[Int(row.variables[position])]
            let coefficient = row.coefficients[position]
            value += coefficient * quantity.value
            largest = max(largest, coefficient.magnitude)
            if quantity.place < 0 {
                bits |= add(line: ~quantity.place, times: coefficient, at: start)
            } else if columns[quantity.place] != nil {
                factors[start + quantity.place] += coefficient
                bits |= Self.bit(quantity.place)
            }
        }
        let columns = withoutNoise(bits, at: start, under: 1e-11 * largest)
        let activity = Quantity(
            value: value,
            wantedLow: row.low,
            wantedHigh: row.high,
            place: ~lines.count
        )
        guard columns != 0 else {
            isKept = !activity.isAbove && !activity.isBelow
            return nil
        }
        lines.append(Line(quantity: quantities.count, columns: columns))
        quantities.append(activity)
        return lines.count - 1
    }

    /// Removes a line and forgets its quantity.
    mutating func remove(line: Int) {
        let last = lines.count - 1
        if line != last {
            for column in 0..<width {
                factors[line * width + column] = factors[last * width + column]
            }
            lines[line] = lines[last]
            quantities[lines[line].quantity].place = ~line
        }
        lines.removeLast()
    }

    /// Moves the quantity of a column, and with it all that depend on it.
    mutating func move(_ column: Int, by distance: Double) {
        guard let quantity = columns[column], distance != 0 else { return }
        quantities[quantity].value += distance
        let bit = Self.bit(column)
        for line in lines.indices where lines[line].columns & bit != 0 {
            quantities[lines[line].quantity].value += factors[line * width + column] * distance
        }
    }

    /// Removes a column from all lines: its quantity keeps its value.
    mutating func close(_ column: Int) {
        columns[column] = nil
        openCount -= 1
        let bit = Self.bit(column)
        for line in lines.indices where lines[line].columns & bit != 0 {
            factors[line * width + column] = 0
            // Other columns of the bit may have factors, and to look for them costs more than it saves.
            if !isLarge { lines[line].columns &= ~bit }
        }
    }

    /// Gives the quantity of a line a column, whose own quantity gets the line.
    mutating func exchange(_ line: Int, _ column: Int) {
        guard let entering = columns[column] else { return }
        let leaving = lines[line].quantity
        let start = line * width
        let inverse = 1 / factors[start + column]
        let bits = lines[line].columns
        Self.forEachColumn(bits, of: width) { factors[start + $0] *= -inverse }
        factors[start + column] = 0
        let bit = Self.bit(column)
        for other in lines.indices where other != line && lines[other].columns & bit != 0 {
            let position = other * width + column
            let factor = factors[position]
            guard factor != 0 else { continue }
            factors[position] = 0
            let touched = lines[other].columns | add(line: line, times: factor, at: other * width)
            factors[position] = factor * inverse
            lines[other].columns =
                isLarge ? touched : withoutNoise(touched, at: other * width, under: 0)
        }
        factors[start + column] = inverse
        columns[column] = leaving
        quantities[leaving].place = column
        lines[line].quantity = entering
        quantities[entering].place = ~line
    }

    /// Adds a multiple of a line to the factors at a position, and returns the columns it touched.
    private mutating func add(line: Int, times factor: Double, at start: Int) -> UInt64 {
        let bits = lines[line].columns
        guard bits != 0 else { return 0 }
        let (source, width) = (line * width, width)
        Self.forEachColumn(bits, of: width) { column in
            let (old, change) = (factors[start + column], factor * factors[source + column])
            let sum = old + change
            factors[start + column] = sum.magnitude <= 1e-11 * old.magnitude ? 0 : sum
        }
        return bits
    }

    /// Sets factors to 0 that only rounding left, and returns the columns of the others.
    private mutating func withoutNoise(
        _ bits: UInt64,
        at start: Int,
        under limit: Double
    ) -> UInt64 {
        guard bits != 0 else { return 0 }
        var left: UInt64 = 0
        Self.forEachColumn(bits, of: width) { column in
            if factors[start + column].magnitude <= limit {
                factors[start + column] = 0
            } else {
                left |= Self.bit(column)
            }
        }
        return left
    }
}
