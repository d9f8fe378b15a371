import Foundation
import Rows

/// Measures every row several times, in turn, and prints the medians beside the budgets.
@main
struct Budgets {
    static func main() {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101
        let names = CommandLine.arguments.dropFirst(2)
        let rows = Row.all(once: false).filter { row in
            names.isEmpty || names.contains { row.name.hasPrefix($0) }
        }
        var findings = rows.map { _ in [Finding]() }
        for _ in 0..<rounds {
            // A busy moment affects all rows.
            for (index, row) in rows.enumerated() {
                findings[index].append(row.measure())
            }
        }
        print(line("row", "beside", "baseline", "subject", "value", "budget"))
        for (row, found) in zip(rows, findings) {
            let value = found.map(\.value).median
            print(
                line(
                    row.name,
                    row.baseline,
                    text(found.map(\.baseline).median),
                    text(found.map(\.subject).median),
                    text(value),
                    "\(row.budget)\(row.budget.allows(value) ? "" : "  missed")"
                )
            )
        }
    }

    private static func line(_ cells: String...) -> String {
        zip(cells, [24, 14, 10, 10, 8, 24]).map { cell, width in
            cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
        }.joined(separator: " ")
    }

    private static func text(_ number: Double) -> String {
        String(format: "%.2f", number)
    }
}

extension [Double] {
    /// The median of those that are numbers.
    var median: Double {
        let sorted = filter { !$0.isNaN }.sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }
}
