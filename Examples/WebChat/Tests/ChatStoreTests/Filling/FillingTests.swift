import ChatStore
import Testing

struct FillingTests {
    @Test
    func sameSeedFillsARoomAlike() async throws {
        var rooms: [[MessageRecord]] = []
        for _ in 0..<2 {
            try await withStore { test in
                try await test.store.fill(room: test.lobby, count: 2_500, seed: 7)
                var all: [MessageRecord] = []
                while true {
                    let revision = all.last?.revision ?? 0
                    let changes = try await test.store.changes(
                        in: test.lobby,
                        after: revision,
                        limit: 1_000
                    )
                    if changes.isEmpty { break }
                    all += changes
                }
                rooms.append(all)
            }
        }

        #expect(rooms[0] == rooms[1])
        #expect(rooms[0].map(\.sequence).sorted() == Array(1...2_500))
        #expect(rooms[0].contains { $0.replyCount > 1 })
        #expect(rooms[0].contains { !$0.reactions.isEmpty })
    }

    @Test
    func filledRoomCountsAsOthersDo() async throws {
        try await withStore(users: ["Ann", "Ben", "Cem"]) { test in
            try await test.send("a", at: 9)
            try await test.store.fill(room: test.lobby, count: 2_100, seed: 7)
            try await test.send("b")
            let summary = try await test.store.summary(of: test.lobby, for: test.ann)
            let room = try #require(summary?.room)
            let roots = try await test.store.count(in: "r1", parent: nil, of: .all)
            let changes = try await test.store.changes(
                in: "r1",
                after: room.revision - 1,
                limit: 9
            )
            let replied = try await test.store.messages(
                in: "r1",
                parent: nil,
                from: .newest,
                limit: 1_000
            )

            #expect(room.sequence == 2_102)
            #expect(summary?.unread == StoreLimits.unread)
            #expect(roots < room.sequence)
            #expect(changes.map(\.id) == ["b"])
            for message in replied.filter({ $0.replyCount > 0 }).prefix(20) {
                let count = try await test.store.count(in: "r1", parent: message.id, of: .all)
                #expect(count == message.replyCount)
            }
        }
    }

    @Test
    func seedAndRoomAreChecked() async throws {
        try await withStore { test in
            try await test.store.fill(room: test.lobby, count: 5, seed: 7)

            await #expect(throws: StoreError.idTaken(id: "f7-1")) {
                try await test.store.fill(room: test.lobby, count: 5, seed: 7)
            }
            await #expect(throws: StoreError.noSuchRoom(id: "r9")) {
                try await test.store.fill(room: "r9", count: 5, seed: 8)
            }
            for user in test.users { try await test.store.leave(room: "r1", user: user.id) }
            await #expect(throws: StoreError.notAMember(room: "r1")) {
                try await test.store.fill(room: "r1", count: 5, seed: 8)
            }
        }
    }

    @Test
    func inventedPeopleAreMembersWithTokens() async throws {
        try await withStore { test in
            let people = try await test.store.addPeople(3, named: "Load", to: test.lobby, at: 5)

            #expect(people.map(\.user.name) == ["Load 1", "Load 2", "Load 3"])
            let last = try await test.store.user(ofToken: people[2].token, at: 6)
            #expect(last == people[2].user)
            let isMember = try await test.store.isMember(
                room: test.lobby,
                user: people[0].user.id
            )
            #expect(isMember)
        }
    }

    @Test
    func inventedPeopleAreAllOrNone() async throws {
        try await withStore(users: ["Ann", "Load 2"]) { test in
            await #expect(throws: StoreError.nameTaken(name: "Load 2")) {
                try await test.store.addPeople(3, named: "Load", to: test.lobby, at: 5)
            }

            let people = try await test.store.addPeople(1, named: "Load", to: test.lobby, at: 5)
            #expect(people.count == 1)
        }
    }
}
