import Testing

@testable import DefaultComponents

@Suite struct RowHeightsTests {
    @Test func rowsThatWereNotMeasuredCountWithTheAverageOfTheOthers() {
        var heights = RowHeights(count: 4)
        #expect(heights.total == 240)

        heights[1] = 20
        heights[2] = 41

        #expect(heights.averageHeight == 30.5)
        #expect(heights.total == 122)
        let offsets = (0...5).map { heights.offset(ofBottomOf: $0) }
        #expect(offsets == [0, 30.5, 50.5, 91.5, 122, 122])
        #expect(heights[0] == nil)
        #expect(heights[2] == 41)
    }

    @Test func theAverageIsAWholeMultipleOfASixtyFourth() {
        var heights = RowHeights(count: 1000)
        heights[3] = 10
        heights[4] = 10
        heights[900] = 11

        #expect(heights.averageHeight * 64 == 661)
        #expect(heights.total * 64 == 661_001)
    }

    @Test func anOffsetLiesInTheRowThatCoversIt() {
        var heights = RowHeights(count: 3)
        heights[0] = 10
        heights[1] = 0
        heights[2] = 20

        let offsets: [Double] = [-5, 0, 9.99, 10, 29, 30, 1e300, .infinity, -.infinity, .nan]
        let rows = offsets.map { heights.index(atOffset: $0) }

        #expect(rows == [0, 0, 0, 2, 2, 2, 2, 2, 0, 0])
    }

    @Test func forgettingKeepsTheAverageAsTheEstimate() {
        var heights = RowHeights(count: 10)
        heights[0] = 30
        heights[1] = 50

        heights.forgetAll()

        #expect(heights.measuredCount == 0)
        #expect(heights.measuredTotal == 0)
        #expect(heights.total == 400)
        #expect(heights[0] == nil)
    }

    @Test func rowsOutsideTheListAreIgnored() {
        var heights = RowHeights(count: 2)
        for index in [-1, 2, .min, .max] {
            heights[index] = 10
            heights[index] = nil
            heights.remove(at: index)
            #expect(heights[index] == nil)
        }
        heights.insert(count: 5, at: 3)
        heights.insert(count: -5, at: 0)

        #expect(heights.count == 2)
        #expect(heights.measuredCount == 0)
        #expect(heights.offset(ofBottomOf: .max) == 120)
        #expect(heights.offset(ofBottomOf: .min) == 0)
    }

    @Test func hostileHeightsAndCountsAreCut() {
        var heights = RowHeights(count: .max)
        heights.insert(count: .max, at: 0)
        heights[0] = .infinity
        heights[1] = -7
        heights[2] = .nan
        heights.estimate = .nan

        #expect(heights.count == RowHeights.largestCount)
        #expect(heights[0] == RowHeights.greatestHeight)
        #expect(heights[1] == 0)
        #expect(heights[2] == nil)
        #expect(heights.estimate == 60)
        #expect(heights.index(atOffset: heights.total) == heights.count - 1)
        #expect(RowHeights(count: -3).total == 0)
        #expect(RowHeights(count: -3).index(atOffset: 5) == 0)
    }

    @Test func rowsThatWereNeverMeasuredCostNothing() {
        var heights = RowHeights(count: 1_000_000)
        heights.insert(count: 1_000_000, at: 500_000)
        for _ in 0..<1000 { heights.remove(at: 700_000) }

        #expect(heights.chunks.isEmpty)
        #expect(heights.total == 119_940_000)
        #expect(heights.index(atOffset: 59_970_000) == 999_500)
    }

    @Test func rowsMeasuredOneAfterTheOtherFillTheirChunks() {
        var ascending = RowHeights(count: 2560)
        var descending = RowHeights(count: 2560)
        for index in 0..<2560 {
            ascending[index] = 20
            descending[2559 - index] = 20
        }

        #expect(ascending.chunks.count == 10)
        #expect(descending.chunks.count == 10)
        #expect(ascending.total == 51_200)
    }
}
