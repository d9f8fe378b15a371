import Foundation
import Synchronization

/// A server in a process of its own.
final class ServerProcess: Sendable {
    /// The port on which it listens.
    let port: Int
    private let process: Mutex<Process>
    /// The identifier of the process.
    let pid: Int32

    /// Starts a program, and waits for a line with the address on which it listens.
    init(_ program: String, _ arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let rest = Mutex("")
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard !data.isEmpty else {
                handle.readabilityHandler = nil
                return continuation.finish()
            }
            rest.withLock { rest in
                rest += String(decoding: data, as: UTF8.self)
                while let end = rest.firstIndex(of: "\n") {
                    continuation.yield(String(rest[..<end]))
                    rest = String(rest[rest.index(after: end)...])
                }
            }
        }
        try process.run()
        RunningServers.add(process.processIdentifier)
        var port: Int?
        for await line in lines {
            guard line.hasPrefix("Open http://"), let colon = line.lastIndex(of: ":") else {
                continue
            }
            port = Int(line[line.index(after: colon)...].prefix { $0.isNumber })
            break
        }
        guard let port else {
            process.waitUntilExit()
            RunningServers.remove(process.processIdentifier)
            throw LoadError("'\(program)' ended with \(process.terminationStatus) at its start.")
        }
        pid = process.processIdentifier
        self.port = port
        self.process = Mutex(process)
    }

    /// Starts a chat on a database.
    static func chat(
        _ options: LoadOptions,
        in folder: String,
        port: Int = 0
    ) async throws -> ServerProcess {
        try await ServerProcess(
            options.program,
            ["--data", "\(folder)/chat.sqlite", "--port", "\(port)"]
        )
    }

    /// Ends the process at once, as `kill -9` does.
    func kill() {
        stop(SIGKILL)
    }

    /// Ends the process as Control-C does, and waits for it.
    func end() {
        stop(SIGTERM)
    }

    private func stop(_ signal: Int32) {
        process.withLock { process in
            guard process.isRunning else { return }
            Foundation.kill(pid, signal)
            process.waitUntilExit()
        }
        RunningServers.remove(pid)
    }
}

/// The servers that run, which end with this program.
enum RunningServers {
    private static let pids = Mutex<Set<Int32>>([])
    private static let sources = Mutex<[any DispatchSourceSignal]>([])

    static func add(_ pid: Int32) {
        pids.withLock { _ = $0.insert(pid) }
        sources.withLock { sources in
            guard sources.isEmpty else { return }
            for number in [SIGINT, SIGTERM] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    pids.withLock { for pid in $0 { kill(pid, SIGKILL) } }
                    exit(128 + number)
                }
                source.resume()
                sources.append(source)
            }
        }
    }

    static func remove(_ pid: Int32) {
        pids.withLock { _ = $0.remove(pid) }
    }
}
