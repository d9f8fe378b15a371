import Foundation
import Testing

/// Python, whose standard library is an oracle for JSON and zip.
enum Python {
    static let isThere = (try? run("pass")) != nil

    /// Runs a script with arguments and returns what it prints.
    @discardableResult
    static func run(_ script: String, _ arguments: String...) throws -> String {
        let result = try Program.run("/usr/bin/env", ["python3", "-c", script] + arguments)
        guard result.status == 0 else { throw Failure(text: result.output) }
        return result.output
    }

    struct Failure: Error {
        let text: String
    }
}

/// A program that is run to its end.
struct Program {
    let status: Int32
    let output: String
    /// The most memory that it had, in kB, if it was watched.
    let memory: Int

    static func run(
        _ path: String,
        _ arguments: [String],
        isWatched: Bool = false
    ) throws -> Program {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var memory = 0
        if isWatched {
            while process.isRunning {
                memory = max(memory, peak(of: process.processIdentifier))
                Thread.sleep(forTimeInterval: 0.005)
            }
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Program(
            status: process.terminationStatus,
            output: String(decoding: output, as: UTF8.self),
            memory: memory
        )
    }

    /// Returns the most memory that a process had until now, in kB, as Linux states it; 0 if it has ended.
    private static func peak(of process: Int32) -> Int {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
    }

    /// The program of this package, beside the tests.
    static func archive(_ arguments: String..., isWatched: Bool = false) throws -> Program {
        try run(try path, arguments, isWatched: isWatched)
    }

    /// Runs the program of this package, and kills it after some seconds unless it has ended.
    static func kill(after seconds: Double, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: seconds)
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static var path: String {
        get throws {
            let products = URL(fileURLWithPath: CommandLine.arguments[0])
                .deletingLastPathComponent()
            let places = [products, Bundle.main.bundleURL].map {
                $0.appending(path: "archive").path
            }
            return try #require(places.first { FileManager.default.isExecutableFile(atPath: $0) })
        }
    }
}

/// A folder that is removed when it is no longer used.
final class Scratch {
    let folder: String

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        folder = place.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ name: String) -> String {
        "\(folder)/\(name)"
    }
}
