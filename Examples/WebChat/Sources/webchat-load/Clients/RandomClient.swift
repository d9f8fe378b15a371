import NIOCore
import Synchronization

/// A browser that does at random what browsers do.
final class RandomClient: Sendable {
    private let port: Int
    private let person: LoadPerson
    private let number: Int
    /// The messages of all clients, which they change and react to.
    private let messages: SharedMessages
    private let counts = Mutex((actions: 0, rows: 0, closings: [Int: Int]()))

    init(_ person: LoadPerson, number: Int, port: Int, _ messages: SharedMessages) {
        (self.person, self.port, self.number, self.messages) = (person, port, number, messages)
    }

    /// The number of things that it did, the most rows of a page, and the codes with which sockets were closed.
    var outcome: (actions: Int, rows: Int, closings: [Int: Int]) { counts.withLock { $0 } }

    /// Does things until the task is cancelled or a deadline, each connection some of them.
    func run(_ seed: LoadRandom, until end: ContinuousClock.Instant) async throws {
        var random = seed
        while ContinuousClock.now < end {
            let html = try await LoadHTTP.with(port) { http in
                let cookies = ["webchat-session": self.person.token]
                return try await http.request("/rooms/\(self.person.room)", cookies: cookies).text
            }
            guard let page = LoadPage(html: html) else {
                throw LoadError("A page of a room has no state.")
            }
            let rows = html.ranges(of: "<li ").count
            counts.withLock { $0.rows = max($0.rows, rows) }
            let state = ShownPage(page)
            let events = SocketEvents()
            let token = person.token
            let socket = try await LoadSocket.open(port: port, token: token, to: events)
            socket.send(page.joining)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.read(events, state) }
                let (seed, actions) = (random, Int.random(in: 5...60, using: &random))
                group.addTask {
                    var random = seed
                    for _ in 0..<actions where ContinuousClock.now < end {
                        let wait = Int.random(in: 20...400, using: &random)
                        try? await Task.sleep(for: .milliseconds(wait))
                        guard !Task.isCancelled else { return }
                        socket.send(self.action(&random, state))
                    }
                }
                await group.next()
                group.cancelAll()
            }
            await socket.close()
        }
    }

    private func read(_ events: SocketEvents, _ shown: ShownPage) async {
        for await event in events.events {
            switch event {
            case .text(let text):
                if let frame = ServerFrameText(text) { shown.update(frame) }
            case .end(let code):
                counts.withLock { $0.closings[code ?? 0, default: 0] += 1 }
                return
            }
        }
    }

    /// Returns a frame.
    private func action(_ random: inout LoadRandom, _ shown: ShownPage) -> String {
        let action = counts.withLock { counts in
            counts.actions += 1
            return counts.actions
        }
        let (digest, row) = shown.row(&random)
        let words = ["Wind from the west", "*Ahoy*", "see https://example.com", "👍", "a\\nb"]
        let text = "\(words.randomElement(using: &random) ?? "") \(action)"
        let other = messages.one(in: person.room, &random)
        switch (Int.random(in: 0..<20, using: &random), other) {
        case (0..<2, let other?): return "[\"e\",\"\(other)\",\"\(text)\"]"
        case (2, let other?): return "[\"d\",\"\(other)\"]"
        case (3..<6, let other?): return "[\"r\",\"\(other)\",\"like\"]"
        case (6, let other?): return "[\"m\",\"\(other)\"]"
        case (7, let other?): return "[\"g\",\"\(other)\"]"
        case (8..<12, _): return "[\"t\"]"
        case (12, _): return "[\"w\",\"older\"]"
        case (13, _): return "[\"w\",\"latest\"]"
        case (14, _):
            let node = Int.random(in: 0..<30, using: &random)
            return "[\"i\",\"\(row)\",\(node),\"\(digest)\"]"
        case (15, let other?):
            return "[\"s\",\"\(messages.new(in: person.room, number))\",\"\(text)\",\"\(other)\"]"
        default: return "[\"s\",\"\(messages.new(in: person.room, number))\",\"\(text)\"]"
        }
    }
}

/// A page as a client without a screen knows it.
private final class ShownPage: Sendable {
    private let state: Mutex<(page: LoadPage, rows: [String])>

    init(_ page: LoadPage) {
        state = Mutex((page, []))
    }

    /// Takes what a frame changes.
    func update(_ frame: ServerFrameText) {
        state.withLock { state in
            frame.update(&state.page)
            state.rows = (state.rows + frame.rows).suffix(20)
        }
    }

    /// Returns the digest of the page, and one of the rows that changed last.
    func row(_ random: inout LoadRandom) -> (digest: String, row: String) {
        let (page, rows) = state.withLock { ($0.page, $0.rows) }
        return (page.digest, rows.randomElement(using: &random) ?? "m-none")
    }
}

/// The ids of the newest messages of rooms.
final class SharedMessages: Sendable {
    private let state = Mutex((next: 0, rooms: [String: [String]]()))

    /// Makes an id for a message of a client.
    func new(in room: String, _ client: Int) -> String {
        state.withLock { state in
            state.next += 1
            let id = "load-\(client)-\(state.next)"
            state.rooms[room] = (state.rooms[room] ?? []).suffix(50) + [id]
            return id
        }
    }

    /// Returns one of the newest messages of a room.
    func one(in room: String, _ random: inout LoadRandom) -> String? {
        state.withLock(\.rooms)[room]?.randomElement(using: &random)
    }
}
