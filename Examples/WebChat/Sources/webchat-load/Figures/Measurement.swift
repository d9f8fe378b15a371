import ArgumentParser
import Foundation

/// A command that measures figures.
protocol Measurement: AsyncParsableCommand {
    var options: LoadOptions { get }

    /// Measures the figures.
    func measure() async throws -> [Figure]
}

extension Measurement {
    /// Measures, and prints a table.
    func run() async throws {
        let figures: [Figure]
        do {
            try DescriptorLimit.raise()
            figures = try await measure()
        } catch {
            Progress.say("Error: \(error)")
            throw ExitCode(1)
        }
        print(Figure.head)
        for figure in figures { print(figure.line) }
        fflush(nil)
        guard figures.allSatisfy(\.isWithin) else { throw ExitCode(2) }
    }
}

/// The number of descriptors that a process may open.
enum DescriptorLimit {
    /// Raises the limit of this process, and of those that it starts, to the highest one that is allowed.
    static func raise() throws {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Throws if a number of sockets is more than the limit allows, with some for files.
    static func check(sockets: Int) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let needed = sockets + 200
        guard UInt64(limit.rlim_cur) < UInt64(needed) else { return }
        throw LoadError(
            """
            '\(sockets)' sockets need \(needed) descriptors, and the hard limit is \(limit.rlim_max).
            To fix, raise it with 'ulimit -Hn \(needed)' as the administrator, or measure fewer with '--sockets'.
            """
        )
    }
}
