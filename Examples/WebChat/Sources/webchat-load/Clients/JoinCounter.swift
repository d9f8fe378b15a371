import NIOCore
import Synchronization

/// The sockets of a measurement that have joined, and those that have ended.
final class JoinCounter: Sendable {
    private let joined = Atomic(0)
    private let ended = Atomic(0)

    var joinedCount: Int { joined.load(ordering: .relaxed) }
    var endedCount: Int { ended.load(ordering: .relaxed) }

    /// Returns a receiver of one socket, which passes texts on.
    func receiver(_ next: (any SocketReceiver)? = nil) -> any SocketReceiver {
        Receiver(self, next)
    }

    private final class Receiver: SocketReceiver {
        private let counter: JoinCounter
        private let next: (any SocketReceiver)?
        private let isJoined = Atomic(false)

        init(_ counter: JoinCounter, _ next: (any SocketReceiver)?) {
            (self.counter, self.next) = (counter, next)
        }

        func receive(_ text: ByteBuffer) {
            if !isJoined.exchange(true, ordering: .relaxed) {
                counter.joined.wrappingAdd(1, ordering: .relaxed)
            }
            next?.receive(text)
        }

        func end(code: Int?) {
            counter.ended.wrappingAdd(1, ordering: .relaxed)
            next?.end(code: code)
        }
    }

    /// Opens a socket for each person, some at once, and waits until all have joined.
    ///
    /// Without pages, nothing is sent. What arrives for a person is passed on to the receiver with their index.
    static func open(
        _ people: [LoadPerson],
        _ pages: [LoadPage]?,
        port: Int,
        next: @Sendable @escaping (Int) -> (any SocketReceiver)? = { _ in nil }
    ) async throws -> (sockets: [LoadSocket], counter: JoinCounter) {
        let counter = JoinCounter()
        let progress = Progress("sockets", of: people.count)
        let workers = 32
        let sockets = try await withThrowingTaskGroup(of: (Int, LoadSocket).self) { group in
            var opened: [(Int, LoadSocket)] = []
            for place in people.indices {
                if place >= workers, let done = try await group.next() {
                    opened.append(done)
                    progress.done(opened.count)
                }
                group.addTask {
                    let receiver = counter.receiver(next(place))
                    let token = people[place].token
                    let socket = try await LoadSocket.open(port: port, token: token, to: receiver)
                    if let pages { socket.send(pages[place].joining) }
                    return (place, socket)
                }
            }
            for try await done in group { opened.append(done) }
            return opened.sorted { $0.0 < $1.0 }.map(\.1)
        }
        guard pages != nil else { return (sockets, counter) }
        for _ in 0..<600 where counter.joinedCount < people.count {
            try await Task.sleep(for: .milliseconds(100))
        }
        guard counter.joinedCount == people.count, counter.endedCount == 0 else {
            throw LoadError(
                """
                Of \(people.count) sockets, \(counter.joinedCount) joined and \(counter.endedCount) were ended.
                """
            )
        }
        return (sockets, counter)
    }
}
