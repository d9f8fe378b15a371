import NIOCore
import Synchronization

/// A browser that writes, keeps what is not committed, and goes on after its connection ends.
final class WritingClient: Sendable {
    private struct State {
        var page: LoadPage
        /// The messages that are not committed, in the order in which they were written.
        var outbox: [String] = []
        var written: [String] = []
        var committed: Set<String> = []
        /// The instants at which commands were committed after a connection began.
        var lastCommit: ContinuousClock.Instant?
        var lostPlaces = 0
        var isWriting = true
    }

    private let port: Int
    private let person: LoadPerson
    private let name: String
    private let state: Mutex<State>

    /// The time between two messages, and between two attempts to connect.
    private static let pace = Duration.milliseconds(200)
    private static let patience = Duration.milliseconds(50)

    init(_ person: LoadPerson, _ page: LoadPage, port: Int, named name: String) {
        (self.person, self.port, self.name) = (person, port, name)
        state = Mutex(State(page: page))
    }

    /// The ids of all messages that were written.
    var written: [String] { state.withLock(\.written) }
    /// The number of messages that wait.
    var waiting: Int { state.withLock { $0.outbox.count } }
    /// The number of signed values that the server did not take.
    var lostPlaces: Int { state.withLock(\.lostPlaces) }

    /// Returns whether something was committed after an instant.
    func hasCommitted(after instant: ContinuousClock.Instant) -> Bool {
        state.withLock { $0.lastCommit.map { $0 > instant } ?? false }
    }

    /// Writes no further messages.
    func stopWriting() {
        state.withLock { $0.isWriting = false }
    }

    /// Goes on until the task is cancelled.
    func run() async {
        while !Task.isCancelled {
            let events = SocketEvents()
            let token = person.token
            guard let socket = try? await LoadSocket.open(port: port, token: token, to: events)
            else {
                try? await Task.sleep(for: Self.patience)
                continue
            }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.read(events, socket) }
                group.addTask { await self.write(socket) }
                await group.next()
                group.cancelAll()
            }
            await socket.close()
        }
    }

    private func write(_ socket: LoadSocket) async {
        socket.send(state.withLock { $0.page.joining(with: $0.outbox.count) })
        for id in state.withLock(\.outbox) { send(id, socket) }
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pace)
            let new = state.withLock { state -> String? in
                guard state.isWriting, !Task.isCancelled else { return nil }
                let id = "\(name)-\(state.written.count)"
                state.written.append(id)
                state.outbox.append(id)
                return id
            }
            if let new { send(new, socket) }
        }
    }

    private func send(_ id: String, _ socket: LoadSocket) {
        socket.send("[\"s\",\"\(id)\",\"Message \(id) of a writer\"]")
    }

    private func read(_ events: SocketEvents, _ socket: LoadSocket) async {
        for await event in events.events {
            switch event {
            case .text(let text):
                guard let frame = ServerFrameText(text) else { continue }
                state.withLock { state in
                    frame.update(&state.page)
                    guard frame.letter == "d", let id = frame.texts.first else { return }
                    state.outbox.removeAll { $0 == id }
                    state.committed.insert(id)
                    state.lastCommit = .now
                }
            case .end(let code):
                if code == 4_409 { state.withLock { $0.lostPlaces += 1 } }
                return
            }
        }
    }
}
