import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct AttachmentViewTests {
    @Test(
        arguments: [
            ("attachment(image)", ["Sea"]),
            ("attachment(video)", ["Tack", "1:05"]),
            ("attachment(file)", ["Chart.pdf", "application/pdf · 4.2 kB"]),
            ("attachment(giphy)", ["Gull", "GIF"]),
            ("attachment(audio)", ["Horn", "0:03"]),
            ("attachment(link)", ["Example", "Tides", "High water at noon"]),
            ("attachment(card)", ["Build 12", "Passed", "Branch", "main", "CI"]),
            ("attachment", ["When?", "Unknown attachment: poll"]),
        ]
    )
    func everyKindShowsWhatThereIsToRead(slot: String, texts: [String]) throws {
        let chat = ComposedChat(with: Components())

        let entry = try #require(chat.entries.first { $0.id == "attachments" })
        let view = try #require(entry.nodes(slot).first)
        #expect(view.node.flattened.compactMap(\.text) == texts)
    }

    @Test func attachmentsComeInTheirOrder() throws {
        let chat = ComposedChat(with: Components())

        let entry = try #require(chat.entries.first { $0.id == "attachments" })
        let names = try #require(entry.contentContainer).node.children.map(\.name)
        #expect(
            names == [
                "attachment(image)", "attachment(video)", "attachment(file)",
                "attachment(giphy)", "attachment(audio)", "attachment(link)",
                "attachment(card)", "attachment", "messageText",
            ]
        )
    }

    @Test func aPluginMayAddAKind() throws {
        var components = Components()
        components.replace(.attachment("poll"), with: PollView.self)

        let chat = ComposedChat(with: components)

        let entry = try #require(chat.entries.first { $0.id == "attachments" })
        #expect(entry.nodes("attachment(poll)").first?.node.type == "PollView")
        #expect(entry.nodes("attachment").isEmpty)
    }

    @Test func aCellOfNoMessageIsEmpty() {
        let content = MessageCellContent(
            index: 3,
            messages: AnyRandomAccessCollection([FixtureChat.message("a")]),
            channel: FixtureChat.group
        )

        #expect(composeCell(content, with: Components()).cell.subviews.isEmpty)
    }
}

private final class PollView: ChatAttachmentView {}
