import Foundation
import GRDB
import Testing

@testable import ChatStore

struct RoomTests {
    @Test
    func roomsAreListedByNameInPages() async throws {
        try await withStore(rooms: ["beta", "Alpha", "gamma"]) { test in
            let first = try await test.store.rooms(of: test.ann, after: nil, limit: 2)
            let second = try await test.store.rooms(
                of: test.ann,
                after: first.last?.room.id,
                limit: 2
            )

            #expect(first.map(\.room.name) == ["Alpha", "beta"])
            #expect(second.map(\.room.name) == ["gamma"])
            #expect(try await test.store.roomIDs(of: test.ann, limit: 2) == first.map(\.room.id))
            #expect(try await test.store.rooms(of: test.ann, after: nil, limit: -1).isEmpty)
        }
    }

    @Test
    func roomsToJoinAreThoseOfOthers() async throws {
        try await withStore(rooms: ["beta", "Alpha", "gamma"]) { test in
            try await test.store.leave(room: "r1", user: test.ben)
            try await test.store.leave(room: "r3", user: test.ben)

            let rooms = try await test.store.roomsToJoin(by: test.ben, after: nil, limit: 9)
            let later = try await test.store.roomsToJoin(by: test.ben, after: "r1", limit: 9)

            #expect(rooms.map(\.name) == ["beta", "gamma"])
            #expect(later.map(\.name) == ["gamma"])
            #expect(try await test.store.summary(of: "r1", for: test.ben) == nil)
            #expect(try await test.store.rooms(of: test.ben, after: nil, limit: 9).count == 1)
        }
    }

    @Test
    func messagesBeforeJoiningCountAsRead() async throws {
        try await withStore { test in
            try await test.store.leave(room: test.lobby, user: test.ben)
            try await test.send("a", "Hello @Ben")
            try await test.store.join(room: test.lobby, user: test.ben)
            try await test.send("b", "Hello @Ben")
            try await test.store.join(room: test.lobby, user: test.ben)

            let summary = try #require(
                try await test.store.summary(of: test.lobby, for: test.ben)
            )

            #expect(summary.unread == 1)
            #expect(summary.mentions == 1)
            #expect(summary.readUpTo == 1)
            #expect(summary.newest?.id == "b")
        }
    }

    @Test
    func membersAreListedByName() async throws {
        try await withStore(users: ["cem", "Ann", "Ben"]) { test in
            try await test.store.leave(room: test.lobby, user: "u3")
            try await test.store.leave(room: test.lobby, user: "u3")

            let members = try await test.store.members(of: test.lobby)

            #expect(members.map(\.name) == ["Ann", "cem"])
            #expect(try await test.store.isMember(room: test.lobby, user: "u1"))
            #expect(try await !test.store.isMember(room: test.lobby, user: "u3"))
            #expect(try await test.store.members(of: "r9").isEmpty)
        }
    }

    @Test(arguments: ["r1", "r2", "r3", "r9", "x"])
    func arrivalIsWhatSingleCallsReturn(room: String) async throws {
        try await withStore(users: ["Ann", "Ben"]) { test in
            let store = test.store
            _ = try await store.createRoom(name: "Attic", by: "u1", at: 5)
            _ = try await store.createRoom(name: "Cellar", by: "u2", at: 5)
            let token = try await store.signIn(name: "Ann", password: "password", at: 10).token

            let arrival = try await store.arrival(ofToken: token, in: room, roomLimit: 9, at: 11)

            let known = try #require(arrival)
            #expect(try await known.user == store.user(ofToken: token, at: 11))
            #expect(try await known.isMember == store.isMember(room: room, user: "u1"))
            #expect(try await known.rooms == store.roomIDs(of: "u1", limit: 9))
            #expect(known.rooms.count == 2)
            for (token, instant) in [(token, Int64.max), ("x", 11)] {
                let nobody = try await store.arrival(
                    ofToken: token,
                    in: room,
                    roomLimit: 9,
                    at: instant
                )
                #expect(nobody == nil)
            }
        }
    }

    @Test
    func unknownRoomsAndUsersAreRefused() async throws {
        try await withStore { test in
            await #expect(throws: StoreError.noSuchRoom(id: "r9")) {
                try await test.store.join(room: "r9", user: test.ann)
            }
            await #expect(throws: StoreError.noSuchUser(id: "u9")) {
                try await test.store.join(room: test.lobby, user: "u9")
            }
            await #expect(throws: StoreError.noSuchUser(id: "x")) {
                try await test.store.createRoom(name: "New", by: "x", at: 1)
            }
            for id in ["r9", "r01", "' OR 1"] {
                let room = try await test.store.room(id: id)
                #expect(room == nil)
            }
        }
    }

    @Test
    func marksOnlyRiseAndEndAtTheNewestMessage() async throws {
        try await withStore { test in
            for number in 0..<4 { try await test.send("m\(number)", by: test.ben) }

            for sequence: Int64 in [2, 1, -5, .min] {
                try await test.store.markRead(
                    room: test.lobby,
                    user: test.ann,
                    upTo: sequence
                )
            }
            let summary = try await test.store.summary(of: test.lobby, for: test.ann)
            try await test.store.markRead(room: test.lobby, user: test.ann, upTo: .max)
            let marks = try await test.store.readMarks(in: test.lobby)

            #expect(summary?.readUpTo == 2)
            #expect(summary?.unread == 2)
            #expect(marks.map(\.sequence) == [4, 0])
        }
    }

    /// A reading that began before the marks were written sees those that were forgotten since in neither place.
    @Test
    func marksThatAreWrittenDuringAReadingCount() async throws {
        try await withStore { test in
            try await test.send("a", by: test.ben)
            try await test.store.markRead(room: test.lobby, user: test.ann, upTo: 1)
            let store = test.store
            let marks = try await store.readWithMarks { database in
                let row = try Row.fetchOne(database, sql: "SELECT * FROM membership WHERE user = 1")
                let done = DispatchSemaphore(value: 0)
                if !store.marks.all.isEmpty {
                    Task {
                        try? await store.writeMarks()
                        done.signal()
                    }
                    done.wait()
                }
                let member = ReadMarkBuffer.Member(room: 1, user: 1)
                return store.marks.mark(of: member, written: row?["readUpTo"] ?? 0)
            }

            #expect(marks == 1)
        }
    }

    @Test
    func marksOfOthersAreRefused() async throws {
        try await withStore { test in
            try await test.store.leave(room: test.lobby, user: test.ben)

            await #expect(throws: StoreError.notAMember(room: "r1")) {
                try await test.store.markRead(room: "r1", user: test.ben, upTo: 1)
            }
            await #expect(throws: StoreError.noSuchRoom(id: "r9")) {
                try await test.store.markRead(room: "r9", user: test.ben, upTo: 1)
            }
            await #expect(throws: StoreError.noSuchUser(id: "u9")) {
                try await test.store.markRead(room: "r1", user: "u9", upTo: 1)
            }
        }
    }

    @Test
    func marksAreWrittenAtTheEnd() async throws {
        try await withStore { test in
            try await test.send("a", by: test.ben)
            try await test.store.markRead(room: test.lobby, user: test.ann, upTo: 1)
            try await test.store.close()

            let store = try SQLiteChatStore(path: test.path)
            let marks = try await store.readMarks(in: test.lobby)
            try await store.close()

            #expect(marks.first == ReadMark(userID: test.ann, sequence: 1))
        }
    }
}
