import DefaultComponents
import Testing
import Views

@Suite struct SlackLenientTests {
    private let lenient = LoadOptions(isLenient: true)

    @Test func brokenMessagesAreSkipped() throws {
        let export = SlackFixture(slackMessage("a"), #"{"ts": 5}"#, slackMessage("b", ts: "2.0"))

        let error = malformed(line: 2, column: 8, "[1].ts", "a string, found the number '5'")
        #expect(throws: error) { try export.load() }
        let conversation = try export.load(lenient)
        #expect(conversation.channels.first?.messages.map(\.text) == ["b", "a"])
        #expect(conversation.notes == [.skipped(error)])
    }

    @Test func brokenFilesAreSkipped() throws {
        var export = SlackFixture("{")
        export.days["2026-03-03.json"] = "[\(slackMessage("b"))]"

        let error = malformed(line: 1, column: 3, "[0]", #"a name in '"', found ']'"#)
        #expect(throws: error) { try export.load() }
        let conversation = try export.load(lenient)
        #expect(conversation.channels.first?.messages.map(\.text) == ["b"])
        #expect(conversation.notes == [.skipped(error)])
    }

    @Test func firstErrorInTheOrderOfFilesIsThrown() {
        var export = SlackFixture(slackMessage(ts: "x"))
        export.days["2026-03-03.json"] = "["

        #expect(throws: ConversationError.self) { try export.load() }
        let error = malformed(
            line: 1,
            column: 42,
            "[0].ts",
            "a time stamp such as '1452988821.000002', found the string 'x'"
        )
        #expect(throws: error) { try export.load() }
    }

    @Test func missingListsAreErrorsThatLenientLoadsPassOver() throws {
        let source = ConversationSource(folder: "export", entries: [])

        #expect(throws: ConversationError.unreadable(file: "export/users.json")) {
            try SlackExportFormat().load(source, options: LoadOptions())
        }
        #expect(
            try SlackExportFormat().load(source, options: lenient).notes == [
                .skipped(.unreadable(file: "export/users.json")),
                .skipped(.unreadable(file: "export/channels.json")),
            ]
        )
    }

    @Test func takenIDsOfUsersAndChannelsKeepTheFirst() throws {
        var export = SlackFixture(slackMessage())
        export.users = #"[{"id": "U1", "name": "a"}, {"id": "U1", "name": "b"}]"#
        export.channels = #"[{"id": "C1", "name": "general"}, {"id": "C1", "name": "x"}]"#

        #expect(throws: ConversationError.self) { try export.load() }
        let conversation = try export.load(lenient)
        #expect(conversation.channels.map(\.channel.name) == ["general"])
        #expect(conversation.channels.first?.messages.map(\.author.name) == ["a"])
        #expect(conversation.notes.count == 2)
    }

    @Test func fileIsNoExport() {
        let source = ConversationSource(file: "export", text: "")

        #expect(throws: ConversationError.unreadable(file: "export")) {
            try SlackExportFormat().load(source, options: lenient)
        }
    }
}
