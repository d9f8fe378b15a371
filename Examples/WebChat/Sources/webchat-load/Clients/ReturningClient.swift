import Synchronization

/// An idle browser that returns after its connection ends.
final class ReturningClient: Sendable {
    private let port: Int
    private let person: LoadPerson
    private let page: LoadPage
    private let lastJoin = Mutex<ContinuousClock.Instant?>(nil)

    init(_ person: LoadPerson, _ page: LoadPage, port: Int) {
        (self.person, self.page, self.port) = (person, page, port)
    }

    /// The instant at which it joined last.
    var joined: ContinuousClock.Instant? { lastJoin.withLock { $0 } }

    /// Goes on until the task is cancelled.
    ///
    /// Attempts to connect are up to a second apart, as those of browsers are.
    func run(_ random: LoadRandom, _ gate: Gate) async {
        var random = random
        while !Task.isCancelled {
            let events = SocketEvents()
            let token = person.token
            await gate.enter()
            let socket = try? await LoadSocket.open(port: port, token: token, to: events)
            await gate.leave()
            guard let socket else {
                let wait = Int.random(in: 100...1_000, using: &random)
                try? await Task.sleep(for: .milliseconds(wait))
                continue
            }
            socket.send(page.joining)
            for await event in events.events {
                guard case .text = event else { break }
                lastJoin.withLock { $0 = .now }
            }
            await socket.close()
        }
    }
}

/// A limit of what goes on at once.
actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ limit: Int) {
        free = limit
    }

    func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
