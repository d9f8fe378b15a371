import Foundation

/// Whether laws are checked on many more cases, with the variable `LONG_TESTS`, or on fewer, with `SHORT_TESTS`:
/// sanitizers check memory, which a few cases use as much as many.
enum LongTests {
    static let areOn = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
    static let areShort = ProcessInfo.processInfo.environment["SHORT_TESTS"] != nil
}
