import Synchronization

/// What has happened for a socket since it last wrote: a few flags, however much it was.
final class LiveSignal: Sendable {
    /// What is to be written.
    struct Pending {
        var isPageDirty = false
        /// The last change in the room that is not in the page.
        var change: Int?
        var isPresenceDirty = false
        /// The rooms whose unread messages have changed.
        var rooms: Set<String> = []
        var typist: String?
        var answers: [ServerFrame] = []
        var closing: Closing?
        /// The pings that are due: more than one if the writer has been waiting for the page.
        var pingsDue = 0

        /// Whether nothing is to be written but a change in the room, and answers.
        var isOfRoom: Bool {
            !isPageDirty && !isPresenceDirty && pingsDue == 0 && rooms.isEmpty && typist == nil
                && closing == nil
        }
    }

    /// The reason why a socket is closed, with its code.
    enum Closing: UInt16, CaseIterable {
        case goingAway = 1001
        case protocolError = 1002
        case notAccepted = 1003
        case notText = 1007
        case tooMuch = 1008
        case tooLarge = 1009
        case signedOut = 4401
        case notMember = 4403
        case outdated = 4409
        case tooManySockets = 4429
    }

    /// Signals that something is to be written.
    let wakes: AsyncStream<Void>
    private let waker: AsyncStream<Void>.Continuation
    private let pending = Mutex(Pending())

    /// The answers that wait at most; a page that does not read them is closed.
    private static let answerLimit = 100

    init() {
        (wakes, waker) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Notes something, and wakes the writer.
    func note(_ change: (inout sending Pending) -> Void) {
        noteQuietly(change)
        wake()
    }

    /// Notes something; the writer is not woken.
    func noteQuietly(_ change: (inout sending Pending) -> Void) {
        pending.withLock { pending in
            change(&pending)
            if pending.answers.count > Self.answerLimit {
                pending.answers = []
                pending.closing = pending.closing ?? .tooMuch
            }
        }
    }

    /// Wakes the writer.
    func wake() {
        waker.yield()
    }

    /// Notes a change in the room, for which the page is drawn with the others of the room: the writer is not woken.
    func expect(_ change: Int) {
        pending.withLock { $0.change = max($0.change ?? change, change) }
    }

    /// Whether nothing is to be written but a change in the room, and answers.
    var isOfRoom: Bool { pending.withLock(\.isOfRoom) }

    /// Forgets the changes in the room up to one, and returns the answers that wait for no later one; nil if there is more
    /// to write.
    func takeAnswers(withChangesUpTo change: Int) -> [ServerFrame]? {
        pending.withLock { pending in
            guard pending.isOfRoom else { return nil }
            if let last = pending.change, last > change { return [] }
            let answers = pending.answers
            (pending.change, pending.answers) = (nil, [])
            return answers
        }
    }

    /// Whether the socket is to be closed.
    var isClosing: Bool { pending.withLock { $0.closing != nil } }

    /// Ends the socket.
    func close(_ reason: Closing) {
        note { $0.closing = $0.closing ?? reason }
    }

    /// Returns what is to be written, and forgets it.
    func take() -> Pending {
        pending.withLock { pending in
            let taken = pending
            pending = Pending()
            pending.closing = taken.closing
            return taken
        }
    }
}
