import DefaultComponents
import Foundation
import Testing
import Views

/// Drafts that are encoded and decoded again.
struct DraftCodingTests {
    @Test(arguments: Cases(30, of: 400))
    func aDraftIsReadAsItWasWritten(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let messages = (0..<4).map { RichMessages.message($0, using: &random) }
        var content = ComposerContent(text: "new @Bo", threadMessage: messages[3])
        content.mention(FixtureChat.bo)
        content.attachments = messages.flatMap(\.attachments)
        content.isShownInChannel = Bool.random(using: &random)
        for message in messages {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: content.quoteMessage(message)
            case 1:
                content.editMessage(message)
                content.text += " and more"
            default: content.text += " more"
            }
        }

        var (old, new) = (content, try Self.read(Self.written(content)))

        #expect(new.state == content.state, "seed \(seed)")
        #expect(new.threadMessage == content.threadMessage, "seed \(seed)")
        #expect(new.isShownInChannel == content.isShownInChannel, "seed \(seed)")
        #expect(try Self.written(new) == Self.written(content), "seed \(seed)")
        // Set-aside text is restored in both.
        for message in [messages[0], nil, messages[1], nil, messages[2], nil] {
            #expect(new.text == old.text, "seed \(seed)")
            #expect(new.attachments == old.attachments, "seed \(seed)")
            #expect(new.mentions == old.mentions, "seed \(seed)")
            if let message {
                old.editMessage(message)
                new.editMessage(message)
            } else {
                old.clear()
                new.clear()
            }
        }
    }

    @Test func aDraftOfAReleaseWithoutFieldsIsRead() throws {
        let content = ComposerContent(text: "Ahoy")
        let written = try Self.written(content)

        #expect(!String(decoding: written, as: UTF8.self).contains("fields"))
        #expect(try Self.read(written) == content)
    }

    @Test(arguments: ["{}", "[]", "null", #"{"state": {"gone": {}}}"#])
    func whatIsNoDraftThrows(text: String) {
        #expect(throws: DecodingError.self) { try Self.read(Data(text.utf8)) }
    }

    @Test func runsThatCannotBeAreMended() throws {
        let text = #"[{"text": "", "style": {"traits": 0}}, {"text": "a", "style": {"traits": 0}}]"#

        let read = try JSONDecoder().decode(RichText.self, from: Data(text.utf8))

        #expect(read == RichText("a"))
    }

    private static func written(_ content: ComposerContent) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(content)
    }

    private static func read(_ data: Data) throws -> ComposerContent {
        try JSONDecoder().decode(ComposerContent.self, from: data)
    }
}
