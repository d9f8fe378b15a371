/// How the program ends, with the numbers of `sysexits.h` where something fails.
enum ExitCode: Int32, Sendable, CaseIterable {
    /// All was well.
    case success = 0
    /// A check found something.
    case found = 1
    /// The command line is wrong, or the plugins cannot live together.
    case usage = 64
    /// The input is malformed, too large, or in no known format.
    case badData = 65
    /// The input is not there or cannot be read.
    case noInput = 66
    /// The output could not be written.
    case outputFailed = 74
}
