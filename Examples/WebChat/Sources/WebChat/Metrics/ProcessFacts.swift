import Foundation

/// The memory and the descriptors of this process, where the system lists them in `/proc`.
enum ProcessFacts {
    /// The facts by the names that Prometheus has for them; none on systems without `/proc`.
    static var present: [(name: String, value: Double)] {
        var facts: [(String, Double)] = []
        if let count = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count {
            // One of them lists the others.
            facts.append(("process_open_fds", Double(count - 1)))
        }
        if let memory = residentMemory {
            facts.append(("process_resident_memory_bytes", Double(memory)))
        }
        return facts
    }

    private static var residentMemory: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
            return nil
        }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    }
}
