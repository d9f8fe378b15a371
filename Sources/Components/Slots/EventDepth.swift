import Synchronization

/// How many events are being raised, each while the one before is, so that those end which never would.
struct EventDepth: Sendable {
    /// What becomes of an event that is raised.
    enum Turn {
        /// Those are asked who may handle it.
        case asks
        /// Nobody is asked, as so many are being raised that they never end; the first one to say so.
        case ends
        /// Nobody is asked, as events are ending.
        case passes
    }

    private var depth = 0
    private var isEnding = false

    /// How many events are raised in each other at most.
    private static let limit = 64

    /// Whether an event is being raised.
    var isRaising: Bool { depth > 0 }

    /// Notes that an event is raised; say so when one that asks has ended.
    mutating func begin() -> Turn {
        if isEnding { return .passes }
        guard depth < Self.limit else {
            isEnding = true
            return .ends
        }
        depth += 1
        return .asks
    }

    /// Notes that an event has ended; with the outermost, whatever is raised is asked for again.
    mutating func end() {
        depth -= 1
        if depth == 0 { isEnding = false }
    }
}

/// The events that are being raised in each other by what is part of no tree.
final class UnconnectedEvents: Sendable {
    @TaskLocal static var current: UnconnectedEvents?

    let depth = Mutex(EventDepth())
}
