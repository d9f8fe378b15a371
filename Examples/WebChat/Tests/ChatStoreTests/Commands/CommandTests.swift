import ChatStore
import Testing

struct CommandTests {
    @Test
    func replyChangesItsRootToo() async throws {
        try await withStore { test in
            try await test.send("a")

            let changed = try await test.send("b", "Yes", parent: "a", quoted: "a", at: 7)

            #expect(
                changed == [
                    MessageRecord(
                        id: "b",
                        room: "r1",
                        sequence: 2,
                        revision: 2,
                        author: test.users[0],
                        createdAt: 7,
                        text: "Yes",
                        parentID: "a",
                        quotedID: "a"
                    ),
                    MessageRecord(
                        id: "a",
                        room: "r1",
                        sequence: 1,
                        revision: 3,
                        author: test.users[0],
                        createdAt: 1,
                        text: "Hello",
                        replyCount: 1
                    ),
                ]
            )
        }
    }

    @Test
    func messageThatIsSentAgainIsReturnedAsItIs() async throws {
        try await withStore { test in
            try await test.send("a")
            _ = try await test.store.perform(.edit(id: "a", text: "Hi"), by: test.ann, at: 2)

            let again = try await test.send("a", "Hello", at: 3)

            #expect(again.map(\.text) == ["Hi"])
            #expect(try await test.store.room(id: test.lobby)?.revision == 2)
        }
    }

    @Test
    func identifierOfAnotherMessageIsRefused() async throws {
        try await withStore(rooms: ["Lobby", "Garden"]) { test in
            try await test.send("a")

            await #expect(throws: StoreError.idTaken(id: "a")) {
                try await test.send("a", by: test.ben)
            }
            await #expect(throws: StoreError.idTaken(id: "a")) {
                try await test.send("a", to: "r2")
            }
        }
    }

    @Test(arguments: ["", "a b", "a'b", "ä", "a\0", String(repeating: "a", count: 65)])
    func identifierIsNotValid(id: String) async throws {
        try await withStore { test in
            await #expect(throws: StoreError.idNotValid(id: id)) { try await test.send(id) }
        }
    }

    @Test(arguments: ["", " \n\t", "\u{200B}\u{202E}", "a\0b"])
    func textIsNotValid(text: String) async throws {
        try await withStore { test in
            try await test.send("a")

            await #expect(throws: StoreError.textNotValid) { try await test.send("b", text) }
            await #expect(throws: StoreError.textNotValid) {
                try await test.store.perform(.edit(id: "a", text: text), by: test.ann, at: 1)
            }
        }
    }

    @Test
    func textIsTooLong() async throws {
        try await withStore { test in
            let long = String(repeating: "a", count: 8_001)
            let heavy = String(repeating: "👩‍👩‍👧", count: 2_000)

            try await test.send("a", String(long.dropLast()))
            await #expect(throws: StoreError.textTooLong(characters: 8_001, bytes: 8_001)) {
                try await test.send("b", long)
            }
            await #expect(throws: StoreError.textTooLong(characters: 2_000, bytes: 36_000)) {
                try await test.send("b", heavy)
            }
        }
    }

    @Test
    func replyNeedsARootOfTheSameRoom() async throws {
        try await withStore(rooms: ["Lobby", "Garden"]) { test in
            try await test.send("a")
            try await test.send("b", parent: "a")
            try await test.send("c", to: "r2")

            await #expect(throws: StoreError.replyToReply(id: "b")) {
                try await test.send("d", parent: "b")
            }
            for id in ["c", "x"] {
                await #expect(throws: StoreError.noSuchMessage(id: id)) {
                    try await test.send("d", parent: id)
                }
                await #expect(throws: StoreError.noSuchMessage(id: id)) {
                    try await test.send("d", quoted: id)
                }
            }
        }
    }

    @Test(
        arguments: [
            ChatCommand.send(id: "b", room: "r1", text: "b", parentID: nil, quotedID: nil),
            .edit(id: "a", text: "b"), .delete(id: "a"), .react(id: "a", name: "👍", isOn: true),
        ]
    )
    func onlyMembersChangeARoom(command: ChatCommand) async throws {
        try await withStore { test in
            try await test.send("a")
            try await test.store.leave(room: test.lobby, user: test.ann)

            await #expect(throws: StoreError.notAMember(room: "r1")) {
                try await test.store.perform(command, by: test.ann, at: 1)
            }
            await #expect(throws: StoreError.noSuchUser(id: "Ann")) {
                try await test.store.perform(command, by: "Ann", at: 1)
            }
        }
    }

    @Test(arguments: [ChatCommand.edit(id: "a", text: "b"), .delete(id: "a")])
    func onlyTheAuthorChangesAMessage(command: ChatCommand) async throws {
        try await withStore { test in
            try await test.send("a")

            await #expect(throws: StoreError.notTheAuthor(id: "a")) {
                try await test.store.perform(command, by: test.ben, at: 1)
            }
        }
    }

    @Test(
        arguments: [
            ChatCommand.edit(id: "a", text: "b"), .react(id: "a", name: "👍", isOn: true),
            .edit(id: "x", text: "b"), .delete(id: "x"), .react(id: "x", name: "b", isOn: false),
        ]
    )
    func deletedAndUnknownMessagesDoNotChange(command: ChatCommand) async throws {
        try await withStore { test in
            try await test.send("a")
            _ = try await test.store.perform(.delete(id: "a"), by: test.ann, at: 1)

            await #expect(throws: StoreError.self) {
                try await test.store.perform(command, by: test.ann, at: 1)
            }
            let again = try await test.store.perform(.delete(id: "a"), by: test.ann, at: 1)
            #expect(again == [])
            #expect(try await test.store.room(id: "r1")?.revision == 2)
        }
    }

    @Test
    func unknownRoomIsRefused() async throws {
        try await withStore { test in
            for room in ["r9", "x", "", "r01"] {
                await #expect(throws: StoreError.noSuchRoom(id: room)) {
                    try await test.send("a", to: room)
                }
            }
        }
    }

    @Test(arguments: ["", " ", "a\nb", "\u{202E}a", String(repeating: "a", count: 33)])
    func reactionIsNotValid(name: String) async throws {
        try await withStore { test in
            try await test.send("a")

            await #expect(throws: StoreError.reactionNotValid(name: name)) {
                try await test.store.perform(
                    .react(id: "a", name: name, isOn: true),
                    by: test.ann,
                    at: 1
                )
            }
        }
    }

    @Test
    func messageHasTwentyKindsOfReactions() async throws {
        try await withStore { test in
            try await test.send("a")
            for kind in 0..<20 { try await react("k\(kind)", by: test.ann, in: test) }

            await #expect(throws: StoreError.tooManyReactions(id: "a")) {
                try await react("new", by: test.ben, in: test)
            }
            try await react("k3", by: test.ben, in: test)
            try await react("k7", isOn: false, by: test.ann, in: test)
            try await react("new", by: test.ben, in: test)

            let reactions = try #require(try await test.store.message(id: "a")).reactions
            #expect(reactions.count == 20)
            #expect(reactions.last == ReactionRecord(name: "new", userIDs: [test.ben]))
            #expect(reactions[3].userIDs == [test.ann, test.ben])
        }
    }

    private func react(
        _ name: String,
        isOn: Bool = true,
        by user: String,
        in test: TestStore
    ) async throws(StoreError) {
        _ = try await test.store.perform(
            .react(id: "a", name: name, isOn: isOn),
            by: user,
            at: 1
        )
    }
}
