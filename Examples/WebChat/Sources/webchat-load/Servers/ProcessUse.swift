import Foundation

/// The memory, descriptors and time of processors that a process uses, as `/proc` has them.
struct ProcessUse: Sendable {
    /// The resident memory, in bytes.
    let memory: Int
    /// The open descriptors.
    let descriptors: Int
    /// The time of processors so far, in seconds.
    let seconds: Double

    /// Reads the use of a process.
    init(of pid: Int32) throws {
        func text(_ name: String) throws -> String {
            do {
                return try String(contentsOfFile: "/proc/\(pid)/\(name)", encoding: .utf8)
            } catch {
                throw LoadError("'/proc/\(pid)/\(name)' cannot be read: the process ended.")
            }
        }
        let line = try text("status").split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        memory = (kilobytes.flatMap { Int($0) } ?? 0) * 1_024
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd")
        descriptors = names?.count ?? 0
        // Behind the name, which is in brackets; user and system time are the 12th and 13th.
        let fields = try text("stat").split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
        seconds = Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Returns the memory of a process once it has not grown for a second, or after ten.
    static func settledMemory(of pid: Int32) async throws -> Int {
        var last = try ProcessUse(of: pid).memory
        for _ in 0..<10 {
            try await Task.sleep(for: .seconds(1))
            let now = try ProcessUse(of: pid).memory
            if abs(now - last) < 128 * 1_024 { return now }
            last = now
        }
        return last
    }
}
