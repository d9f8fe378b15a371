extension RowHeights {
    /// Returns the distance from the bottom of the newest row up to the bottom of a row.
    ///
    /// - Parameter index: The row; before the first it is 0, and behind the last the top of the list.
    /// - Returns: The heights of all newer rows, estimated where they are not measured.
    func offset(ofBottomOf index: Int) -> Double {
        let index = min(max(index, 0), count)
        let (chunk, before) = sums.longestRun { $0.rows <= index }
        var sum = before
        if chunk < chunks.count {
            for entry in chunks[chunk].entries {
                guard sum.rows + Int(entry.gap) < index else { break }
                sum += entry.sum
            }
        }
        return HeightUnits.points(sum.extent(of: index, average: averageUnits))
    }

    /// Returns the row that covers a distance up from the bottom of the newest row.
    ///
    /// A row covers its bottom, but not its top. It is the newest or the oldest row for a distance below
    /// or above the list, and 0 in an empty list.
    func index(atOffset offset: Double) -> Int {
        let average = averageUnits
        let extent = sums.total.extent(of: count, average: average)
        guard count > 0, offset > 0 else { return 0 }
        guard offset < HeightUnits.points(extent) else { return count - 1 }
        let units = Int((offset * 64).rounded(.down))
        let (chunk, before) = sums.longestRun { $0.extent(average: average) <= units }
        var sum = before
        if chunk < chunks.count {
            for entry in chunks[chunk].entries {
                let bottom = sum.extent(average: average) + Int(entry.gap) * average
                if bottom > units { break }
                if bottom + Int(entry.units) > units { return sum.rows + Int(entry.gap) }
                sum += entry.sum
            }
        }
        // What is left are rows that are not measured, and they have a height, or they would end below.
        let rest = units - sum.extent(average: average)
        return min(sum.rows + (average > 0 ? rest / average : 0), count - 1)
    }
}
