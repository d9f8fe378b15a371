import Foundation

/// Whether laws are checked on many more cases, for which there is the variable `LONG_TESTS`, or on fewer, for which
/// there is `SHORT_TESTS`: sanitizers look at memory, which a few cases use as many do.
enum LongTests {
    static let areOn = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
    static let areShort = ProcessInfo.processInfo.environment["SHORT_TESTS"] != nil
}
