import ChatStore
import Testing

struct MessageTests {
    @Test(
        arguments: [
            (MessageAnchor.newest, [5, 6, 8]), (.before(5), [2, 3, 4]), (.before(2), [1]),
            (.after(4), [5, 6, 8]), (.after(8), []), (.after(.max), []), (.before(.min), []),
            (.around(5), [4, 5, 6]), (.around(1), [1, 2]), (.around(99), [8]),
        ]
    )
    func pageHasTheMessagesAtItsAnchor(anchor: MessageAnchor, sequences: [Int64]) async throws {
        try await withStore { test in
            for number in 1...6 { try await test.send("m\(number)") }
            try await test.send("m7", parent: "m1")
            try await test.send("m8")

            let page = try await test.store.messages(
                in: test.lobby,
                parent: nil,
                from: anchor,
                limit: 3
            )

            #expect(page.map(\.sequence) == sequences)
        }
    }

    @Test
    func threadHasTheRepliesOnly() async throws {
        try await withStore { test in
            for id in ["a", "b"] { try await test.send(id) }
            for id in ["c", "d", "e"] { try await test.send(id, parent: id == "d" ? "b" : "a") }

            let replies = try await test.store.messages(
                in: test.lobby,
                parent: "a",
                from: .newest,
                limit: 9
            )
            let count = try await test.store.count(in: test.lobby, parent: "a", of: .before(5))

            #expect(replies.map(\.id) == ["c", "e"])
            #expect(count == 1)
        }
    }

    @Test
    func unknownPlacesHaveNoMessages() async throws {
        try await withStore { test in
            try await test.send("a")

            for (room, parent) in [("r9", nil), ("x", nil), ("r1", "x"), ("r9", "a")] {
                let page = try await test.store.messages(
                    in: room,
                    parent: parent,
                    from: .newest,
                    limit: 9
                )
                #expect(page.isEmpty)
                #expect(try await test.store.count(in: room, parent: parent, of: .all) == 0)
            }
            #expect(try await test.store.changes(in: "r9", after: 0, limit: 9).isEmpty)
            #expect(try await test.store.sequence(in: "r9", atOrAfter: 0) == nil)
            #expect(try await test.store.message(id: "x") == nil)
        }
    }

    @Test(arguments: [(0, 1), (10, 1), (11, 3), (20, 3), (21, nil)] as [(Int64, Int64?)])
    func dateLeadsToItsFirstMessage(instant: Int64, sequence: Int64?) async throws {
        try await withStore { test in
            try await test.send("a", at: 10)
            try await test.send("b", parent: "a", at: 15)
            try await test.send("c", at: 20)
            try await test.send("d", at: 20)

            #expect(
                try await test.store.sequence(in: test.lobby, atOrAfter: instant) == sequence
            )
        }
    }

    @Test(
        arguments: [
            "'; DROP TABLE message; --", "\" OR 1 = 1", "NEAR(a b, 2)", "text:abc", "a* AND b",
            "^abc", "{abc}: def", "%_%", "?1 :name @x $y", "</script><b>", "\u{1}\u{2}\u{1}abc",
            "back\\slash", "-abc", "(abc", "abc\"def", "a\"\"\"b",
        ]
    )
    func syntaxInTextsIsData(text: String) async throws {
        try await withStore { test in
            try await test.send("a", text)
            try await test.send("b", "Something else")

            let found = try await test.store.search(
                text,
                by: test.ann,
                before: nil,
                limit: 9
            )

            #expect(found.map(\.text) == [text])
            #expect(try await test.store.message(id: text) == nil)
            #expect(try await test.store.user(ofToken: text, at: 1) == nil)
            #expect(try await test.store.members(of: text).isEmpty)
        }
    }
}
