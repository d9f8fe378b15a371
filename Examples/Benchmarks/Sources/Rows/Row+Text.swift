import Benchmark
import Views

extension Row {
    /// A text of 119 ASCII characters, in one line or in as many as in a bubble.
    static func measured(isWrapped: Bool, batch: Int) -> Row {
        let text =
            "The wind is fair and the tide is high, so meet me at the berth before nine and bring "
            + "bread, cheese, warm coat and time."
        precondition(text.utf8.count == 119)
        let spans = [TextSpan(text, font: .body)]
        let limits = TextLimits(width: isWrapped ? 280 : .infinity)
        let measurer = HelveticaMeasurer()
        return Row(
            name: "119 characters\(isWrapped ? ", wrapped" : "")",
            baseline: "sum of bytes",
            budget: .nanoseconds(150)
        ) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { blackHole(sum(text)) }
            }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { blackHole(measurer.layout(spans, limits: limits)) }
            }
            return Finding(baseline: base, subject: own, value: own)
        }
    }

    /// Returns the sum of a table's entries for the bytes of a text, which every measurer has to compute.
    private static func sum(_ text: String) -> Int {
        var sum = 0
        for byte in text.utf8 { sum += table[Int(byte)] }
        return sum
    }

    private static let table = (0..<256).map { $0 * 7 % 1000 }
}
