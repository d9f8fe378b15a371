import Foundation
import Testing

/// The table of counted instructions, which the continuous integration compares with the counts.
struct CountedGrowthTests {
    @Test func tenTimesAsManyTakeAtMostFifteenTimesTheInstructions() throws {
        let table = try String(
            contentsOf: Readme.root.appending(path: "Examples/Benchmarks/instructions.txt"),
            encoding: .utf8
        )
        let rows = table.matches(of: /\n *([0-9.]+) +([0-9.]+)  ([0-9]+) times (the [^\n]*)/)

        let steep = try rows.filter { row in
            let (few, many) = (try #require(Double(row.1)), try #require(Double(row.2)))
            return many > few * 1.5 * (try #require(Double(row.3)))
        }

        #expect(rows.count == 9)
        #expect(steep.map(\.4) == [])
    }
}
