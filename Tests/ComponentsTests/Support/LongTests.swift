import Foundation

/// Whether laws are checked on many more cases, with the variable `LONG_TESTS`, or on fewer, with `SHORT_TESTS`:
/// sanitizers check memory, which a few cases use as much as many.
enum LongTests {
    static let areOn = value != nil
    static let areShort = ProcessInfo.processInfo.environment["SHORT_TESTS"] != nil

    /// Returns those of a law's cases that a long run checks: all, or with a value such as `2/3` every third, from the
    /// case with the number 2, and at least one.
    static func cases(of total: Int) -> [Int] {
        let numbers = (value ?? "").split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, total > 0 else { return Array(0..<total) }
        let first = min(abs(numbers[0]) % numbers[1], total - 1)
        return Array(stride(from: first, to: total, by: numbers[1]))
    }

    private static let value = ProcessInfo.processInfo.environment["LONG_TESTS"]
}
