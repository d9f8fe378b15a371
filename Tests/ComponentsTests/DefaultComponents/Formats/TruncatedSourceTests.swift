import DefaultComponents
import Foundation
import Testing
import Views

@Suite struct TruncatedSourceTests {
    private let lenient = LoadOptions(isLenient: true)

    @Test func truncatedDocumentKeepsTheMessagesBeforeItsEnd() throws {
        let text = document.prefix(upTo: try #require(document.range(of: "m39")).upperBound)
        let source = ConversationSource(file: "chat.json", text: String(text))

        let conversation = try ConversationJSONFormat().load(source, options: lenient)
        #expect(conversation.channels.map(\.messages.count) == [39])
        #expect(conversation.notes.count == 1)
        #expect(conversation.skippedPaths == ["channels[0].messages[39].id"])
    }

    @Test(arguments: [
        (#"{"format": "conversation", "version": 1, "users": ["#, 0),
        (#"{"format": "conversation", "version": 1, "users": []"#, 0),
        (#"{"format": "conversation", "version": 1, "users": [], "channels": [{"id": "c""#, 1),
        (#"{"format": "conversation", "version": 1, "users": [], "channels": []}}"#, 0),
    ])
    func whatTheEndCutsOffIsNotedOnce(text: String, channels: Int) throws {
        let source = ConversationSource(file: "chat.json", text: text)

        let conversation = try ConversationJSONFormat().load(source, options: lenient)
        #expect(conversation.channels.count == channels)
        #expect(conversation.notes.count == 1)
    }

    @Test func whereverADocumentEndsItsErrorIsNotedFirst() throws {
        let bytes = Array(try FuzzFixture.conversation().utf8)

        for count in stride(from: 0, to: bytes.count - 1, by: 7) {
            let source = ConversationSource(file: "a", bytes: Array(bytes.prefix(count)))
            let notes = try ConversationJSONFormat().load(source, options: lenient).notes
            let error = try #require(throws: ConversationError.self) {
                try ConversationJSONFormat().load(source, options: LoadOptions())
            }
            #expect(notes.first == .skipped(error), "\(count) bytes")
        }
    }

    @Test func truncatedDayKeepsTheMessagesBeforeItsEnd() throws {
        var export = SlackFixture()
        let messages = (0..<40).map { slackMessage("m\($0)", ts: "\($0).0") }
        let text = "[" + messages.joined(separator: ",\n") + "]"
        export.days["2026-03-02.json"] = String(text.dropLast(8))
        export.days["2026-03-03.json"] = "[\(slackMessage("next", ts: "50.0"))]"

        let conversation = try export.load(lenient)
        let texts = conversation.channels.first?.messages.map(\.text.plain)
        #expect(texts == ["next"] + (0..<39).reversed().map { "m\($0)" })
        #expect(conversation.notes.count == 1)
        #expect(conversation.skippedPaths == ["[39].text"])
    }

    @Test func truncatedListOfUsersKeepsThoseBeforeItsEnd() throws {
        var export = SlackFixture(slackMessage())
        export.users = #"[{"id": "U1", "name": "ann"}, {"id": "U2""#

        let conversation = try export.load(lenient)
        #expect(conversation.channels.first?.channel.members.map(\.name) == ["ann", "U2"])
        #expect(conversation.notes.count == 1)
    }

    private var document: String {
        let messages = (0..<45).map {
            #"{"id": "m\#($0)", "author": "ann", "time": "2026-03-02T09:00:\#($0 + 10)Z"}"#
        }
        return #"{"format": "conversation", "version": 1, "users": [{"id": "ann"}], "channels": ["#
            + #"{"id": "c", "messages": [\#(messages.joined(separator: ", "))]}]}"#
    }
}
