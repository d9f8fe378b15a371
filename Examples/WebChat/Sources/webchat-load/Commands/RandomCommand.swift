import ArgumentParser

/// Uses a server at random, and checks that it does not grow.
struct RandomCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "random",
        abstract: "Uses the server at random for a time, and checks that it does not grow.",
        discussion: """
            Clients write, change, delete, react, read, tap, scroll, reload and connect anew. Memory is compared between the \
            second and the last third of the time, so that caches are full; descriptors are compared before and after.
            """
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of clients.")
    var clients = 50

    @Option(help: "The number of rooms, to which they are dealt out.")
    var rooms = 5

    @Option(help: "The seconds for which they use it; the long run is '--seconds 3600'.")
    var seconds = 60

    /// The growth of memory that is taken for noise.
    private static let noise = 8 * 1_024 * 1_024
    /// The descriptors that may be open without a client: those of the database, which are opened as they are needed.
    private static let fewMore = 4
    private static let rowLimit = 150

    func validate() throws {
        guard clients > 0, rooms > 0, rooms <= clients, seconds >= 6 else {
            throw ValidationError(
                "Name 6 seconds or more, and at most as many rooms as clients."
            )
        }
    }

    func measure() async throws -> [Figure] {
        try await options.withFolder { folder in
            let chat = try await LoadChat.make(
                at: "\(folder)/chat.sqlite",
                people: clients,
                rooms: rooms,
                messages: 400,
                seed: options.seed
            )
            let server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            _ = try await LoadPage.loadAll(chat, port: server.port)
            try await Task.sleep(for: .seconds(1))
            let before = try ProcessUse(of: server.pid)
            let messages = SharedMessages()
            let all = chat.people.enumerated().map { place, person in
                RandomClient(person, number: place, port: server.port, messages)
            }
            let start = ContinuousClock.now
            let samples = try await withThrowingTaskGroup(of: Void.self) { group in
                for (place, client) in all.enumerated() {
                    let random = LoadRandom(seed: options.seed &+ UInt64(place))
                    group.addTask { try await client.run(random, until: start + .seconds(seconds)) }
                }
                let samples = try await sample(server)
                try await group.waitForAll()
                return samples
            }
            let after = try await use(of: server, onceBelow: before.descriptors + Self.fewMore)
            return figures(samples, before, after, all)
        }
    }

    /// Returns the memory of each second.
    private func sample(_ server: ServerProcess) async throws -> [Int] {
        let progress = Progress("seconds", of: seconds)
        var samples: [Int] = []
        for second in 1...seconds {
            try await Task.sleep(for: .seconds(1))
            samples.append(try ProcessUse(of: server.pid).memory)
            if second % 10 == 0 { progress.done(second) }
        }
        return samples
    }

    /// Returns the use of a server once it has no more descriptors than named, or after a minute.
    ///
    /// A server that is behind ends the sockets of clients that have gone when it comes to them.
    private func use(of server: ServerProcess, onceBelow descriptors: Int) async throws
        -> ProcessUse
    {
        for _ in 0..<60 {
            try await Task.sleep(for: .seconds(1))
            let use = try ProcessUse(of: server.pid)
            if use.descriptors <= descriptors { return use }
        }
        return try ProcessUse(of: server.pid)
    }

    private func figures(
        _ samples: [Int],
        _ before: ProcessUse,
        _ after: ProcessUse,
        _ clients: [RandomClient]
    ) -> [Figure] {
        let third = samples.count / 3
        let middle = samples[third..<2 * third].max() ?? 0
        let last = samples[(2 * third)...].max() ?? 0
        let outcomes = clients.map(\.outcome)
        let actions = outcomes.reduce(0) { $0 + $1.actions }
        let rows = outcomes.map(\.rows).max() ?? 0
        var codes: [Int: Int] = [:]
        for outcome in outcomes { codes.merge(outcome.closings, uniquingKeysWith: +) }
        let unexpected = codes.filter { $0.key != 0 }.sorted { $0.key < $1.key }
        return [
            Figure(
                what:
                    "memory in \(seconds) s of random use by \(clients.count) clients, \(actions) actions",
                budget: "no growth",
                measured: """
                    \(middle / 1_048_576) MB in the second third, \(last / 1_048_576) MB in the last
                    """,
                isWithin: last - middle <= max(Self.noise, middle / 20)
            ),
            Figure(
                what: "descriptors before and after it",
                budget: "no growth",
                measured: "\(before.descriptors), \(after.descriptors)",
                isWithin: after.descriptors <= before.descriptors + Self.fewMore
            ),
            Figure(
                what: "rows of a page at most",
                budget: "\(Self.rowLimit)",
                measured: "\(rows)",
                isWithin: rows <= Self.rowLimit
            ),
            Figure(
                what: "sockets that the server closed",
                budget: "0",
                measured: unexpected.isEmpty
                    ? "0"
                    : unexpected.map { "\($0.value) with \($0.key)" }.joined(separator: ", "),
                isWithin: unexpected.isEmpty
            ),
        ]
    }
}
