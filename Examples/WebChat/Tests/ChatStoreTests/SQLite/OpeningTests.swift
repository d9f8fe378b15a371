import Foundation
import GRDB
import Testing

@testable import ChatStore

struct OpeningTests {
    @Test
    func folderMustExist() async throws {
        try await withFolder { folder in
            let path = folder + "/none/chat.sqlite"

            #expect(throws: StoreError.noSuchFolder(path: path)) {
                try SQLiteChatStore(path: path)
            }
            #expect(throws: StoreError.notAStore(path: folder)) {
                try SQLiteChatStore(path: folder)
            }
        }
    }

    @Test
    func otherFilesStayAsTheyAre() async throws {
        try await withFolder { folder in
            let path = folder + "/text"
            let bytes = Data(String(repeating: "no database ", count: 99).utf8)
            try bytes.write(to: URL(fileURLWithPath: path))

            #expect(throws: StoreError.notAStore(path: path)) {
                try SQLiteChatStore(path: path)
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        }
    }

    @Test
    func databasesOfOthersStayAsTheyAre() async throws {
        try await withFolder { folder in
            let path = folder + "/other.sqlite"
            let other = try DatabaseQueue(path: path)
            try await other.write { try $0.execute(sql: "CREATE TABLE user (name TEXT)") }
            try other.close()

            #expect(throws: StoreError.notAStore(path: path)) {
                try SQLiteChatStore(path: path)
            }
            let tables = try await DatabaseQueue(path: path).read {
                try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
            }
            #expect(tables == ["user"])
        }
    }

    @Test
    func olderDatabaseIsTakenOver() async throws {
        try await withFolder { folder in
            let path = folder + "/chat.sqlite"
            let older = try DatabaseQueue(path: path)
            try Schema.migrator().migrate(older, upTo: "accounts, rooms and messages")
            try await older.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO user VALUES (1, 'Ann', 'ann', x'', x'', 1, 1, 1);
                        INSERT INTO room VALUES (1, 'Lobby', 'lobby', 1, 1, 1);
                        INSERT INTO membership VALUES (1, 1, 'lobby', 0);
                        INSERT INTO message (
                            number, id, room, sequence, revision, author, createdAt, text, parent,
                            position, mentions
                        ) VALUES (1, 'a', 1, 1, 1, 1, 1, 'Ahoy', 0, 1, '');
                        """
                )
            }
            try older.close()

            let store = try SQLiteChatStore(path: path)
            let message = try #require(try await store.message(id: "a"))
            #expect(message.text == "Ahoy" && message.attachments.isEmpty)
            let answer = ChatCommand.respond(id: "a", kind: "vote", json: "1")
            #expect(try await store.perform(answer, by: "u1", at: 2)[0].responses.count == 1)
            try await store.close()
        }
    }

    @Test
    func newerDatabaseIsRefused() async throws {
        try await withStore { test in
            try await test.store.close()
            let database = try DatabaseQueue(path: test.path)
            try await database.write {
                try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of next year')")
            }
            try database.close()

            #expect(throws: StoreError.newerStore(path: test.path)) {
                try SQLiteChatStore(path: test.path)
            }
        }
    }

    @Test
    func secondStoreIsRefusedUntilTheFirstIsClosed() async throws {
        try await withStore { test in
            #expect(throws: StoreError.inUse(path: test.path)) {
                try SQLiteChatStore(path: test.path)
            }
            try await test.send("a")
            try await test.store.close()

            let store = try SQLiteChatStore(path: test.path)
            #expect(try await store.message(id: "a")?.text == "Hello")
            try await store.close()
        }
    }

    @Test
    func closedStoreRefusesCalls() async throws {
        try await withStore { test in
            try await test.store.close()

            await #expect(throws: StoreError.closed) { try await test.send("a") }
            await #expect(throws: StoreError.closed) { try await test.store.close() }
            await #expect(throws: StoreError.closed) { try await test.store.room(id: "r1") }
            await #expect(throws: StoreError.closed) {
                try await test.store.signOut(token: "x")
            }
        }
    }

    @Test
    func onlyTheOwnerReadsTheFiles() async throws {
        try await withStore { test in
            for suffix in ["", "-wal", "-shm", ".lock"] {
                let facts = try FileManager.default.attributesOfItem(atPath: test.path + suffix)
                #expect(facts[.posixPermissions] as? Int == 0o600, "\(suffix)")
            }
        }
    }

    @Test
    func emptyFileBecomesAStore() async throws {
        try await withFolder { folder in
            let path = folder + "/empty"
            try Data().write(to: URL(fileURLWithPath: path))

            let store = try SQLiteChatStore(path: path)
            #expect(try await store.users(ids: ["u1"]).isEmpty)
            try await store.close()
        }
    }
}
