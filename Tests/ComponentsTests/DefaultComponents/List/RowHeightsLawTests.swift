import Testing

@testable import DefaultComponents

@Suite struct RowHeightsLawTests {
    @Test(arguments: Cases(4, of: 500))
    func heightsAreThoseOfAPlainArray(seed: Case) {
        var run = HeightsRun(seed: seed)

        for step in 0..<200 {
            let changes = (0..<10).map { _ in run.change() }
            let fault = run.fault()
            #expect(fault == nil, "seed \(seed), step \(step), \(changes)")
            if fault != nil { break }
        }
    }

    @Test func measuredRowsCostAtMostTwentyFourBytes() {
        var generator = SeededGenerator(seed: 1)
        var heights = RowHeights(count: 8000)
        for _ in 0..<7000 { heights[.random(in: 0..<8000, using: &generator)] = 20 }
        #expect(heights.bytes <= 24 * heights.measuredCount)

        for index in 0..<8000 where index % 7 != 0 { heights[index] = nil }
        #expect(heights.bytes <= 24 * heights.measuredCount)

        while heights.count > 4000 { heights.remove(at: 0) }
        #expect(heights.bytes <= 24 * heights.measuredCount)
    }
}

extension RowHeights {
    /// The memory of the list on the heap.
    fileprivate var bytes: Int {
        let entries = chunks.reduce(0) { $0 + 48 + $1.entries.capacity * 8 }
        let perChunk = MemoryLayout<HeightChunk>.stride + MemoryLayout<HeightSum>.stride
        return entries + chunks.count * perChunk
    }
}

/// Row heights and a plain array that go through the same changes.
private struct HeightsRun {
    var generator: SeededGenerator
    var heights: RowHeights
    var plain: PlainRowHeights

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...2500, using: &generator)
        heights = RowHeights(count: count)
        plain = PlainRowHeights(count: count)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        .random(in: range, using: &generator)
    }

    /// Changes both and returns the change.
    mutating func change() -> String {
        let count = plain.rows.count
        let index = number(0...max(count - 1, 0))
        switch number(0...99) {
        case 0:
            heights.forgetAll()
            plain.forgetAll()
            return "forget all"
        case 1..<6:
            let added = number(0...40)
            heights.insert(count: added, at: index)
            plain.rows.insert(contentsOf: Array(repeating: nil, count: added), at: index)
            return "insert \(added) at \(index)"
        case 6..<10 where count > 0:
            let removed = min(number(1...40), count - index)
            for _ in 0..<removed { heights.remove(at: index) }
            plain.rows.removeSubrange(index..<(index + removed))
            return "remove \(removed) at \(index)"
        case 10..<13:
            let end = min(index + number(1...30), count)
            for index in index..<end {
                heights[index] = nil
                plain.rows[index] = nil
            }
            return "forget \(index)..<\(end)"
        default:
            let end = min(index + number(1...30), count)
            for index in index..<end {
                let height = Double(number(0...6400)) / 64
                heights[index] = height
                plain.rows[index] = height
            }
            return "measure \(index)..<\(end)"
        }
    }

    /// Returns the contradictions of the array.
    mutating func fault() -> String? {
        guard heights.count == plain.rows.count else { return "count" }
        let (measured, average) = (plain.measured, plain.averageHeight)
        guard heights.measuredCount == measured.count else { return "measuredCount" }
        guard heights.measuredTotal == measured.total else { return "measuredTotal" }
        guard heights.averageHeight == average else { return "averageHeight" }
        let bottoms = plain.bottoms(average)
        guard heights.total == bottoms.last else { return "total" }
        for _ in 0..<20 {
            let index = number(-1...plain.rows.count)
            let height = plain.rows.indices.contains(index) ? plain.rows[index] : nil
            guard heights[index] == height else { return "height \(index)" }
            let offset = bottoms[min(max(index, 0), plain.rows.count)]
            guard heights.offset(ofBottomOf: index) == offset else { return "offset \(index)" }
            let inside = offset + Double(number(-640...640)) / 100
            let row = lastIndex(in: bottoms.dropLast(), upTo: max(inside, 0))
            guard inside <= 0 || heights.index(atOffset: inside) == row else {
                return "index at \(inside)"
            }
        }
        return heights.chunkFault
    }
}

/// Returns the index of the last of growing numbers that is not above a limit.
private func lastIndex(in numbers: ArraySlice<Double>, upTo limit: Double) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
        let middle = (low + high) / 2
        if numbers[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
}

extension RowHeights {
    /// Returns the faults of the chunks.
    fileprivate var chunkFault: String? {
        let counts = chunks.map(\.entries.count)
        guard counts.allSatisfy((1...HeightChunk.limit).contains) else { return "\(counts)" }
        return chunks.reduce(into: HeightSum()) { $0 += $1.sum } == sums.total ? nil : "sums"
    }
}
