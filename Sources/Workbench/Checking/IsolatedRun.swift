import Foundation

/// The output and the ending of a program that ran in a separate process.
struct IsolatedRun {
    /// The text of its standard output.
    let output: String
    /// The text of its standard error.
    let errors: String
    let ending: Ending

    /// The ending of a process.
    enum Ending: Equatable {
        case code(Int32)
        case signal(Int32)
    }

    /// The environment variable of a separate process: its limit of processor time, in seconds.
    static let mark = "WORKBENCH_ISOLATED"

    /// Whether it was ended because it used up its processor time.
    var isOutOfTime: Bool {
        guard case .signal = ending else { return false }
        return errors.split(separator: "\n").contains { $0 == ProcessorLimit.lastWords }
    }

    /// The text of the first fatal error on the standard error; nil if there is none.
    var lastWords: String? {
        errors.split(separator: "\n").lazy
            .compactMap { line in
                line.range(of: "Fatal error: ").map { line[$0.upperBound...] }
            }
            .first.map(String.init)
    }

    /// The calls in which a process ended and whose sources are known, innermost first; without those that the compiler
    /// made, and those that ended it for its time.
    var calls: [IsolatedCall] {
        errors.split(separator: "\n").compactMap { IsolatedCall($0) }
    }
}

#if os(Linux) || os(macOS)
extension IsolatedRun {
    /// Runs a program, whose file is the first word, in a separate process with a limit of processor time
    /// in seconds, and waits for its end.
    ///
    /// - Throws: The system's reason for not running it.
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
    /// Waits for the end, continues the process and its children whenever a signal stops one, and returns whether
    /// one did.
    ///
    /// On systems without files of processes, it waits for stopped ones.
    fileprivate func waitAndGoOn() -> Bool {
        let folder = "/proc/\(processIdentifier)"
        var isStopped = false
        while isRunning, FileManager.default.fileExists(atPath: folder) {
            let children = text(of: "\(folder)/task/\(processIdentifier)/children")
                .split(separator: " ").compactMap { pid_t($0) }
            for id in [processIdentifier] + children
            where text(of: "/proc/\(id)/stat").contains(") T ") {
                isStopped = true
                kill(id, SIGCONT)
            }
            Thread.sleep(forTimeInterval: 0.01)
        }
        waitUntilExit()
        return isStopped
    }

    /// The text of a file, which is empty once the process has ended that it is about.
    private func text(of file: String) -> String {
        (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
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

/// A call in which a separate process ended.
struct IsolatedCall {
    /// The called function, with file and line but without addresses, which differ in each run.
    let text: String
    /// Whether its file belongs neither to this package nor to the system.
    let isOfPlugin: Bool

    /// Creates the call in a line of the runtime's backtrace; nil for lines without source and for generated code.
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

    /// The folder in which the package was built.
    private static let sources = String(
        #filePath.dropLast("Workbench/Checking/IsolatedRun.swift".count)
    )
}

extension [IsolatedCall] {
    /// The calls that are reported: 8, or up to 40 if a call of a plugin is among them.
    var told: [IsolatedCall] {
        let count = prefix(40).firstIndex { $0.isOfPlugin }.map { $0 + 1 } ?? 0
        return Array(prefix(Swift.max(8, count)))
    }
}
