import Synchronization

/// The depth of calls that run in each other, which ends endless recursion.
package struct CallDepth: Sendable {
    /// The decision about a call.
    package enum Turn {
        /// It runs.
        case runs
        /// It does not run, as the first one beyond the limit; to be reported.
        case ends
        /// It does not run, as one before it was beyond the limit.
        case passes
    }

    private var depth = 0
    private var isEnding = false

    package init() {}

    /// Whether a call is running.
    var isRunning: Bool { depth > 0 }

    /// Begins a call, unless the depth is at the limit; call `end()` after each one that runs.
    package mutating func begin(atMost limit: Int) -> Turn {
        if isEnding { return .passes }
        guard depth < limit else {
            isEnding = true
            return .ends
        }
        depth += 1
        return .runs
    }

    /// Ends a call; after the outermost, calls run again.
    package mutating func end() {
        depth -= 1
        if depth == 0 { isEnding = false }
    }
}

/// The depths of calls in a task, by kind, where no tree counts them.
final class NestedCalls: Sendable {
    /// The kinds of calls that are counted.
    enum Kind {
        case event, install, mount, diagnostic, defaultChange, act, make

        /// The greatest depth; mounting a tree needs more of the stack than an event.
        var limit: Int {
            switch self {
            case .event: 64
            case .mount: 6
            case .act, .make: 16
            // The reason is quoted once for each.
            case .install: 3
            case .diagnostic, .defaultChange: 8
            }
        }
    }

    @TaskLocal private static var current: NestedCalls?

    /// The number of mounts that run in the process; they are counted by task only while others run, as that takes longer
    /// than mounting a small component.
    private static let mountCount = Atomic(0)

    /// The number of parts that are being made outside of trees; counted by task only beyond the limit, as mounts are.
    static let makeCount = Atomic(0)

    private let depths = Mutex<[Kind: CallDepth]>([:])

    /// Whether a call of a kind is running in the task.
    static func areRunning(_ kind: Kind) -> Bool {
        current?.depths.withLock { $0[kind]?.isRunning } ?? false
    }

    /// Mounts a tree unless mounts are at their greatest depth; then `end` is called.
    static func runMount(orEnd end: () -> Void, _ mount: () -> Void) {
        let others = mountCount.add(1, ordering: .relaxed).oldValue
        defer { mountCount.subtract(1, ordering: .relaxed) }
        if others < 2 { mount() } else { run(.mount, orEnd: end, mount) }
    }

    /// Runs a call unless its kind is at its greatest depth; `end` is called for the first that
    /// does not run, and the result is nil.
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
        let limit = kind.limit
        let turn = current.depths.withLock { $0[kind, default: CallDepth()].begin(atMost: limit) }
        if turn == .ends { end() }
        guard turn == .runs else { return nil }
        defer { current.depths.withLock { $0[kind]?.end() } }
        return try call()
    }
}
