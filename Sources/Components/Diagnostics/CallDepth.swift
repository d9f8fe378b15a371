import Synchronization

/// How many calls run in each other, so that those end which never would.
package struct CallDepth: Sendable {
    /// What becomes of a call.
    package enum Turn {
        /// It runs.
        case runs
        /// It does not, as so many run in each other that they never end; the first one to say so.
        case ends
        /// It does not, as calls are ending.
        case passes
    }

    private var depth = 0
    private var isEnding = false

    package init() {}

    /// Whether a call is running.
    var isRunning: Bool { depth > 0 }

    /// Notes that a call begins, unless a number of them run in each other; say so when one that runs has ended.
    package mutating func begin(atMost limit: Int) -> Turn {
        if isEnding { return .passes }
        guard depth < limit else {
            isEnding = true
            return .ends
        }
        depth += 1
        return .runs
    }

    /// Notes that a call has ended; with the outermost, whatever is called runs again.
    package mutating func end() {
        depth -= 1
        if depth == 0 { isEnding = false }
    }
}

/// The calls that run in each other in a task, by their kinds, where no tree counts them.
final class NestedCalls: Sendable {
    /// What is called.
    enum Kind {
        case event, install, mount, diagnostic, defaultChange

        /// How many run in each other at most; what mounts trees needs more of the stack than an event.
        fileprivate var limit: Int { self == .event ? 64 : 8 }
    }

    @TaskLocal private static var current: NestedCalls?

    private let depths = Mutex<[Kind: CallDepth]>([:])

    /// Whether a call of a kind is running in the task.
    static func areRunning(_ kind: Kind) -> Bool {
        current?.depths.withLock { $0[kind]?.isRunning } ?? false
    }

    /// Runs a call unless so many of its kind run in each other that they never end; `end` is called for the first that
    /// does not run, and the result is none.
    @discardableResult
    static func run<Result, Failure: Error>(
        _ kind: Kind,
        orEnd end: () -> Void,
        _ call: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let current else {
            return try $current.withValue(NestedCalls()) {
                Swift.Result<Result?, Failure>(catching: { () throws(Failure) in
                    try run(kind, orEnd: end, call)
                })
            }.get()
        }
        switch current.depths.withLock({ $0[kind, default: CallDepth()].begin(atMost: kind.limit) })
        {
        case .runs:
            defer { current.depths.withLock { $0[kind]?.end() } }
            return try call()
        case .ends: end()
        case .passes: break
        }
        return nil
    }
}
