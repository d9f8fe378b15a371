import DefaultComponents
import Foundation

/// The environment of the program: its terminal, its file and its folder.
struct ProcessEnvironment: Sendable, Equatable {
    /// The columns of the terminal that shows the results; nil if they go elsewhere.
    var outputColumns: Int?
    /// Whether the standard error is a terminal.
    var isWatched = false
    /// Whether the variable `NO_COLOR` is set.
    var isColorless = false

    /// Whether the terminal reports 24-bit colours, and not only 256.
    var hasTrueColor = false

    /// Whether input and output are a terminal.
    var isInteractive = false

    /// The paths of the program and of the working folder, from which the package is searched.
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
