import DefaultComponents
import Foundation
import Testing
import Views

@Suite(.enabled(if: SharedExport.isThere))
struct SharedExportTests {
    @Test func everyMessageIsLoadedWithoutANote() throws {
        let conversation = try SharedExport.load()

        #expect(conversation.channels.map(\.channel.name) == ["traveling-sailor"])
        #expect(conversation.channels.map(\.messages.count) == [56])
        #expect(conversation.notes == [])
    }

    @Test func messagesAreOfTheseKinds() throws {
        let messages = try #require(SharedExport.load().channels.first).messages
        let attachments = messages.flatMap(\.attachments).map(\.kind)

        #expect(messages.filter { $0.kind == .system }.count == 5)
        #expect(messages.filter { $0.kind == .regular }.count == 51)
        #expect(messages.filter { $0.author.isBot }.count == 28)
        #expect(Set(messages.filter { $0.author.isBot }.map(\.author.name)) == ["github"])
        #expect(attachments.filter { $0 == .card }.count == 28)
        #expect(attachments.filter { $0 == .link }.count == 1)
        #expect(attachments.filter { $0 == .file }.count == 4)
    }

    @Test(arguments: [
        ("1452988822.000003", "@Harry Potter has joined the channel"),
        ("1452988903.000006", "@Hamza Faran added an integration to this channel: github"),
        ("1459141841.000022", "@Hermione Granger: Energy 31672.8539"),
        ("1459105865.000017", ""),
    ])
    func textsReadAsInTheChat(id: String, text: String) throws {
        let messages = try #require(SharedExport.load().channels.first).messages

        #expect(messages.first { $0.id == id }?.text.plain == text)
    }

    @Test func everyMessageHasSomethingToRead() throws {
        let messages = try #require(SharedExport.load().channels.first).messages

        #expect(messages.filter { $0.text.isEmpty && $0.attachments.isEmpty }.isEmpty)
        #expect(messages.filter { $0.text.plain.contains("<@") }.isEmpty)
        #expect(messages.filter { $0.text.plain.contains("&lt;") }.isEmpty)
    }

    @Test func daysComeFromTimeStampsAndNotFromFileNames() throws {
        let messages = try #require(SharedExport.load().channels.first).messages

        #expect(messages.last?.createdAt.iso8601 == "2016-01-17T00:00:21.000002Z")
    }
}

/// The Slack export that the variable `SLACK_EXPORT` names, where it does.
enum SharedExport {
    static let path = ProcessInfo.processInfo.environment["SLACK_EXPORT"] ?? ""

    static let isThere = !path.isEmpty

    static func load() throws -> Conversation {
        try ConversationLoader().load(ConversationSource(path: path))
    }
}
