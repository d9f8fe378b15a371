import ArgumentParser

/// Measures the memory of idle sessions.
struct IdleCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "idle",
        abstract: "Measures the memory of idle sessions, beside a bare WebSocket server."
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of sockets.")
    var sockets = 10_000

    @Option(help: "The number of people in a room.")
    var people = 100

    /// The bytes of a session at most, beyond those of a bare socket.
    private static let budget = 32.0 * 1_024

    func validate() throws {
        guard sockets > 0, people > 0 else { throw ValidationError("Name positive numbers.") }
    }

    func measure() async throws -> [Figure] {
        try DescriptorLimit.check(sockets: sockets)
        return try await options.withFolder { folder in
            Progress.say("Making \(sockets) people")
            let chat = try await LoadChat.make(
                at: "\(folder)/chat.sqlite",
                people: sockets,
                rooms: (sockets + people - 1) / people,
                messages: 60,
                seed: options.seed
            )
            let bare = try await bare(chat.people)
            let server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            // What a process needs once, such as style sheets, is no part of a session.
            _ = try await LoadHTTP.with(server.port) { http in
                try await LoadPage.load(chat.people[0].room, as: chat.people[0], on: http)
            }
            let before = try await ProcessUse.settledMemory(of: server.pid)
            let pages = try await LoadPage.loadAll(chat, port: server.port)
            let loaded = try await ProcessUse.settledMemory(of: server.pid)
            let opened = try await JoinCounter.open(chat.people, pages, port: server.port)
            let after = try await ProcessUse.settledMemory(of: server.pid)
            let each = Double(after - before) / Double(sockets)
            for socket in opened.sockets { await socket.close() }
            return [
                Figure(
                    what: "memory of a bare WebSocket, \(sockets) open",
                    measured: "\((bare / 1_024).inTenths) kB"
                ),
                Figure(
                    what: "memory of an idle session beyond that, \(sockets) open",
                    budget: "32 kB",
                    measured: """
                        \(((each - bare) / 1_024).inTenths) kB (the process: \(before / 1_048_576) MB \
                        before, \(loaded / 1_048_576) MB with all pages loaded, \(after / 1_048_576) MB with all sockets)
                        """,
                    isWithin: each - bare <= Self.budget
                ),
            ]
        }
    }

    /// Returns the bytes of a socket of a server that does nothing.
    private func bare(_ people: [LoadPerson]) async throws -> Double {
        let server = try await ServerProcess(LoadOptions.ownPath, ["bare"])
        defer { server.end() }
        let before = try await ProcessUse.settledMemory(of: server.pid)
        let opened = try await JoinCounter.open(people, nil, port: server.port)
        let after = try await ProcessUse.settledMemory(of: server.pid)
        for socket in opened.sockets { await socket.close() }
        return Double(after - before) / Double(people.count)
    }
}
