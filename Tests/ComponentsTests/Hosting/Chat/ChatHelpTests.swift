import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// The sheet of keys lists those with an effect.
struct ChatHelpTests {
    @Test func theProgramsChatHasAllKeys() throws {
        let chat = try ChatFixture.chat()
        chat.isInTerminal = true

        let lines = chat.help.lines

        #expect(LiveChat.keys.allSatisfy { lines.contains("\($0.key): \($0.summary)") })
        #expect(LiveChat.writingKeys.allSatisfy { lines.contains("\($0.key): \($0.summary)") })
    }

    @Test func anEmbeddedChatHasNoPluginsAndNoTerminal() {
        let chat = TerminalChat(of: Self.transcript(reader: FixtureChat.ann.id), with: Components())
        chat.resize(columns: 90, rows: 50)

        chat.take("?".utf8)

        let text = chat.frame.text
        #expect(text.contains("Scroll by rows."))
        #expect(text.contains("While writing"))
        #expect(!text.contains("Switch plugins on and off."))
        #expect(!text.contains("Stop for a while"))
    }

    @Test func whoOnlyReadsHasNoKeysForWriting() {
        let chat = TerminalChat(of: Self.transcript(reader: nil), with: Components())
        chat.resize(columns: 90, rows: 50)

        chat.take("?".utf8)

        let text = chat.frame.text
        #expect(text.contains("Scroll by rows."))
        #expect(!text.contains("While writing"))
        #expect(!text.contains("Write, if"))
    }

    private static func transcript(reader: ChatUser.ID?) -> ChannelTranscript {
        var channel = FixtureChat.group
        channel.currentUserId = reader
        return ChannelTranscript(channel: channel, messages: [FixtureChat.message("1", "Ahoy")])
    }
}
