import Testing

@testable import ChatStore

struct SearchTests {
    @Test(
        arguments: [
            ("meet", ["a"]), ("MEET station", ["a"]), ("tation", ["a"]), ("meet café", []),
            ("cafe", ["b"]), ("CAFE\u{301}", ["b"]), ("creme", ["b"]), ("天気", ["c"]),
            ("気", ["c", "d"]), ("天気予報", ["c"]), ("予天", []), ("東京", ["d"]), ("ガ", ["d"]),
            ("カ", []), ("👍", ["e"]), ("\"quoted\"", ["e"]), ("it's", ["e"]), ("at", ["a"]),
            ("\"", ["e"]), ("strasse", ["f"]), ("ＡＢＣ", ["f"]), ("ΟΔΟΣ", ["f"]), ("", []),
            ("  ", []), ("\0", []), ("안녕", ["g"]), ("x 天", []), ("녕하 world", ["g"]),
        ]
    )
    func wordsAreFoundInTexts(text: String, ids: [String]) async throws {
        try await withStore { test in
            try await test.send("a", "We meet at the station")
            try await test.send("b", "Cafe\u{301} crème")
            try await test.send("c", "今日の天気予報")
            try await test.send("d", "東京ｶﾞｽの気")
            try await test.send("e", "It's \"quoted\" 👍")
            try await test.send("f", "Straße abc οδος")
            try await test.send("g", "안녕하세요 world")

            let found = try await test.store.search(
                text,
                by: test.ann,
                before: nil,
                limit: 9
            )

            #expect(found.map(\.id) == Array(ids.reversed()))
        }
    }

    @Test
    func onlyRoomsOfTheMemberAreSearched() async throws {
        try await withStore(rooms: ["Lobby", "Garden"]) { test in
            try await test.send("a", "secret word")
            try await test.send("b", "secret word", to: "r2")
            try await test.store.leave(room: "r2", user: test.ben)

            let word = try await test.store.search(
                "secret",
                by: test.ben,
                before: nil,
                limit: 9
            )
            let letters = try await test.store.search("se", by: test.ben, before: nil, limit: 9)

            #expect(word.map(\.id) == ["a"])
            #expect(letters.map(\.id) == ["a"])
            #expect(try await test.store.search("se", by: "u9", before: nil, limit: 9).isEmpty)
        }
    }

    @Test
    func changedAndDeletedTextsAreNotFound() async throws {
        try await withStore { test in
            try await test.send("a", "first words")
            try await test.send("b", "first words")
            _ = try await test.store.perform(.edit(id: "a", text: "second"), by: "u1", at: 1)
            _ = try await test.store.perform(.delete(id: "b"), by: "u1", at: 1)

            let old = try await test.store.search("first", by: "u1", before: nil, limit: 9)
            let new = try await test.store.search("second", by: "u1", before: nil, limit: 9)

            #expect(old.isEmpty)
            #expect(new.map(\.id) == ["a"])
        }
    }

    @Test
    func pagesContinueBeforeAMessage() async throws {
        try await withStore { test in
            for number in 0..<5 { try await test.send("m\(number)", "word") }

            let first = try await test.store.search("word", by: "u1", before: nil, limit: 2)
            let second = try await test.store.search("word", by: "u1", before: "m3", limit: 9)

            #expect(first.map(\.id) == ["m4", "m3"])
            #expect(second.map(\.id) == ["m2", "m1", "m0"])
            await #expect(throws: StoreError.noSuchMessage(id: "x")) {
                try await test.store.search("word", by: "u1", before: "x", limit: 2)
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func indexFindsWhatAScanFinds(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aAbéß京気 ガ👍\"")
        func text(_ count: Int) -> String {
            String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
        }
        let texts = (0..<60).map { _ in "x" + text(Int.random(in: 0..<12, using: &random)) }
        let searches = (0..<60).map { _ in text(Int.random(in: 1..<5, using: &random)) }
        try await withStore { test in
            for (number, text) in texts.enumerated() { try await test.send("m\(number)", text) }

            for search in searches {
                let query = SearchQuery(search)
                let expected = query.words.isEmpty ? [] : texts.filter(query.matches)
                let found = try await test.store.search(
                    search,
                    by: "u1",
                    before: nil,
                    limit: 99
                )
                #expect(
                    found.map(\.text) == Array(expected.reversed()),
                    "seed \(seed), search '\(search)'"
                )
            }
        }
    }

    @Test
    func longSearchIsCut() async throws {
        try await withStore { test in
            try await test.send("a", "aaa")

            let found = try await test.store.search(
                String(repeating: "a\" ", count: 9_000),
                by: "u1",
                before: nil,
                limit: 9
            )

            #expect(found.isEmpty)
        }
    }
}
