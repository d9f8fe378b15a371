import GRDB
import Testing

@testable import ChatStore

struct StoreLawTests {
    @Test(arguments: 0..<12 as Range<UInt64>)
    func storeEqualsAModelAfterRandomCalls(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        try await withStore(
            users: ["Ann", "Ben", "Ann Lee", "Dora"],
            rooms: ["Garden", "Lobby"]
        ) { test in
            var model = ModelStore(users: test.users, rooms: test.rooms)
            var replica = Replica(rooms: test.rooms.map(\.id))
            for step in 1...300 {
                let call = RandomCall(using: &random)

                let expected = call.result(in: &model, at: Int64(step))
                let result = await call.result(in: test.store, at: Int64(step))

                #expect(result == expected, "seed \(seed), step \(step), \(call)")
                if step % 30 == 0 {
                    try await compare(test.store, with: model, using: &random)
                    try await replica.update(from: test.store, limit: 1 + step % 7)
                    #expect(replica.differs(from: model) == nil, "seed \(seed), step \(step)")
                }
                if step % 100 == 50 { try await test.store.writeMarks() }
            }
            try await test.store.write { database in
                try database.execute(sql: "INSERT INTO search (search) VALUES ('integrity-check')")
                let faults = try String.fetchAll(database, sql: "PRAGMA integrity_check")
                #expect(faults == ["ok"])
            }
        }
    }

    private func compare(
        _ store: SQLiteChatStore,
        with model: ModelStore,
        using random: inout SeededGenerator
    ) async throws {
        for user in model.users.map(\.id) {
            let summaries = try await store.rooms(of: user, after: nil, limit: 9)
            #expect(summaries == model.summaries(of: user))
        }
        for (id, room) in model.rooms {
            let marks = try await store.readMarks(in: id)
            #expect(
                Dictionary(uniqueKeysWithValues: marks.map { ($0.userID, $0.sequence) })
                    == room.marks
            )
            let sequence = Int64.random(in: -2...60, using: &random)
            let limit = Int.random(in: 0...20, using: &random)
            for parent in [nil] + room.messages.prefix(9).map(\.id) {
                for anchor in [.newest, .before(sequence), .after(sequence), .around(sequence)]
                    as [MessageAnchor]
                {
                    let page = try await store.messages(
                        in: id,
                        parent: parent,
                        from: anchor,
                        limit: limit
                    )
                    let expected = model.messages(
                        in: id,
                        parent: parent,
                        from: anchor,
                        limit: limit
                    )
                    #expect(page == expected)
                }
                let all = room.messages.filter { $0.parentID == parent }
                let before = try await store.count(in: id, parent: parent, of: .before(sequence))
                let after = try await store.count(in: id, parent: parent, of: .after(sequence))
                let total = try await store.count(in: id, parent: parent, of: .all)
                #expect(before == all.filter { $0.sequence < sequence }.count)
                #expect(after == all.filter { $0.sequence > sequence }.count)
                #expect(total == all.count)
            }
        }
    }
}
