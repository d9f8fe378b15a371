import DefaultComponents
import Testing

@Suite struct SlackAuthorTests {
    @Test(arguments: [
        (#"{"id": "U9", "name": "n", "real_name": "R", "profile": {"display_name": "D"}}"#, "D"),
        (#"{"id": "U9", "name": "n", "real_name": "R", "profile": {"display_name": ""}}"#, "R"),
        (#"{"id": "U9", "name": "n", "profile": {"real_name": "P"}}"#, "P"),
        (#"{"id": "U9", "name": "n"}"#, "n"),
        (#"{"id": "U9", "name": ""}"#, "U9"),
    ])
    func peopleAreNamedByTheirFirstName(user: String, name: String) throws {
        var export = SlackFixture(#"{"user": "U9", "ts": "1.0", "text": "hi"}"#)
        export.users = "[\(user)]"

        #expect(try export.message().author.name == name)
    }

    @Test func peopleNotListedAreNamedByTheirMessage() throws {
        let profile = #""user_profile": {"display_name": "", "real_name": "Eve"}"#

        #expect(try author(#""user": "U9", \#(profile)"#) == ChatUser(id: "U9", name: "Eve"))
        #expect(try author(#""user": "U8""#) == ChatUser(id: "U8"))
    }

    @Test(arguments: [
        (#""bot_id": "B1", "username": "Hook", "bot_profile": {"name": "Profile"}"#, "Hook"),
        (#""bot_id": "B1", "username": "", "bot_profile": {"name": "Profile"}"#, "Profile"),
        (#""bot_id": "B1""#, "github"),
        (#""bot_id": "B2""#, "B2"),
    ])
    func botsAreNamedInThisOrder(members: String, name: String) throws {
        let added =
            #"{"subtype": "bot_add", "user": "U1", "bot_id": "B1", "ts": "1.0", "text": "added: <https://x|github>"}"#
        let written = #"{"subtype": "bot_message", "ts": "2.0", "text": "hi", \#(members)}"#

        let author = try SlackFixture(added, written).message().author

        #expect(author.name == name)
        #expect(author.isBot)
    }

    @Test(arguments: ["bot_add", #"bot\u005fadd"#, #"\u0062ot_add"#])
    func botsAreNamedInOtherChannels(subtype: String) throws {
        let added =
            #"{"subtype": "\#(subtype)", "user": "U1", "bot_id": "B1", "ts": "1.0", "text": "<https://x|github>"}"#
        var export = SlackFixture(#"{"subtype": "bot_message", "bot_id": "B1", "ts": "2.0"}"#)
        let day = ConversationSource(file: "2026-03-01.json", text: "[\(added)]")
        export.extras = [ConversationSource(folder: "zoo", entries: [day])]

        #expect(try export.message().author.name == "github")
    }

    @Test func hooksWithoutABotAreKnownByTheirName() throws {
        let author = try author(#""subtype": "bot_message", "username": "Hook""#)

        #expect(author == ChatUser(id: "Hook", name: "Hook", isBot: true))
    }

    @Test func namesGivenToABotsMessageCountAlsoForAUser() throws {
        let members = #""subtype": "bot_message", "user": "U1", "username": "Hook""#

        #expect(try author(members) == ChatUser(id: "U1", name: "Hook", isBot: true))
    }

    @Test func peopleWhoWriteThroughAnAppStayThemselves() throws {
        let members = #""user": "U1", "bot_id": "B1", "bot_profile": {"name": "App"}"#

        #expect(try author(members).name == "Ann")
    }

    @Test func somebodyMustHaveWrittenAPlainMessage() {
        let error = ConversationError.malformed(
            file: "export/general/2026-03-02.json",
            line: 1,
            column: 2,
            path: "[0]",
            expected: "a member 'user' or 'bot_id', found none"
        )

        #expect(throws: error) { try author(#""user": null"#) }
    }

    @Test func readerIsOnlyWhoTheOptionsName() throws {
        let export = SlackFixture(slackMessage())

        let outsider = try export.load()
        let ann = try export.load(LoadOptions(currentUserId: "U1"))

        #expect(outsider.channels.map(\.channel.currentUserId) == [nil])
        #expect(outsider.channels.flatMap(\.messages).map(\.isSentByCurrentUser) == [false])
        #expect(ann.channels.map(\.channel.currentUserId) == ["U1"])
        #expect(ann.channels.flatMap(\.messages).map(\.isSentByCurrentUser) == [true])
    }

    private func author(_ members: String) throws -> ChatUser {
        try SlackFixture(#"{"ts": "1.0", "text": "hi", \#(members)}"#).message().author
    }
}
