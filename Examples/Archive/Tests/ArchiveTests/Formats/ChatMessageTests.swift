import ArchiveFormats
import Components
import DefaultComponents
import Testing
import Views

@Suite struct ChatMessageTests {
    @Test func messageBecomesOneOfAChat() throws {
        let reading = try ArchiveReading(try Samples.input("slack"))
        var messages: [ChatMessage] = []

        try reading.readMessages(of: "C1") { message throws(ArchiveError) in
            messages.append(message.chatMessage(media: reading.media))
        }

        #expect(messages.count == 10)
        #expect(messages[0].kind == .system)
        #expect(messages[1].replyCount == 1)
        #expect(messages[1].editedAt?.iso8601 == "2026-03-02T09:01:30Z")
        let thumbs = ChatReaction(name: "thumbsup", emoji: "👍", userIDs: ["U2"], count: 2)
        #expect(messages[1].reactions == [thumbs])
        #expect(messages[2].parentID == messages[1].id)
        #expect(messages[3].isShownInChannel)
        let pictures = messages[4].imageAttachments.map(\.imageURL)
        #expect(pictures == ["", "general/attachments/F4-here.png"])
        #expect(messages[4].fileAttachments.map(\.title) == ["The plan", nil])
        #expect(messages[5].author.isBot)
        #expect(messages[5].linkAttachments.map(\.originalURL) == ["https://ci.example.org/7"])
        #expect(messages[8].isDeleted)
    }

    @Test func channelHasTheNamesOfItsMembers() throws {
        let reading = try ArchiveReading(try Samples.input("slack"))
        let people = Dictionary(uniqueKeysWithValues: reading.people.map { ($0.id, $0) })

        let channels = reading.channels.map { $0.chatChannel(people: people) }

        #expect(channels.first { $0.id == "D01" }?.members.map(\.name) == ["Ada & Co", "cleo"])
    }
}
