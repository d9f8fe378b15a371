import DefaultComponents
import Foundation
import Testing

@Suite struct ConversationLoaderTests {
    private let document = ConversationSource(
        file: "chat.json",
        text: #"{"format": "conversation", "version": 1, "users": [], "channels": []}"#
    )

    @Test func firstFormatThatRecognizesLoads() throws {
        let loader = ConversationLoader()

        #expect(try loader.load(document) == Conversation())
        #expect(try loader.load(SlackFixture(slackMessage()).source).channels.count == 1)
    }

    @Test func namedFormatLoadsWithoutBeingAsked() throws {
        #expect(throws: ConversationError.unreadable(file: "chat.json")) {
            try ConversationLoader().load(document, format: "slack")
        }
    }

    @Test func pluginsFormatsAreAskedInOrder() throws {
        let loader = ConversationLoader(formats: [LineFormat(), ConversationJSONFormat()])

        #expect(try loader.load(ConversationSource(file: "a.lines", text: "")).notes.count == 1)
        #expect(try loader.load(document).notes == [])
    }

    @Test func unknownNamesAreErrors() {
        let error = ConversationError.unknownFormat(
            name: "irc",
            formats: ["conversation", "slack"]
        )

        #expect(throws: error) { try ConversationLoader().load(document, format: "irc") }
    }

    @Test func unrecognizedSourcesAreErrors() {
        let names = ["conversation", "slack"]

        #expect(throws: ConversationError.unrecognized(file: "x", formats: names)) {
            try ConversationLoader().load(ConversationSource(file: "x", text: "hello"))
        }
    }

    @Test(arguments: [
        ("chat.json", "hello", 1, 1, "", "a value, found 'h'"),
        ("chat.JSON", "", 1, 1, "", "a value, found the end of the file"),
        ("chat", "\n [1, x]", 2, 6, "[1]", "a value, found 'x'"),
        ("chat", "\u{FEFF}{\"a\": ", 1, 7, "a", "a value, found the end of the file"),
    ])
    func brokenJSONThatNobodyRecognizesIsMalformed(
        file: String,
        text: String,
        line: Int,
        column: Int,
        path: String,
        expected: String
    ) {
        let error = ConversationError.malformed(
            file: file,
            line: line,
            column: column,
            path: path,
            expected: expected
        )

        #expect(throws: error) {
            try ConversationLoader().load(ConversationSource(file: file, text: text))
        }
    }

    @Test(arguments: [("chat.json", "[]"), ("chat", "{}"), ("chat.txt", "1, x]")])
    func otherTextThatNobodyRecognizesIsUnrecognized(file: String, text: String) {
        let names = ["conversation", "slack"]

        #expect(throws: ConversationError.unrecognized(file: file, formats: names)) {
            try ConversationLoader().load(ConversationSource(file: file, text: text))
        }
    }

    @Test func aFileThatIsGoneIsUnreadableAndNotUnrecognized() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("{}".utf8).write(to: file)
        let source = try ConversationSource(path: file.path)
        try FileManager.default.removeItem(at: file)

        #expect(throws: ConversationError.unreadable(file: file.path)) {
            try ConversationLoader().load(source)
        }
    }

    @Test(arguments: [
        (#"{"format" : "conversation"}"#, true), (#"{"format":"conversation""#, true),
        (#"{"format": "irc"}"#, false), ("", false), (#""format"#, false),
        (#"{"a": "format", "format": "conversation"}"#, true),
    ])
    func documentsAreRecognizedByTheirFirstField(text: String, isRecognized: Bool) {
        let source = ConversationSource(file: "x", text: text)

        #expect(ConversationJSONFormat().recognizes(source) == isRecognized)
    }
}

/// A format like those of plugins.
private struct LineFormat: ConversationFormat {
    var name: String { "lines" }

    func recognizes(_ source: ConversationSource) -> Bool {
        source.name.hasSuffix(".lines")
    }

    func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        Conversation(notes: [.unknownFile(file: source.path)])
    }
}
