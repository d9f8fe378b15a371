import DefaultComponents
import Testing
import Views

@Suite struct SlackLenientPartTests {
    private let lenient = LoadOptions(isLenient: true)

    @Test(arguments: [
        (#""profile": {"display_name": 7}"#, "[0].profile.display_name"),
        (#""profile": 7"#, "[0].profile"), (#""name": 7"#, "[0].name"),
    ])
    func userWithABrokenNameIsCalledByItsID(member: String, path: String) throws {
        var export = SlackFixture(slackMessage())
        export.users = #"[{"id": "U1", \#(member)}]"#

        let conversation = try export.load(lenient)
        #expect(conversation.channels.first?.messages.map(\.author.name) == ["U1"])
        #expect(conversation.skippedPaths == [path])
    }

    @Test func brokenMembersOfAChannelAreLeftOut() throws {
        var export = SlackFixture(slackMessage())
        export.channels = #"[{"id": "C1", "name": "general", "members": [7, "U1"]}]"#

        let conversation = try export.load(lenient)
        #expect(conversation.channels.first?.channel.members.map(\.name) == ["Ann"])
        #expect(conversation.channels.first?.messages.count == 1)
        #expect(conversation.skippedPaths == ["[0].members[0]"])
    }

    @Test(arguments: [
        (#""files": [{"id": "F1", "size": "x"}, {"id": "F1"}]"#, "[0].files[0].size"),
        (#""file": {"id": 7}, "files": [{"id": "F2"}]"#, "[0].file.id"),
        (#""attachments": [{"title": []}, {"title": "t"}]"#, "[0].attachments[0].title"),
        (#""attachments": [7, {"title": "t"}]"#, "[0].attachments[0]"),
        (#""attachments": 7, "files": [{"id": "F1"}]"#, "[0].attachments"),
    ])
    func brokenAttachmentsAreLeftOut(members: String, path: String) throws {
        let conversation = try SlackFixture(slackMessage("hi", members)).load(lenient)

        let messages = try #require(conversation.channels.first?.messages)
        #expect(messages.map(\.text.plain) == ["hi"])
        #expect(messages.map(\.attachments.count) == [1])
        #expect(conversation.skippedPaths == [path])
    }

    @Test func brokenFilesOfAnAttachmentAreLeftOut() throws {
        let part = #""attachments": [{"title": "t", "files": [{"id": 7}, {"id": "F1"}]}]"#
        let conversation = try SlackFixture(slackMessage("hi", part)).load(lenient)

        let attachments = conversation.channels.first?.messages.first?.attachments
        #expect(attachments?.map(\.kind) == [.card, .file])
        #expect(conversation.skippedPaths == ["[0].attachments[0].files[0].id"])
    }

    @Test func brokenReactionsAreLeftOut() throws {
        let part = #""reactions": [{"name": ""}, {"name": "tada", "count": 1}]"#
        let conversation = try SlackFixture(slackMessage("hi", part)).load(lenient)

        let reactions = conversation.channels.first?.messages.first?.reactions
        #expect(reactions?.map(\.name) == ["tada"])
        #expect(conversation.skippedPaths == ["[0].reactions[0].name"])
    }

    private func slackMessage(_ text: String = "hi", _ members: String = "") -> String {
        let rest = members.isEmpty ? "" : ", " + members
        return #"{"user": "U1", "ts": "1.0", "text": "\#(text)"\#(rest)}"#
    }
}
