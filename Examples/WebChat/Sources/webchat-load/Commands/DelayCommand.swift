import ArgumentParser
import NIOCore
import NIOPosix

/// Measures the times from a sender's write to each receiver's read.
struct DelayCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "delays",
        abstract: "Measures the time from a sender's write to each receiver's read.",
        discussion: """
            Messages are sent at even distances, whatever the server does, by people whom the seed chooses. Those of the \
            first two seconds are not counted.
            """
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of sessions.")
    var sessions = 100

    @Option(help: "The number of rooms, to which the sessions are dealt out.")
    var rooms = 1

    @Option(help: "The messages in a second, in all rooms together.")
    var rate = 1.0

    @Option(help: "The seconds for which messages are sent.")
    var seconds = 30

    @Option(help: "The budget for 99 % of the times, in milliseconds.")
    var budget = 5.0

    private static let warmUp = 2.0

    func validate() throws {
        guard sessions > 0, rooms > 0, rooms <= sessions, rate > 0, rate <= 10_000, seconds > 0
        else {
            throw ValidationError("Name positive numbers, and at most as many rooms as sessions.")
        }
    }

    func measure() async throws -> [Figure] {
        try DescriptorLimit.check(sockets: sessions)
        return try await options.withFolder { folder in
            let chat = try await LoadChat.make(
                at: "\(folder)/chat.sqlite",
                people: sessions,
                rooms: rooms,
                messages: 60,
                seed: options.seed
            )
            let server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            let pages = try await LoadPage.loadAll(chat, port: server.port)
            let times = SendTimes(count: Int((Double(seconds) + Self.warmUp) * rate))
            let readers = chat.people.map { _ in DelayReader(times) }
            let opened = try await JoinCounter.open(chat.people, pages, port: server.port) {
                readers[$0]
            }
            let before = try ProcessUse(of: server.pid)
            let start = ContinuousClock.now
            let rooms = try await send(opened.sockets, chat, times)
            try await Task.sleep(for: .seconds(2))
            let took = (ContinuousClock.now - start) / .seconds(1)
            let busy = (try ProcessUse(of: server.pid).seconds - before.seconds) / took
            let first = Int(Self.warmUp * rate)
            let delays = Delays(readers.flatMap { $0.delays(from: first) })
            let missing = readers.indices.reduce(0) { missing, place in
                let sent = rooms[chat.people[place].room] ?? []
                return missing + sent.count - readers[place].count(of: sent)
            }
            let ended = opened.counter.endedCount
            for socket in opened.sockets { await socket.close() }
            return [figure(delays, missing, ended, busy)]
        }
    }

    private func figure(_ delays: Delays, _ missing: Int, _ ended: Int, _ busy: Double) -> Figure {
        let isWhole = missing == 0 && ended == 0
        let faults = isWhole ? "" : "; \(missing) not received, \(ended) sockets ended"
        let share = "\(Int((busy * 100).rounded())) % of a processor"
        return Figure(
            what:
                "from write to read, \(sessions) sessions in \(rooms) rooms, \(rate) messages a second",
            budget: "p99 \(budget) ms",
            measured: "\(delays.summary) of \(delays.count) reads; server: \(share)\(faults)",
            isWithin: isWhole && delays.milliseconds(within: 0.99) <= budget
        )
    }

    /// Sends messages, and returns their numbers by room.
    private func send(
        _ sockets: [LoadSocket],
        _ chat: LoadChat,
        _ times: SendTimes
    ) async throws -> [String: [Int]] {
        var random = LoadRandom(seed: options.seed)
        var sent: [String: [Int]] = [:]
        let progress = Progress("messages", of: times.count)
        let start = ContinuousClock.now
        for number in 0..<times.count {
            let due = start + .seconds(Double(number) / rate)
            try await Task.sleep(until: due, tolerance: .zero, clock: .continuous)
            let place = Int.random(in: sockets.indices, using: &random)
            sent[chat.people[place].room, default: []].append(number)
            let text = "Message \(MessageMark.text(of: number)) of many"
            times.note(number)
            sockets[place].send("[\"s\",\"load-\(number)\",\"\(text)\"]")
            progress.done(number + 1)
        }
        return sent
    }
}
