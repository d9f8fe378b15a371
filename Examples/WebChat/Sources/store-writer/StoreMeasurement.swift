import ChatStore
import Foundation

/// The figures of a store: writes a second, filling, and reading of a large room.
struct StoreMeasurement {
    let folder: String

    /// Measures, and prints a line for each figure.
    func run() async throws {
        let store = try SQLiteChatStore(path: folder + "/measured.sqlite")
        let clock = ContinuousClock()
        let user = try await store.signUp(name: "Ann", password: "password", at: 1).user
        let large = try await store.createRoom(name: "Large", by: user.id, at: 1)
        let before = ProcessTime.now
        let filling = try await clock.measure {
            try await store.fill(room: large.id, count: 1_000_000, seed: 1)
        }
        let processor = (ProcessTime.now - before) / Duration.seconds(1)
        print("fill with 1,000,000 messages: \(filling), \(processor) seconds of a processor")
        try await measure("first page") {
            try await store.messages(in: large.id, parent: nil, from: .newest, limit: 60).count
        }
        try await measure("page in the middle") {
            try await store.messages(in: large.id, parent: nil, from: .around(500_000), limit: 60)
                .count
        }
        try await measure("list of rooms, 1,000,000 own messages unread") {
            try await store.rooms(of: user.id, after: nil, limit: 60).count
        }
        try await measure("count before the middle") {
            try await Int(store.count(in: large.id, parent: nil, of: .before(500_000)))
        }
        for text in ["coffee", "coffee train garden", "天気", "東", "ca", "zq", "absent words"] {
            try await measure("search for '\(text)'") {
                try await store.search(text, by: user.id, before: nil, limit: 20).count
            }
        }
        try await measure("sign-in") {
            try await store.signIn(name: "ann", password: "password", at: 2).token.count
        }
        try measureDisk()
        for writers in [1, 10, 100] {
            try await write(to: store, room: large.id, user: user.id, writers: writers)
        }
        try await store.close()
    }

    private func measure(_ what: String, _ body: () async throws -> Int) async throws {
        var count = 0
        let times = try await (0..<5).asyncMap { _ in
            try await ContinuousClock().measure { count = try await body() }
        }
        print("\(what): \(times.sorted()[2]), \(count)")
    }

    /// Measures what no store can be faster than: 4 kB that are synchronized with the disk.
    private func measureDisk() throws {
        let url = URL(fileURLWithPath: folder + "/disk")
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        let times = try (0..<500).map { _ in
            try ContinuousClock().measure {
                try file.write(contentsOf: Data(count: 4_096))
                try file.synchronize()
            }
        }
        try file.close()
        print("4 kB to the disk: half within \(times.sorted()[250])")
    }

    private func write(
        to store: SQLiteChatStore,
        room: String,
        user: String,
        writers: Int
    ) async throws {
        let each = writers == 1 ? 2_000 : 20_000 / writers
        let clock = ContinuousClock()
        let start = clock.now
        let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
            for writer in 0..<writers {
                group.addTask {
                    try await (0..<each).asyncMap { number in
                        let command = ChatCommand.send(
                            id: "m\(room)-\(writers)-\(writer)-\(number)",
                            room: room,
                            text: "See you at the station at nine, platform \(number)",
                            parentID: nil,
                            quotedID: nil
                        )
                        return try await clock.measure {
                            _ = try await store.perform(command, by: user, at: 2)
                        }
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }.sorted()
        }
        let seconds = (clock.now - start) / Duration.seconds(1)
        print(
            "\(writers) writers: \(Int(Double(times.count) / seconds)) writes a second,",
            "half within \(times[times.count / 2]), 99 % within \(times[times.count * 99 / 100])"
        )
    }
}

extension Sequence {
    /// Returns the results of a function, one after another.
    fileprivate func asyncMap<Value>(
        _ transform: (Element) async throws -> Value
    ) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { try await values.append(transform(element)) }
        return values
    }
}

/// The time of processors that this process has used.
private enum ProcessTime {
    static var now: Duration {
        .microseconds(Int64(clock()))
    }
}
