import Foundation
import GRDB
import Testing

@testable import ChatStore

struct AccountTests {
    @Test
    func nameIsKnownInAnyCaseAndComposition() async throws {
        try await withStore(users: ["Ren\u{E9}e  Groß"]) { test in
            let signIn = try await test.store.signIn(
                name: " rene\u{301}e GROSS ",
                password: "password",
                at: 5
            )

            #expect(signIn.user == UserRecord(id: "u1", name: "Ren\u{E9}e Groß"))
            #expect(signIn.endsAt == 5 + StoreLimits.tokenLife)
        }
    }

    @Test(arguments: ["ann", "ANN", "\u{FF21}nn", " Ann"])
    func nameInAnotherFormIsTaken(name: String) async throws {
        try await withStore(rooms: ["Ann"]) { test in
            let error = StoreError.nameTaken(name: try Name(name).shown)

            await #expect(throws: error) {
                try await test.store.signUp(name: name, password: "password", at: 1)
            }
            await #expect(throws: error) {
                try await test.store.createRoom(name: name, by: test.ann, at: 1)
            }
        }
    }

    @Test(
        arguments: [
            "", " ", "\u{301}", "a\u{202E}b", "a\u{200B}b", "a\nb\u{7}", "\u{3164}", "\u{2800}",
            "a\0b", String(repeating: "a", count: 41),
            "a" + String(repeating: "\u{301}\u{302}", count: 50),
        ]
    )
    func nameIsNotValid(name: String) async throws {
        try await withStore { test in
            await #expect(throws: StoreError.nameNotValid(name: name)) {
                try await test.store.signUp(name: name, password: "password", at: 1)
            }
            await #expect(throws: StoreError.nameNotValid(name: name)) {
                try await test.store.createRoom(name: name, by: test.ann, at: 1)
            }
        }
    }

    /// Labels begin with a name and a comma, so that "Ann, root" could pass as Ann.
    @Test(arguments: ["Ann, root", "Bob\u{FF0C}"])
    func namesOfPeopleHaveNoComma(name: String) async throws {
        try await withStore { test in
            await #expect(throws: StoreError.nameNotValid(name: name)) {
                try await test.store.signUp(name: name, password: "password", at: 1)
            }
            let room = try await test.store.createRoom(name: name, by: test.ann, at: 1)
            #expect(room.name == name)
        }
    }

    @Test(arguments: [0, 7, 257, 2_000])
    func passwordIsNotValid(count: Int) async throws {
        try await withStore { test in
            let password = String(repeating: "p", count: count)

            await #expect(throws: StoreError.passwordNotValid) {
                try await test.store.signUp(name: "Cem", password: password, at: 1)
            }
            await #expect(throws: StoreError.wrongNameOrPassword) {
                try await test.store.signIn(name: "Ann", password: password, at: 1)
            }
        }
    }

    @Test(arguments: [("Ann", "Password"), ("Nobody", "password"), ("", "password"), ("Ben\0", "")])
    func wrongNameAndWrongPasswordAreAlike(name: String, password: String) async throws {
        try await withStore { test in
            await #expect(throws: StoreError.wrongNameOrPassword) {
                try await test.store.signIn(name: name, password: password, at: 1)
            }
        }
    }

    @Test
    func tokenIsValidUntilItsEnd() async throws {
        try await withStore { test in
            let signIn = try await test.store.signIn(name: "Ann", password: "password", at: 5)

            #expect(try await test.store.user(ofToken: signIn.token, at: 6) == signIn.user)
            #expect(
                try await test.store.user(ofToken: signIn.token, at: signIn.endsAt - 1) != nil
            )
            #expect(try await test.store.user(ofToken: signIn.token, at: signIn.endsAt) == nil)
            #expect(try await test.store.user(ofToken: "' OR 1 = 1 --", at: 6) == nil)
        }
    }

    @Test
    func signingOutEndsOneToken() async throws {
        try await withStore { test in
            let first = try await test.store.signIn(name: "Ann", password: "password", at: 5)
            let second = try await test.store.signIn(name: "Ann", password: "password", at: 5)

            try await test.store.signOut(token: first.token)
            try await test.store.signOut(token: "unknown")

            #expect(first.token != second.token)
            #expect(try await test.store.user(ofToken: first.token, at: 6) == nil)
            #expect(try await test.store.user(ofToken: second.token, at: 6) == second.user)
        }
    }

    @Test
    func oldestTokenEndsWhenThereAreTooMany() async throws {
        try await withStore { test in
            var tokens: [String] = []
            for instant in 2...(StoreLimits.tokens + 2) {
                let signIn = try await test.store.signIn(
                    name: "Ann",
                    password: "password",
                    at: Int64(instant)
                )
                tokens.append(signIn.token)
            }

            #expect(try await test.store.user(ofToken: tokens[0], at: 50) == nil)
            #expect(try await test.store.user(ofToken: tokens[1], at: 50) != nil)
        }
    }

    @Test
    func neitherTokensNorPasswordsAreInTheFile() async throws {
        try await withStore { test in
            let password = "correct horse battery"
            let signIn = try await test.store.signUp(name: "Cem", password: password, at: 5)
            try await test.store.close()

            let bytes = try Data(contentsOf: URL(fileURLWithPath: test.path))

            #expect(bytes.range(of: Data("Cem".utf8)) != nil)
            #expect(bytes.range(of: Data(password.utf8)) == nil)
            #expect(bytes.range(of: Data(signIn.token.utf8)) == nil)
        }
    }

    @Test
    func equalPasswordsHaveDifferentKeys() async throws {
        try await withStore { test in
            try await test.store.close()

            let keys = try await DatabaseQueue(path: test.path).read { database in
                try Data.fetchSet(database, sql: "SELECT passwordKey FROM user")
            }

            #expect(keys.count == 2)
        }
    }

    @Test
    func floodOfSignInsIsRefused() async throws {
        try await withFolder { folder in
            let store = try SQLiteChatStore(
                path: folder + "/chat.sqlite",
                passwordCost: PasswordCost(rounds: 1 << 12, passes: 1)
            )

            let refused = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<80 {
                    group.addTask {
                        do throws(StoreError) {
                            _ = try await store.signIn(name: "Ann", password: "", at: 1)
                            return false
                        } catch {
                            return error == .busy
                        }
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }

            #expect(refused > 0)
            try await store.close()
        }
    }

    @Test
    func usersAreReturnedInTheOrderAskedFor() async throws {
        try await withStore { test in
            let users = try await test.store.users(ids: ["u2", "u9", "u1", "r1", "u01", "u2"])

            #expect(users.map(\.name) == ["Ben", "Ann", "Ben"])
        }
    }
}
