import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

func laidOutCell(
    of index: Int,
    in transcript: ChannelTranscript,
    with components: Components,
    width: Double = 375
) -> any MessageCell {
    let cell = components.messageCell(
        showing: MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(transcript.messages),
            channel: transcript.channel
        )
    )
    cell.mount(in: ComponentContext(components))
    cell.layout(width: width)
    return cell
}

func page(of transcript: ChannelTranscript, with components: Components) -> HTMLPage {
    let appearance = components[.appearance]
    let entries = transcript.messages.indices.reversed().lazy.map { index in
        let message = transcript.messages[index]
        let time = appearance.formatters.messageTimestamp(message.createdAt, appearance.calendar)
        return HTMLEntry(
            id: message.id,
            name: "\(message.author.name), \(time)",
            time: message.createdAt.iso8601,
            view: laidOutCell(of: index, in: transcript, with: components)
        )
    }
    var page = HTMLPage(title: transcript.channel.name)
    page.append(transcript: entries)
    return page
}

func pages(of source: ConversationSource) throws -> [String: String] {
    var components = Components()
    try components.install([DefaultComponentsPlugin(), ShareAttachmentsPlugin()])

    let conversation = try ConversationLoader(components).load(source)
    let pages = conversation.channels.map {
        (HTMLFileName($0.channel.name).text, page(of: $0, with: components).text)
    }
    return Dictionary(pages) { first, _ in first }
}

@Suite struct DrawingMessages {
    private let source = ConversationSource(
        file: "chat.json",
        text: """
            {"format": "conversation", "version": 1, "users": [{"id": "ann", "name": "Ann"}],
              "channels": [{"id": "sailing", "name": "Sailing", "messages": [
                {"id": "1", "author": "ann", "time": "2026-03-02T09:41:00Z", "text": "<b>Ahoy</b>"},
                {"id": "2", "author": "ann", "time": "2026-03-02T09:42:00Z", "text": "Coming?"}]}]}
            """
    )

    @Test func aChannelIsAPageFromItsOldestMessageOn() throws {
        let page = try #require(try pages(of: source)["sailing.html"])

        let ahoy = try #require(page.firstRange(of: "&lt;b&gt;Ahoy&lt;/b&gt;"))
        let coming = try #require(page.firstRange(of: "Coming?"))
        #expect(ahoy.upperBound < coming.lowerBound)
    }

    @Test func aMessageFitsATerminal() throws {
        let transcript = try transcript()
        let options = TerminalOptions(columns: 40)

        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        let width = Double(options.columns) * CellMeasurer.cellWidth
        let cell = laidOutCell(of: 0, in: transcript, with: components, width: width)
        let picture = TerminalPicture(of: cell, options: options)

        #expect(picture.text.contains("│ Coming?│"))
        #expect(picture.columns <= 40)
    }

    @Test func aTerminalHasRoomForWhatItDrawsWider() throws {
        let transcript = try transcript()

        var components = Components()
        components[.textMeasurer] = CellMeasurer(makesRoom: true)
        let options = TerminalOptions(columns: 60, positionsCursor: true)
        let cell = laidOutCell(of: 0, in: transcript, with: components, width: 480)

        #expect(TerminalPicture(of: cell, options: options).text.contains("│ Coming?│"))
    }

    @Test func aMessageIsTextForPeopleAndForTests() throws {
        let transcript = try transcript()

        let cell = laidOutCell(of: 0, in: transcript, with: Components())
        let tree = TreeNode(of: cell, variant: .frames)
        let meaning = AccessibilityTree(of: cell)

        #expect(tree.description.hasPrefix("messageCell: ChatMessageCell [0,0 375x"))
        #expect(meaning.text.hasPrefix("- article \"Ann, 9:42 AM\"\n  - text \"Coming?\"\n"))
    }

    private func transcript() throws -> ChannelTranscript {
        try #require(try ConversationLoader().load(source).channels.first)
    }
}
