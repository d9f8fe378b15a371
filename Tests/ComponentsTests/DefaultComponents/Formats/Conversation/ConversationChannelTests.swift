import DefaultComponents
import Testing
import Views

@Suite struct ConversationChannelTests {
    @Test func ownMessagesAreTheReaders() throws {
        let source = conversationDocument(conversationMessage(), root: #""me": "ann", "#)

        let named = try load(source).channels.first
        let overruled = try load(source, LoadOptions(currentUserId: "bob")).channels.first

        #expect(named?.channel.currentUserId == "ann")
        #expect(named?.messages.map(\.isSentByCurrentUser) == [true])
        #expect(overruled?.channel.currentUserId == "bob")
        #expect(overruled?.messages.map(\.isSentByCurrentUser) == [false])
    }

    @Test func channelsHaveTheirMembersAndRules() throws {
        let members =
            #""name": "C", "members": ["bob"], "allowsReactions": false, "allowsReplies": false, "#

        let channel = try load(conversationDocument(channel: members)).channels.first?.channel

        let expected = ChatChannel(
            id: "c",
            name: "C",
            members: [ChatUser(id: "bob")],
            allowsReactions: false,
            allowsReplies: false
        )
        #expect(channel == expected)
    }

    @Test func theLastMessageReadIsOneOfTheChannel() throws {
        let known = conversationDocument(conversationMessage("1"), channel: #""lastRead": "1", "#)
        let unknown = conversationDocument(conversationMessage("1"), channel: #""lastRead": "2", "#)

        #expect(try load(known).channels.first?.channel.lastReadMessageID == "1")
        #expect(throws: ConversationError.self) { try load(unknown) }
        let lenient = try load(unknown, LoadOptions(isLenient: true))
        #expect(lenient.channels.first?.messages.map(\.id) == ["1"])
        #expect(lenient.notes.count == 1)
    }

    @Test func channelsAreSortedByNameThenID() throws {
        let channels = ["b", "c", "a"].map { #"{"id": "\#($0)", "name": "n", "messages": []}"# }
        let json = """
            {"format": "conversation", "version": 1, "users": [],
             "channels": [\(channels.joined(separator: ", "))]}
            """

        let conversation = try load(ConversationSource(file: "x", text: json))

        #expect(conversation.channels.map(\.channel.id) == ["a", "b", "c"])
    }

    @Test func quotesShowTheirMessageAlsoALaterOne() throws {
        let messages = try load(
            conversationDocument(
                conversationMessage("1", #""quote": "2", "text": "a""#),
                conversationMessage("2", #""text": "b", "attachments": [{"kind": "poll"}]"#)
            )
        ).channels.flatMap(\.messages)

        #expect(messages.map(\.quote?.messageID) == [nil, "2"])
        #expect(messages.last?.quote?.text == "b")
        #expect(messages.last?.quote?.attachmentKinds == ["poll"])
    }

    @Test func quotesAlsoStandInThreads() throws {
        let transcript = try load(
            conversationDocument(
                conversationMessage("1"),
                conversationMessage("2", #""thread": "1", "quote": "1""#)
            )
        ).channels.first

        #expect(transcript?.messages.map(\.id) == ["1"])
        #expect(transcript?.threads.first?.messages.map(\.quote?.messageID) == ["1", nil])
    }

    @Test func repliesAlsoStandInTheChannelIfTheySaySo() throws {
        let transcript = try load(
            conversationDocument(
                conversationMessage("1"),
                conversationMessage("2", #""thread": "1", "alsoInChannel": true"#)
            )
        ).channels.first

        #expect(transcript?.messages.map(\.id) == ["2", "1"])
        #expect(transcript?.messages.last?.replyCount == 1)
    }

    @Test func ofMessagesWithOneIDTheFirstIsKeptWithANote() throws {
        let source = conversationDocument(conversationMessage(), conversationMessage())

        let conversation = try load(source)

        #expect(conversation.channels.first?.messages.count == 1)
        #expect(conversation.notes == [.duplicateMessage(messageID: "1", channelID: "c")])
    }

    @Test func unknownFieldsAreCountedByPath() throws {
        let source = conversationDocument(
            conversationMessage(
                "1",
                #""mood": 1, "reactions": [{"name": "a", "count": 1, "x": 1}]"#
            ),
            conversationMessage("2", #""mood": 2, "text": [{"text": "a", "font": "b"}]"#),
            users: #"{"id": "ann", "age": 7}"#,
            channel: #""topic": "x", "#,
            root: #""title": "x", "#
        )

        #expect(
            try load(source).notes == [
                .unknownFields(path: "title", count: 1),
                .unknownFields(path: "users[].age", count: 1),
                .unknownFields(path: "channels[].topic", count: 1),
                .unknownFields(path: "channels[].messages[].mood", count: 2),
                .unknownFields(path: "channels[].messages[].reactions[].x", count: 1),
                .unknownFields(path: "channels[].messages[].text[].font", count: 1),
            ]
        )
    }

    private func load(
        _ source: ConversationSource,
        _ options: LoadOptions = LoadOptions()
    ) throws -> Conversation {
        try ConversationJSONFormat().load(source, options: options)
    }
}
