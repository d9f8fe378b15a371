import DefaultComponents
import Testing

/// Fields, and ids and progress of attachments, in a conversation file.
@Suite struct ConversationStateTests {
    @Test func fieldsAreReadWithoutANote() throws {
        let source = conversationDocument(
            conversationMessage("1", #""fields": {"mood": "calm", "of nobody": [1, {}]}"#)
        )

        let conversation = try ConversationJSONFormat().load(source, options: LoadOptions())

        let message = try #require(conversation.channels.first?.messages.first)
        #expect(message[.mood] == "calm")
        let unknown: JSONValue = [1, [:]]
        #expect(message[MessageField<JSONValue>("of nobody")] == unknown)
        #expect(message.unknownFields == [])
        #expect(conversation.notes == [])
    }

    @Test(arguments: ["", #""fields": null"#, #""fields": {}"#, #""fields": { }"#])
    func noFieldsAreNone(members: String) throws {
        let message = try conversationMessage(loading: members)

        #expect(message.fields.isEmpty)
        #expect(message == (try conversationMessage(loading: "")))
    }

    @Test func attachmentsHaveIDsAndProgress() throws {
        let message = try conversationMessage(
            loading: """
                "attachments": [
                    {"kind": "image", "url": "a", "id": "x", "progress": 0.5},
                    {"kind": "file", "url": "b", "progress": 7},
                    {"kind": "poll", "id": "y", "progress": 0},
                    {"kind": "poll", "id": 3, "progress": "all"},
                    {"kind": "poll", "id": "y"}
                ]
                """
        )

        #expect(message.attachments.map(\.id) == ["x", nil, "y", nil, nil])
        #expect(message.attachments.map(\.progress) == [0.5, 1, 0, nil, nil])
        #expect(message.unknownFields == [])
    }

    @Test(arguments: [
        (#""id": 3"#, "a string that is not empty, found the number '3'", "id"),
        (#""id": """#, "a string that is not empty, found the string ''", "id"),
        (
            #""id": "x""#,
            "an id that no other attachment of the message has, found the string 'x'", "id"
        ),
        (#""progress": "half""#, "a number, found the string 'half'", "progress"),
    ])
    func wrongOnesOfBuiltInKindsAreErrors(member: String, expected: String, name: String) throws {
        let first = #"{"kind": "file", "url": "a", "id": "x"}"#
        let members = #""attachments": [\#(first), {"kind": "file", "url": "b", \#(member)}]"#
        let source = conversationDocument(conversationMessage("1", members))

        let lenient = try ConversationJSONFormat().load(source, options: .init(isLenient: true))

        guard case .skipped(.malformed(_, _, _, let path, expected))? = lenient.notes.first else {
            return #expect(lenient.notes == [])
        }
        #expect(path == "channels[0].messages[0].attachments[1].\(name)")
        #expect(lenient.channels[0].messages[0].attachments.map(\.id) == ["x"])
    }
}
