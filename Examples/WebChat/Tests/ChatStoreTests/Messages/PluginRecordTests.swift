import Testing

@testable import ChatStore

/// What plugins add to messages, and keep for people.
@Suite(.timeLimit(.minutes(10)))
struct PluginRecordTests {
    private static let poll = AttachmentRecord(kind: "poll", json: #"{"title":"Tea?"}"#)

    private static func command(
        _ id: String,
        _ attachments: [AttachmentRecord],
        in chat: TestStore
    ) -> ChatCommand {
        .send(
            id: id,
            room: chat.lobby,
            text: "",
            parentID: nil,
            quotedID: nil,
            attachments: attachments
        )
    }

    @Test func messagesWithAttachmentsNeedNoText() async throws {
        try await withStore { chat in
            let (store, ann) = (chat.store, chat.ann)
            let sent = try await store.perform(
                Self.command("a", [Self.poll, Self.poll], in: chat),
                by: ann,
                at: 1
            )
            #expect(sent.map(\.attachments) == [[Self.poll, Self.poll]])
            #expect(try await store.message(id: "a") == sent[0])
            for text in ["Vote!", ""] {
                let edited = try await store.perform(.edit(id: "a", text: text), by: ann, at: 2)
                #expect(edited.map(\.text) == [text] && edited[0].attachments.count == 2)
            }
            try await chat.send("b")
            await #expect(throws: StoreError.textNotValid) {
                try await store.perform(.edit(id: "b", text: ""), by: ann, at: 3)
            }
            await #expect(throws: StoreError.textNotValid) {
                try await store.perform(Self.command("c", [], in: chat), by: ann, at: 3)
            }
        }
    }

    @Test func attachmentsAndAnswersHaveLimits() async throws {
        try await withStore { chat in
            let (store, ann) = (chat.store, chat.ann)
            let large = String(repeating: "é", count: 32_001)
            for wrong in [
                Array(repeating: Self.poll, count: 11), [AttachmentRecord(kind: "", json: "")],
                [AttachmentRecord(kind: String(repeating: "k", count: 101), json: "")],
                [AttachmentRecord(kind: "k", json: large)],
            ] {
                await #expect(throws: StoreError.attachmentsNotValid) {
                    try await store.perform(Self.command("a", wrong, in: chat), by: ann, at: 1)
                }
            }
            try await chat.send("a")
            for number in 0..<8 {
                let answer = ChatCommand.respond(id: "a", kind: "k\(number)", json: "1")
                #expect(try await store.perform(answer, by: ann, at: 1).count == 1)
            }
            for (kind, json) in [("", "1"), ("k", large), ("k9", "1")] {
                await #expect(throws: StoreError.responseNotValid(id: "a")) {
                    let answer = ChatCommand.respond(id: "a", kind: kind, json: json)
                    return try await store.perform(answer, by: ann, at: 1)
                }
            }
            // Another answer in place of one of eight is no ninth.
            let again = ChatCommand.respond(id: "a", kind: "k3", json: "2")
            let changed = try await store.perform(again, by: ann, at: 2)
            #expect(changed[0].responses.count == 8 && changed[0].responses[3].json == "2")
            #expect(try await store.perform(again, by: ann, at: 3).isEmpty)
        }
    }

    @Test func deletedMessagesLoseWhatPluginsAdded() async throws {
        try await withStore { chat in
            let (store, ann, ben) = (chat.store, chat.ann, chat.ben)
            _ = try await store.perform(Self.command("a", [Self.poll], in: chat), by: ann, at: 1)
            let answer = ChatCommand.respond(id: "a", kind: "vote", json: "1")
            _ = try await store.perform(answer, by: ben, at: 1)
            let about = StateRecord.Key(ownerKind: "message", ownerID: "a", name: "votes")
            let other = StateRecord.Key(ownerKind: "reader", ownerID: "", name: "font")
            let values = [StateRecord(about, json: "1"), StateRecord(other, json: "2")]
            try await store.setState(values, of: ben)
            let deleted = try await store.perform(.delete(id: "a"), by: ann, at: 2)
            #expect(deleted[0].attachments.isEmpty && deleted[0].responses.isEmpty)
            #expect(try await store.state(of: ben) == [values[1]])
            await #expect(throws: StoreError.noSuchMessage(id: "a")) {
                try await store.perform(answer, by: ben, at: 3)
            }
        }
    }

    @Test func stateIsOfOnePersonAndOutlivesTheStore() async throws {
        try await withStore { chat in
            let key = StateRecord.Key(ownerKind: "card", ownerID: "x'; --", name: "é")
            let value = StateRecord(key, json: #""\u0000""#)
            try await chat.store.setState([value], of: chat.ann)
            #expect(try await chat.store.state(of: chat.ben).isEmpty)
            try await chat.store.close()
            let reopened = try SQLiteChatStore(path: chat.path)
            #expect(try await reopened.state(of: chat.ann) == [value])
            try await reopened.setState([StateRecord(key, json: nil)], of: chat.ann)
            #expect(try await reopened.state(of: chat.ann).isEmpty)
            try await reopened.close()
        }
    }

    @Test func stateIsWrittenWholeOrNot() async throws {
        try await withStore { chat in
            let store = chat.store
            func values(_ numbers: Range<Int>, _ json: String = "1") -> [StateRecord] {
                numbers.map { number in
                    let key = StateRecord.Key(ownerKind: "m", ownerID: "\(number)", name: "n")
                    return StateRecord(key, json: json)
                }
            }
            try await store.setState(values(0..<2_000), of: chat.ann)
            let change = values(0..<1, "2")
            await #expect(throws: StoreError.stateNotValid(name: "n")) {
                try await store.setState(change + values(2_000..<2_001), of: chat.ann)
            }
            await #expect(throws: StoreError.stateNotValid(name: "n")) {
                let large = String(repeating: "1", count: 16_001)
                return try await store.setState(change + values(1..<2, large), of: chat.ann)
            }
            #expect(try await store.state(of: chat.ann).allSatisfy { $0.json == "1" })
            await #expect(throws: StoreError.noSuchUser(id: "u9")) {
                try await store.setState(change, of: "u9")
            }
        }
    }
}
