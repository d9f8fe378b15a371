/// Consecutive measured rows, each with the number of rows before it that are not measured.
struct HeightChunk {
    /// The maximum number of measured rows in one chunk.
    static let limit = 256

    /// The number of measured rows up to which neighbours are merged.
    static let mergeLimit = 192

    /// One measured row.
    struct Entry {
        /// The number of rows directly before it that are not measured.
        var gap: UInt32

        /// Its height, in units.
        var units: UInt32

        init(gap: Int, units: Int) {
            self.gap = UInt32(gap)
            self.units = UInt32(units)
        }

        var sum: HeightSum {
            HeightSum(rows: Int(gap) + 1, measured: 1, units: Int(units))
        }
    }

    /// The rows, newest first.
    private(set) var entries: [Entry] = []

    /// The sum of the rows.
    private(set) var sum = HeightSum()

    init(_ entries: some Collection<Entry>) {
        self.entries.reserveCapacity(entries.count)
        self.entries.append(contentsOf: entries)
        for entry in entries { sum += entry.sum }
    }

    /// Replaces a row and returns by how much the sum grows.
    mutating func replace(at index: Int, with entry: Entry) -> HeightSum {
        let growth = entry.sum - entries[index].sum
        entries[index] = entry
        sum += growth
        return growth
    }

    /// Inserts a row and returns by how much the sum grows.
    mutating func insert(_ entry: Entry, at index: Int) -> HeightSum {
        if entries.count == entries.capacity {
            // Doubled here, because an array left alone would grow beyond the limit.
            entries.reserveCapacity(min(Self.limit, max(4, entries.count * 2)))
        }
        entries.insert(entry, at: index)
        sum += entry.sum
        return entry.sum
    }

    /// Removes a row and returns by how much the sum grows.
    mutating func remove(at index: Int) -> HeightSum {
        let growth = HeightSum() - entries.remove(at: index).sum
        sum += growth
        return growth
    }

    /// Appends the rows of the chunk after this one.
    mutating func append(_ other: HeightChunk) {
        entries.reserveCapacity(entries.count + other.entries.count)
        entries.append(contentsOf: other.entries)
        sum += other.sum
    }
}
