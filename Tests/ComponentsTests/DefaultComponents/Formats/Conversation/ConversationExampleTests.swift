import DefaultComponents
import Foundation
import Testing
import Views

@Suite struct ConversationExampleTests {
    @Test func articlesExampleLoads() throws {
        let conversation = try example()
        let channel = try #require(conversation.channels.first)

        #expect(channel.messages.map(\.id) == ["8", "7", "6", "5", "3", "2", "1", "4"])
        #expect(channel.threads.map { $0.messages.map(\.id) } == [["5", "4"]])
        #expect(
            conversation.notes == [.unknownFields(path: "channels[].messages[].mood", count: 1)]
        )
    }

    @Test func articlesExampleHasEveryKindOfAttachment() throws {
        let messages = try example().channels.flatMap(\.messages)

        let kinds = messages.flatMap(\.attachments).map(\.kind.rawValue)

        #expect(
            kinds.sorted() == [
                "audio", "card", "file", "giphy", "image", "link", "poll", "video",
            ]
        )
    }

    @Test func articleNamesEveryState() throws {
        let article = try ConversationArticle.text()

        for state in ChatMessageLocalState.allCases {
            #expect(article.contains("`\(state.rawValue)`"))
        }
    }

    private func example() throws -> Conversation {
        let json = try ConversationArticle.example()
        return try ConversationLoader().load(ConversationSource(file: "a.json", text: json))
    }
}

/// The article about the format.
enum ConversationArticle {
    /// Returns the article's text.
    static func text() throws -> String {
        let url = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../../../Sources/DefaultComponents/Documentation.docc/WritingAConversationFile.md"
        )
        return try String(contentsOf: url.standardized, encoding: .utf8)
    }

    /// Returns the document in the article.
    static func example() throws -> String {
        let parts = try text().split(separator: "```json\n", maxSplits: 1)
        return String(try #require(parts.last?.split(separator: "```", maxSplits: 1).first))
    }
}
