import Foundation

/// Whether laws are checked on many more cases, for which there is the variable `LONG_TESTS`.
enum LongTests {
    static let areOn = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
}
