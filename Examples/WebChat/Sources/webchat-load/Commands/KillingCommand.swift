import ArgumentParser
import ChatStore

/// Kills a server while browsers write, and measures their return.
struct KillingCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "killing",
        abstract: "Kills the server while browsers write, and measures until all go on.",
        discussion: """
            Then the database is compared with what was written: a message that is not there once is a fault.
            """
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of browsers that write.")
    var writers = 20

    @Option(help: "The number of idle sockets beside them.")
    var sockets = 10_000

    @Option(help: "The number of times that the server is killed.")
    var kills = 2

    func validate() throws {
        guard writers > 0, sockets >= 0, kills > 0 else {
            throw ValidationError("Name positive numbers of writers and kills.")
        }
    }

    func measure() async throws -> [Figure] {
        try DescriptorLimit.check(sockets: sockets + writers)
        return try await options.withFolder { folder in
            let path = "\(folder)/chat.sqlite"
            // The first room is that of the writers.
            let busy = try await LoadChat.make(
                at: path,
                people: writers,
                rooms: 1,
                messages: 60,
                seed: options.seed
            )
            var server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            let port = server.port
            let idle = try await idlePeople(server, folder)
            server = idle.server
            let pages = try await LoadPage.loadAll(busy, port: port)
            let clients = zip(busy.people, pages).enumerated().map { place, pair in
                WritingClient(pair.0, pair.1, port: port, named: "load-\(place)")
            }
            let outcome = try await withThrowingTaskGroup(of: Void.self) { group in
                for client in clients { group.addTask { await client.run() } }
                let gate = Gate(128)
                for (place, client) in idle.clients.enumerated() {
                    let random = LoadRandom(seed: options.seed &+ UInt64(place))
                    group.addTask { await client.run(random, gate) }
                }
                try await wait(for: 120, "sockets") {
                    idle.clients.count { $0.joined != nil } == sockets
                }
                var (times, returns): ([Double], [Double]) = ([], [])
                for number in 1...kills {
                    Progress.say("Kill \(number) of \(kills)")
                    try await Task.sleep(for: .seconds(3))
                    server.kill()
                    server = try await ServerProcess.chat(options, in: folder, port: port)
                    let start = ContinuousClock.now
                    try await wait(for: 60, "writers") {
                        clients.allSatisfy { $0.hasCommitted(after: start) }
                    }
                    times.append((ContinuousClock.now - start) / .seconds(1))
                    try await wait(for: 120, "sockets") {
                        idle.clients.allSatisfy { ($0.joined ?? start) > start }
                    }
                    returns.append((ContinuousClock.now - start) / .seconds(1))
                }
                for client in clients { client.stopWriting() }
                try await wait(for: 30, "messages") { clients.allSatisfy { $0.waiting == 0 } }
                group.cancelAll()
                server.end()
                return (times, returns)
            }
            let faults = try await faults(of: clients, in: busy.people[0].room, path)
            return figures(outcome.0, outcome.1, faults, clients)
        }
    }

    /// Makes the idle people in rooms of their own, with their pages; the server is started anew for that.
    private func idlePeople(
        _ server: ServerProcess,
        _ folder: String
    ) async throws -> (clients: [ReturningClient], server: ServerProcess) {
        guard sockets > 0 else { return ([], server) }
        server.end()
        let chat = try await LoadChat.make(
            at: "\(folder)/chat.sqlite",
            people: sockets,
            rooms: (sockets + 99) / 100,
            messages: 60,
            seed: options.seed &+ 1,
            named: "Idle"
        )
        let new = try await ServerProcess.chat(options, in: folder, port: server.port)
        let pages = try await LoadPage.loadAll(chat, port: new.port)
        let clients = zip(chat.people, pages).map {
            ReturningClient($0, $1, port: new.port)
        }
        return (clients, new)
    }

    /// Waits until a condition holds, which is tested every 10 ms.
    private func wait(
        for seconds: Int,
        _ what: String,
        until condition: () -> Bool
    ) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while !condition() {
            guard ContinuousClock.now < end else {
                throw LoadError("Not all \(what) went on within \(seconds) seconds.")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Returns how many messages are not in the database, and how many are there twice.
    private func faults(
        of clients: [WritingClient],
        in room: String,
        _ path: String
    ) async throws -> (lost: Int, doubled: Int) {
        let store = try SQLiteChatStore(path: path)
        var texts: [String: Int] = [:]
        var last: Int64 = 0
        while true {
            let part = try await store.messages(
                in: room,
                parent: nil,
                from: .after(last),
                limit: 1_000
            )
            for message in part { texts[message.text, default: 0] += 1 }
            guard let newest = part.last else { break }
            last = newest.sequence
        }
        try await store.close()
        let counts = clients.flatMap(\.written).map { texts["Message \($0) of a writer"] ?? 0 }
        return (counts.count { $0 == 0 }, counts.count { $0 > 1 })
    }

    private func figures(
        _ times: [Double],
        _ returns: [Double],
        _ faults: (lost: Int, doubled: Int),
        _ clients: [WritingClient]
    ) -> [Figure] {
        let places = clients.reduce(0) { $0 + $1.lostPlaces }
        let worst = times.max() ?? 0
        let slowest = returns.max() ?? 0
        var figures = [
            Figure(
                what: "`kill -9` while \(writers) browsers write, until all go on after it listens",
                budget: "1 s",
                measured: "\(list(times)) s",
                isWithin: worst <= 1
            ),
            Figure(
                what:
                    "messages and places lost, messages doubled, of \(clients.reduce(0) { $0 + $1.written.count })",
                budget: "0, 0, 0",
                measured: "\(faults.lost), \(places), \(faults.doubled)",
                isWithin: faults.lost == 0 && faults.doubled == 0 && places == 0
            ),
        ]
        if sockets > 0 {
            figures.append(
                Figure(
                    what: "return of \(sockets) sockets after it listens",
                    budget: "15 s",
                    measured: "\(list(returns)) s",
                    isWithin: slowest <= 15
                )
            )
        }
        return figures
    }

    private func list(_ seconds: [Double]) -> String {
        seconds.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ")
    }
}
