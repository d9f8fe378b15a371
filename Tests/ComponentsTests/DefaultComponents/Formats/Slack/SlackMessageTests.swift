import Components
import DefaultComponents
import Testing
import Views

@Suite struct SlackMessageTests {
    @Test func idIsTheTimeStampAsWritten() throws {
        let message = try SlackFixture(slackMessage(ts: "1452988821.000002")).message()

        #expect(message.id == "1452988821.000002")
        #expect(message.createdAt == Timestamp(microseconds: 1_452_988_821_000_002))
    }

    @Test(arguments: ["", "x", "1.", ".5", "-1.0", "1.0.0", "1.0000000", "9999999999999.0", "1e3"])
    func otherTimeStampsAreRefused(ts: String) {
        let expected = "a time stamp such as '1452988821.000002', found the string '\(ts)'"
        let export = SlackFixture(slackMessage(ts: ts))

        #expect(throws: malformed(line: 1, column: 42, "[0].ts", expected)) { try export.load() }
    }

    @Test(arguments: [
        ("channel_join", "<@U1> has joined the channel", "@Ann has joined the channel"),
        ("channel_leave", "", "@Ann has left the channel"),
        ("channel_join", "<@U1|ann> has joined", "@Ann has joined"),
        ("channel_join", "<@U10> was added", "@Ann @U10 was added"),
        (
            "bot_add", "added an integration: <https://x|github>",
            "@Ann added an integration: github"
        ),
        (
            "pinned_item", "<@U1> pinned a message to this channel.",
            "@Ann pinned a message to this channel."
        ),
        (
            "channel_topic", "<@U1> set the channel topic: &lt;x&gt;",
            "@Ann set the channel topic: <x>"
        ),
        ("channel_archive", "archived the channel", "@Ann archived the channel"),
    ])
    func eventsAreSystemMessages(subtype: String, text: String, plain: String) throws {
        let message = try SlackFixture(slackMessage(text, #""subtype": "\#(subtype)""#)).message()

        #expect(message.kind == .system)
        #expect(message.text.plain == plain)
        #expect(message.author.name == "Ann")
        #expect(message.unknownKind == nil)
    }

    @Test(arguments: [
        ("topic", "channel_topic"), ("purpose", "channel_purpose"), ("name", "channel_name"),
    ])
    func eventsWithoutTextAreReportedFromTheirFields(key: String, subtype: String) throws {
        let members = #""subtype": "\#(subtype)", "\#(key)": "new""#

        let text = try SlackFixture(slackMessage("", members)).message().text.plain

        #expect(text.hasPrefix("@Ann ") && text.hasSuffix(": new"))
    }

    @Test func unknownSubtypesShowTheirTextAndKeepTheirName() throws {
        let message = try SlackFixture(slackMessage("boo", #""subtype": "haunting""#)).message()

        #expect(message.kind == .regular)
        #expect(message.text.plain == "boo")
        #expect(message.unknownKind == "haunting")
    }

    @Test func thirdPersonIsItalic() throws {
        let message = try SlackFixture(slackMessage("waves", #""subtype": "me_message""#)).message()

        #expect(message.text.runs == [TextRun("waves", style: TextStyle(.italic))])
    }

    @Test func tombstonesAreDeletedMessages() throws {
        #expect(
            try SlackFixture(slackMessage("gone", #""subtype": "tombstone""#)).message().isDeleted
        )
    }

    @Test func editsKeepTheirTime() throws {
        let edited = #""edited": {"user": "U1", "ts": "60.000000"}"#

        #expect(
            try SlackFixture(slackMessage("x", edited)).message().editedAt == Timestamp(seconds: 60)
        )
    }

    @Test func everyReactionIsKept() throws {
        let reactions = """
            "reactions": [{"name": "tada", "users": ["U1", "U2"], "count": 3},
                {"name": "party-parrot", "users": ["U2"]}, {"name": "wave::skin-tone-3", "count": 1}]
            """

        #expect(
            try SlackFixture(slackMessage("x", reactions)).message().reactions == [
                ChatReaction(name: "tada", emoji: "🎉", userIDs: ["U1", "U2"], count: 3),
                ChatReaction(name: "party-parrot", userIDs: ["U2"]),
                ChatReaction(name: "wave::skin-tone-3", emoji: "👋🏼", count: 1),
            ]
        )
    }

    @Test func unknownFieldsAreKeptAndCountedByPath() throws {
        let members = #""mood": [1], "client_msg_id": "x", "files": [{"id": "F1", "smell": "x"}]"#
        let export = SlackFixture(
            slackMessage("x", members),
            slackMessage(ts: "2.0", #""mood": 2"#)
        )

        let conversation = try export.load()

        #expect(
            conversation.notes == [
                .unknownFields(path: "messages[].mood", count: 2),
                .unknownFields(path: "messages[].files[].smell", count: 1),
            ]
        )
        #expect(
            conversation.channels.first?.messages.last?.unknownFields == [
                JSONMember("mood", .array([.number("1")])),
                JSONMember("files[0].smell", .string("x")),
            ]
        )
    }
}

/// An error in the fixture's file of messages.
func malformed(line: Int, column: Int, _ path: String, _ expected: String) -> ConversationError {
    .malformed(
        file: "export/general/2026-03-02.json",
        line: line,
        column: column,
        path: path,
        expected: expected
    )
}
