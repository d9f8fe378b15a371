import Synchronization

/// The read marks that are not written yet.
final class ReadMarkBuffer: Sendable {
    /// A member of a room.
    struct Member: Sendable, Hashable {
        let room: Int64
        let user: Int64
    }

    private struct State {
        var marks: [Member: Int64] = [:]
        var isScheduled = false
        var endCount = 0
    }

    private let state = Mutex(State())

    /// The marks, in no order.
    var all: [Member: Int64] {
        state.withLock(\.marks)
    }

    /// How often marks that are written were forgotten.
    var endCount: Int {
        state.withLock(\.endCount)
    }

    /// Raises a mark; returns whether the caller has to schedule the writing.
    func raise(_ member: Member, to sequence: Int64) -> Bool {
        state.withLock { state in
            state.marks[member] = max(sequence, state.marks[member] ?? 0)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// Returns the higher one of a mark that is written and one that waits.
    func mark(of member: Member, written: Int64) -> Int64 {
        max(written, state.withLock { $0.marks[member] } ?? 0)
    }

    /// Begins the writing: later marks schedule another one.
    func begin() -> [Member: Int64] {
        state.withLock { state in
            state.isScheduled = false
            return state.marks
        }
    }

    /// Forgets the marks that are written, unless they were raised since.
    func end(_ written: [Member: Int64]) {
        state.withLock { state in
            state.endCount += 1
            for (member, sequence) in written where state.marks[member] == sequence {
                state.marks[member] = nil
            }
        }
    }

    /// Forgets the mark of a member who left.
    func forget(_ member: Member) {
        state.withLock { $0.marks[member] = nil }
    }
}
