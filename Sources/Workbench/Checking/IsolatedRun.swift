import Foundation

/// What a program did that ran in a process of its own, which may end as it likes.
struct IsolatedRun {
    /// What it wrote.
    let output: String
    /// What it wrote of mistakes.
    let errors: String
    let ending: Ending

    /// How a process ended.
    enum Ending: Equatable {
        case code(Int32)
        case signal(Int32)
    }

    /// The variable that a process of its own has: how many seconds of processor time it may use.
    static let mark = "WORKBENCH_ISOLATED"

    /// Whether it used all the processor time that it had, and was ended for it.
    var isOutOfTime: Bool {
        guard case .signal = ending else { return false }
        return errors.split(separator: "\n").contains { $0 == ProcessorLimit.lastWords }
    }

    /// What a process says of its own end: the first of its lines that tells of a fatal error; none if there is none.
    var lastWords: String? {
        errors.split(separator: "\n").lazy
            .compactMap { line in
                line.range(of: "Fatal error: ").map { line[$0.upperBound...] }
            }
            .first.map(String.init)
    }

    /// The calls in which a process ended whose sources are known, innermost first; without those that the compiler
    /// made, and those that ended it for its time.
    var calls: [IsolatedCall] {
        errors.split(separator: "\n").compactMap { IsolatedCall($0) }
    }
}

#if os(Linux) || os(macOS)
extension IsolatedRun {
    /// Runs a program, whose file is the first word, in a process of its own that may use so many seconds of processor
    /// time, and waits for its end.
    ///
    /// - Throws: What keeps the system from running it.
    init(of command: [String], limit: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "isolated-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        guard FileManager.default.isExecutableFile(atPath: command.first ?? "") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let process = Process()
        // Between the two, so that a signal to the process around ends neither this one nor the check.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\"$@\"; exit $?", "sh"] + command
        process.environment = ProcessInfo.processInfo.environment.merging([
            "SWIFT_BACKTRACE":
                "enable=yes,color=no,interactive=no,output-to=stderr,threads=crashed",
            Self.mark: "\(limit)",
        ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        let isStopped = process.waitAndGoOn()
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        let status = process.terminationStatus
        // A shell says so of a signal.
        let signal = process.terminationReason == .uncaughtSignal ? status : status - 128
        ending =
            isStopped
            ? .signal(SIGSTOP) : (1...64).contains(signal) ? .signal(signal) : .code(status)
    }
}

extension Process {
    /// Waits for the end, lets the process go on whenever a signal stopped it, and returns whether one did.
    ///
    /// Where processes have no files, stopped ones are waited for.
    fileprivate func waitAndGoOn() -> Bool {
        let file = "/proc/\(processIdentifier)/stat"
        var isStopped = false
        while isRunning, let state = try? String(contentsOfFile: file, encoding: .utf8) {
            if state.contains(") T ") {
                isStopped = true
                kill(processIdentifier, SIGCONT)
            }
            Thread.sleep(forTimeInterval: 0.01)
        }
        waitUntilExit()
        return isStopped
    }
}
#else
extension IsolatedRun {
    /// Throws, as programs cannot run others here.
    init(of command: [String], limit: Int) throws {
        throw CocoaError(.featureUnsupported)
    }
}
#endif

/// A call in which a process of its own ended.
struct IsolatedCall {
    /// What was called, with file and line; without addresses, which are others each time.
    let text: String
    /// Whether its file is neither the package's nor the system's.
    let isOfPlugin: Bool

    /// Creates the call of which a line of the runtime tells; none if nobody wrote what was called.
    init?(_ line: Substring) {
        let frame = /^\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (.+?)(?::\d+)?$/
        guard let match = try? frame.firstMatch(in: line), !match.1.contains(Self.ownCall),
            !match.2.contains("<compiler-generated>")
        else { return nil }
        text = "\(match.1) at \(match.2.split(separator: "/").suffix(2).joined(separator: "/"))"
        let isOfPackage =
            match.2.hasPrefix(Self.sources) && !match.2.hasPrefix("\(Self.sources)ExamplePlugins/")
        isOfPlugin = !isOfPackage && !match.2.contains("/stdlib/")
    }

    private static let ownCall = " in static ProcessorLimit."

    /// Where the package was built.
    private static let sources = String(
        #filePath.dropLast("Workbench/Checking/IsolatedRun.swift".count)
    )
}

extension [IsolatedCall] {
    /// Those that are reported: 8, or as many more, up to 40, as lead to a plugin.
    var told: [IsolatedCall] {
        let count = prefix(40).firstIndex { $0.isOfPlugin }.map { $0 + 1 } ?? 0
        return Array(prefix(Swift.max(8, count)))
    }
}
