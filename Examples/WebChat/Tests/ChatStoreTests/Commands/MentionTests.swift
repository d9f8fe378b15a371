import ChatStore
import Testing

struct MentionTests {
    @Test(
        arguments: [
            ("@Ann", ["u1"]), ("hello @ann, @BEN!", ["u1", "u2"]), ("@Ann Lee's", ["u3"]),
            ("@Ann  Lee", ["u3"]), ("@Anna", []), ("me@ann", []), ("@@ann", ["u1"]),
            ("@ ann", []), ("@Ann@Ben", ["u1"]), ("@ann @Ann", ["u1"]), ("@Cem", []),
            ("(@ren\u{E9})", ["u4"]), ("@Ann\nLee", ["u3"]), ("@李", ["u5"]), ("@", []),
        ]
    )
    func namesAfterASignAreMentions(text: String, users: [String]) async throws {
        try await withStore(users: ["Ann", "Ben", "Ann Lee", "Rene\u{301}", "李", "Cem"]) { test in
            try await test.store.leave(room: test.lobby, user: "u6")

            let message = try await test.send("a", text).first

            #expect(message?.mentions == users)
        }
    }

    @Test
    func furtherMentionsAreText() async throws {
        let names = (10..<35).map { "N\($0)" }
        try await withStore(users: names) { test in
            let text = names.map { "@\($0)" }.joined(separator: " ")

            let message = try await test.send("a", text).first

            #expect(message?.mentions.count == StoreLimits.mentions)
        }
    }

    @Test
    func editsAndDeletionsChangeTheCount() async throws {
        try await withStore { test in
            try await test.send("a", "@Ben")
            try await test.send("b", "@Ben", parent: "a")
            try await test.send("c", "@Ben", by: test.ben)
            let before = try await test.store.summary(of: test.lobby, for: test.ben)

            _ = try await test.store.perform(.edit(id: "a", text: "No"), by: test.ann, at: 1)
            let edited = try await test.store.summary(of: test.lobby, for: test.ben)
            _ = try await test.store.perform(.delete(id: "b"), by: test.ann, at: 1)
            let deleted = try await test.store.summary(of: test.lobby, for: test.ben)

            #expect(before?.mentions == 2)
            #expect(edited?.mentions == 1)
            #expect(deleted?.mentions == 0)
            #expect(deleted?.unread == 1)
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func textFullOfSignsIsRead() async throws {
        try await withStore { test in
            let text = String(repeating: "@a b c d e f g h i j k l m n o p ", count: 240)

            try await test.send("a", text)

            let message = try await test.store.message(id: "a")
            #expect(message?.mentions == [])
            #expect(message?.text.hasPrefix("@a b c d") == true)
        }
    }
}
