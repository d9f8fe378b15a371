import DefaultComponents
import Testing
import Views

@Suite struct ConversationErrorTests {
    @Test(arguments: [
        (#""kind": """#, "kind", "a string that is not empty, found the string ''"),
        (#""text": 7"#, "text", "a string or a list of runs, found the number '7'"),
        (#""text": [7]"#, "text[0]", "an object, found the number '7'"),
        (#""text": [{"bold": true}]"#, "text[0]", "a member 'text', found none"),
        (
            #""text": [{"text": "x", "bold": 1}]"#, "text[0].bold",
            "'true' or 'false', found the number '1'"
        ),
        (
            #""text": [{"text": "x", "user": "u", "link": "l"}]"#, "text[0]",
            "one of 'link', 'user', 'channel' and 'broadcast', found more"
        ),
        (
            #""edited": "now""#, "edited",
            "a time such as '2026-03-02T09:41:00Z', found the string 'now'"
        ),
        (#""deleted": "no""#, "deleted", "'true' or 'false', found the string 'no'"),
        (#""quote": "9""#, "quote", "the id of a message of this channel, found the string '9'"),
        (
            #""thread": "9""#, "thread",
            "the id of a message of this channel that is no reply, found the string '9'"
        ),
        (
            #""thread": "1""#, "thread",
            "the id of a message of this channel that is no reply, found the string '1'"
        ),
        (
            #""state": "lost""#, "state",
            "one of 'pendingSend', 'sending', 'sendingFailed', found the string 'lost'"
        ),
        (#""readBy": ["eve"]"#, "readBy[0]", "the id of a user, found the string 'eve'"),
        (
            #""reactions": [{"name": "x"}]"#, "reactions[0]",
            "a member 'users' or 'count', found none"
        ),
        (
            #""reactions": [{"name": "x", "count": -1}]"#, "reactions[0].count",
            "a whole number from 0 on, found the number '-1'"
        ),
        (#""attachments": [{}]"#, "attachments[0]", "a member 'kind', found none"),
        (#""attachments": [{"kind": "image"}]"#, "attachments[0]", "a member 'url', found none"),
        (
            #""attachments": [{"kind": "file", "url": "u", "bytes": 1.5}]"#, "attachments[0].bytes",
            "a whole number from 0 on, found the number '1.5'"
        ),
    ])
    func brokenMembersAreNamed(members: String, path: String, expected: String) throws {
        let error = try #require(throws: ConversationError.self) {
            try conversationMessage(loading: members)
        }

        guard case .malformed(let file, 3, _, let foundPath, let found) = error else {
            return #expect(Bool(false), "\(error)")
        }
        #expect(file == "chat.json")
        #expect(foundPath == "channels[0].messages[0].\(path)")
        #expect(found == expected)
    }

    @Test(arguments: [
        (#"{"version": 1}"#, 1, "", "a member 'format', found none"),
        (#"{"format": "irc"}"#, 12, "format", "'conversation', found the string 'irc'"),
        (
            #"{"format": "conversation", "version": 2}"#, 39, "version",
            "version '1', found the number '2'"
        ),
        (#"{"format": "conversation", "version": 1}"#, 1, "", "a member 'users', found none"),
        ("[]", 1, "", "an object, found a list"), ("", 1, "", "a value, found the end of the file"),
    ])
    func brokenHeadsAreNamed(text: String, column: Int, path: String, expected: String) throws {
        let source = ConversationSource(file: "a", text: text)
        let error = ConversationError.malformed(
            file: "a",
            line: 1,
            column: column,
            path: path,
            expected: expected
        )

        #expect(throws: error) { try load(source) }
        let conversation = try load(source, isLenient: true)
        #expect(conversation == Conversation(notes: [.skipped(error)]))
    }

    @Test func firstErrorInDocumentOrderIsThrown() throws {
        let source = conversationDocument(
            conversationMessage("1", #""quote": "9""#),
            conversationMessage("2", #""text": 7"#)
        )

        let error = try #require(throws: ConversationError.self) { try load(source) }

        guard case .malformed(_, _, _, let path, _) = error else { return #expect(Bool(false)) }
        #expect(path == "channels[0].messages[0].quote")
    }

    @Test func lenientLoadsSkipBrokenUsersChannelsAndMessages() throws {
        let source = conversationDocument(
            conversationMessage("1", #""text": "whole""#),
            conversationMessage("2", #""text": 7"#),
            conversationMessage("3", #""quote": "2""#),
            users: #"{"id": "ann"}, {"id": "ann"}, {"name": "x"}"#,
            root: #""me": "eve", "#
        )

        let conversation = try load(source, isLenient: true)

        #expect(conversation.channels.first?.messages.map(\.id) == ["3", "1"])
        #expect(conversation.channels.first?.messages.map(\.quote) == [nil, nil])
        #expect(conversation.notes.count == 5)
    }

    private func load(_ source: ConversationSource, isLenient: Bool = false) throws -> Conversation
    {
        try ConversationJSONFormat().load(source, options: LoadOptions(isLenient: isLenient))
    }
}
