/// Prefix sums of a list, changed and searched in logarithmic time (a Fenwick tree).
struct HeightSums {
    /// The sum of all elements.
    private(set) var total = HeightSum()

    /// At index *i*, counted from 1, the sum of the last *b* elements up to it, *b* being the lowest bit of *i*.
    private var tree: [HeightSum] = []

    /// Creates the sums of no elements.
    init() {}

    /// Creates the sums of elements.
    ///
    /// - Complexity: O(*n*).
    init(_ elements: some Collection<HeightSum>) {
        tree.reserveCapacity(elements.count)
        for element in elements {
            tree.append(element)
            total += element
        }
        for index in tree.indices {
            let parent = index | (index + 1)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    /// Adds to the element at an index.
    mutating func add(_ change: HeightSum, at index: Int) {
        total += change
        var index = index
        while index < tree.count {
            tree[index] += change
            index |= index + 1
        }
    }

    /// Finds the longest run of elements from the start whose sum fits.
    ///
    /// - Parameter fits: Whether a sum is small enough; once it is not, no greater sum is.
    /// - Returns: The length of the run and its sum.
    func longestRun(where fits: (HeightSum) -> Bool) -> (count: Int, sum: HeightSum) {
        var count = 0
        var sum = HeightSum()
        var step = 1
        while step <= tree.count { step *= 2 }
        while step > 1 {
            step /= 2
            guard count + step <= tree.count else { continue }
            let next = sum + tree[count + step - 1]
            if fits(next) {
                count += step
                sum = next
            }
        }
        return (count, sum)
    }
}

/// The sum of some rows.
struct HeightSum: Equatable {
    /// The number of rows.
    var rows = 0

    /// The number of measured rows.
    var measured = 0

    /// The sum of the measured heights, in units.
    var units = 0

    /// Returns the height in units, using the average for rows that are not measured.
    func extent(average: Int) -> Int {
        extent(of: rows, average: average)
    }

    /// Returns the height in units of a number of rows, of which only these are measured.
    func extent(of rows: Int, average: Int) -> Int {
        units + (rows - measured) * average
    }

    static func += (left: inout Self, right: Self) {
        left.rows += right.rows
        left.measured += right.measured
        left.units += right.units
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum += right
        return sum
    }

    static func - (left: Self, right: Self) -> Self {
        Self(
            rows: left.rows - right.rows,
            measured: left.measured - right.measured,
            units: left.units - right.units
        )
    }
}
