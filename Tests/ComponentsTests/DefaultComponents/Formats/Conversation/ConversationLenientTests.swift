import DefaultComponents
import Testing
import Views

@Suite struct ConversationLenientTests {
    @Test func userWithABrokenNameIsCalledByItsID() throws {
        let loaded = try Loaded(
            conversationDocument(
                conversationMessage("1", #""readBy": ["bob"]"#),
                users: #"{"id": "ann", "name": 7}, {"id": "bob"}"#,
                channel: #""members": ["ann", "bob"], "#
            )
        )

        #expect(loaded.channel.members.map(\.name) == ["ann", "bob"])
        #expect(loaded.messages.map(\.author.name) == ["ann"])
        #expect(loaded.messages.map { $0.readBy.map(\.id) } == [["bob"]])
        #expect(loaded.skippedPaths == ["users[0].name"])
    }

    @Test func userWithABrokenImageOrMarkIsKept() throws {
        let loaded = try Loaded(
            conversationDocument(
                conversationMessage(),
                users: #"{"id": "ann", "name": "Ann", "image": 7, "bot": "no"}"#
            )
        )

        #expect(loaded.messages.map(\.author) == [ChatUser(id: "ann", name: "Ann")])
        #expect(loaded.skippedPaths == ["users[0].image", "users[0].bot"])
    }

    @Test func brokenMembersOfAChannelAreLeftOut() throws {
        let loaded = try Loaded(
            conversationDocument(
                conversationMessage(),
                channel: #""members": ["ann", "eve", 7, "bob"], "#
            )
        )

        #expect(loaded.channel.members.map(\.id) == ["ann", "bob"])
        #expect(loaded.messages.count == 1)
        #expect(loaded.skippedPaths == ["channels[0].members[1]", "channels[0].members[2]"])
    }

    @Test(arguments: ["readBy", "deliveredTo"])
    func brokenReadersAreLeftOut(key: String) throws {
        let loaded = try Loaded(conversationMessage("1", #""\#(key)": ["eve", "bob"]"#))

        let message = try #require(loaded.messages.first)
        let readers = key == "readBy" ? message.readBy : message.deliveredTo
        #expect(readers.map(\.id) == ["bob"])
        #expect(loaded.skippedPaths == ["channels[0].messages[0].\(key)[0]"])
    }

    @Test func brokenAttachmentsAreLeftOut() throws {
        let parts = #"{"kind": "image"}, {"kind": "image", "url": "u"}, 7"#
        let loaded = try Loaded(conversationMessage("1", #""attachments": [\#(parts)]"#))

        #expect(loaded.messages.map { $0.attachments.map(\.kind) } == [[.image]])
        #expect(
            loaded.skippedPaths == [
                "channels[0].messages[0].attachments[0]",
                "channels[0].messages[0].attachments[2]",
            ]
        )
    }

    @Test func brokenReactionsAreLeftOut() throws {
        let parts = #"{"name": "x"}, {"name": "tada", "count": 2}"#
        let loaded = try Loaded(conversationMessage("1", #""reactions": [\#(parts)]"#))

        #expect(loaded.messages.map { $0.reactions.map(\.name) } == [["tada"]])
        #expect(loaded.skippedPaths == ["channels[0].messages[0].reactions[0]"])
    }

    @Test(arguments: ["readBy", "deliveredTo", "attachments", "reactions"])
    func whatIsNoListIsLeftOut(key: String) throws {
        let loaded = try Loaded(conversationMessage("1", #""\#(key)": 7, "text": "kept""#))

        #expect(loaded.messages.map(\.text.plain) == ["kept"])
        #expect(loaded.skippedPaths == ["channels[0].messages[0].\(key)"])
    }

    @Test(arguments: [#""9""#, "7"])
    func messageWhoseQuoteLeadsNowhereIsKeptWithoutIt(quote: String) throws {
        let loaded = try Loaded(conversationMessage("1", #""quote": \#(quote)"#))

        #expect(loaded.messages.map(\.id) == ["1"])
        #expect(loaded.messages.map(\.quote) == [nil])
        #expect(loaded.skippedPaths == ["channels[0].messages[0].quote"])
    }

    @Test func messageWhoseQuoteIsSkippedIsKeptWithoutIt() throws {
        let loaded = try Loaded(
            conversationMessage("1", #""text": 7"#),
            conversationMessage("2", #""quote": "1""#)
        )

        #expect(loaded.messages.map(\.id) == ["2"])
        #expect(loaded.messages.map(\.quote) == [nil])
        #expect(
            loaded.skippedPaths == [
                "channels[0].messages[0].text", "channels[0].messages[1].quote",
            ]
        )
    }
}

/// A document with one channel that was loaded leniently.
private struct Loaded {
    let channel: ChatChannel
    let messages: [ChatMessage]
    let skippedPaths: [String]

    init(_ messages: String...) throws {
        try self.init(conversationDocument(messages.joined(separator: ",\n")))
    }

    init(_ source: ConversationSource) throws {
        let conversation = try ConversationJSONFormat().load(
            source,
            options: LoadOptions(isLenient: true)
        )
        let transcript = try #require(conversation.channels.first)
        channel = transcript.channel
        messages = transcript.messages
        skippedPaths = conversation.skippedPaths
    }
}
