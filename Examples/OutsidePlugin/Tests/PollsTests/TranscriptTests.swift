import Components
import DefaultComponents
import Polls
import Testing
import Views

@Suite struct TranscriptTests {
    @Test func aLineIsAMessage() throws {
        let messages = try load("2026-03-02T09:41:00Z Ada: Shall we eat?").messages

        #expect(messages.map(\.author.name) == ["Ada"])
        #expect(messages.map(\.text.plain) == ["Shall we eat?"])
    }

    @Test func aQuestionMarkAsksAPoll() throws {
        let messages = try load("2026-03-02T09:42:00Z Ben? Lunch | Soup 3 | Salad").messages

        let options = [PollOption("Soup", votes: 3), PollOption("Salad")]
        #expect(messages.map(\.poll) == [Poll(question: "Lunch", options: options)])
    }

    @Test func theNewestComesFirst() throws {
        let text = "2026-03-02T09:41:00Z Ada: one\n\n2026-03-02T09:42:00Z Ben: two\n"

        let transcript = try load(text)

        #expect(transcript.messages.map(\.text.plain) == ["two", "one"])
        #expect(transcript.channel.members.map(\.id) == ["Ada", "Ben"])
    }

    @Test(arguments: ["Ada: hello", "2026-03-02T09:41:00Z hello", "2026-03-02T09:41:00Z : x", " "])
    func anythingElseIsAnError(line: String) throws {
        let error = ConversationError.malformed(
            file: "chat.transcript",
            line: 1,
            column: 1,
            path: "",
            expected: "'TIME AUTHOR: TEXT' or 'TIME AUTHOR? QUESTION | ANSWER VOTES'"
        )

        #expect(throws: error) { try load(line) }
    }

    @Test func aLenientLoadNotesWhatItSkips() throws {
        let conversation = try loader().load(
            source("nonsense\n2026-03-02T09:41:00Z Ada: hello"),
            options: LoadOptions(isLenient: true)
        )

        #expect(conversation.notes.count == 1)
        #expect(conversation.channels.first?.messages.map(\.id) == ["2"])
    }

    private func load(_ text: String) throws -> ChannelTranscript {
        let conversation = try loader().load(source(text))
        return try #require(conversation.channels.first)
    }

    /// Returns a loader that has the format from the plugin, and finds it by the file's name.
    private func loader() throws -> ConversationLoader {
        ConversationLoader(try chat(PollsPlugin()))
    }

    private func source(_ text: String) -> ConversationSource {
        ConversationSource(file: "chat.transcript", text: text)
    }
}
