import DefaultComponents
import Foundation

/// What the program knows of where its results go.
struct ProcessEnvironment: Sendable, Equatable {
    /// How many columns the terminal has that shows the results; none if they go elsewhere.
    var outputColumns: Int?
    /// Whether somebody may be watching the errors.
    var isWatched = false
    /// Whether the reader wants no colours, whatever shows them.
    var isColorless = false

    /// Whether the terminal says that it has all colours, and not only 256.
    var hasTrueColor = false

    /// Whether somebody sits at a terminal that is both input and output.
    var isInteractive = false

    /// Where the program is, and where it was called, to look around from.
    var places: [String] = []

    /// The program's own file, to run it again, with the words that stand before others.
    var command: [String] = []

    /// Returns the surroundings of the running program.
    static func ofProcess() -> ProcessEnvironment {
        let environment = ProcessInfo.processInfo.environment
        let wish = environment["NO_COLOR"] ?? ""
        return ProcessEnvironment(
            outputColumns: isatty(STDOUT_FILENO) == 1 ? columns(of: STDOUT_FILENO) : nil,
            isWatched: isatty(STDERR_FILENO) == 1,
            isColorless: !wish.isEmpty,
            hasTrueColor: ["truecolor", "24bit"].contains(environment["COLORTERM"]),
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
            places: [CommandLine.arguments.first ?? ".", "."],
            command: [Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""]
        )
    }

    /// Returns the width of a terminal; 80 if it does not tell.
    private static func columns(of descriptor: Int32) -> Int {
        SystemCall.windowSize(of: descriptor)?.columns ?? 80
    }
}
