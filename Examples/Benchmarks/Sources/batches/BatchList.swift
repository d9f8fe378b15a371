import Rows

/// Measures every counted row twice, and prints its batches in the order in which they ran: the row, the baseline,
/// which of the two, and the rounds; with arguments, the rows whose names begin so.
///
/// Objects that are made on first use fall into the first time, whose batches have no name.
@main
struct BatchList {
    static func main() {
        let names = CommandLine.arguments.dropFirst()
        for row in Row.all(once: false)
        where row.isCounted && (names.isEmpty || names.contains { row.name.hasPrefix($0) }) {
            _ = row.measure()
            for _ in Batches.take() { print("-") }

            _ = row.measure()
            for (kind, rounds) in zip(["baseline", "subject"], Batches.take()) {
                print(row.name, row.baseline, kind, rounds, separator: "\t")
            }
        }
    }
}
