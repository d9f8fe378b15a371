import Foundation
import Testing

/// The numbered cases of a law that a run checks: a sample of them, all or a share of all with the variable `LONG_TESTS`, or a
/// third of the sample with `SHORT_TESTS`.
///
/// With the variable `LAW_CASE`, which a failure prints, it is only that case. A number outside of the law's range is
/// an issue, so that no law passes without a case.
struct Cases: Sendable {
    private let numbers: [Int]
    private let total: Int

    /// Creates a number of a law's cases out of all, or one of them.
    init(_ count: Int, of total: Int, only: Int? = Self.only) {
        self.total = total
        if let only {
            numbers = [only]
        } else {
            let count = LongTests.areShort ? Swift.max(1, count / 3) : count
            numbers = LongTests.areOn ? LongTests.cases(of: total) : Self.sample(count, of: total)
        }
    }

    /// Returns a number of numbers below another, spread evenly and the same in every run.
    static func sample(_ count: Int, of total: Int) -> [Int] {
        var generator = SeededGenerator(seed: Case(number: total))
        // One out of each range, so that neither high nor low bits are the same in all.
        return (0..<count).map { part in
            .random(in: (part * total / count)..<((part + 1) * total / count), using: &generator)
        }
    }

    static let only: Int? = {
        guard let value = ProcessInfo.processInfo.environment["LAW_CASE"] else { return nil }
        guard let number = Int(value) else {
            preconditionFailure("LAW_CASE is '\(value)'. To fix, set it to the number of a case.")
        }
        return number
    }()
}

extension Cases: RandomAccessCollection {
    var startIndex: Int { numbers.startIndex }
    var endIndex: Int { numbers.endIndex }

    subscript(position: Int) -> Case {
        let number = numbers[position]
        if !(0..<total).contains(number) {
            Issue.record("There is no case \(number). To fix, set LAW_CASE to one below \(total).")
        }
        return Case(number: number)
    }
}
