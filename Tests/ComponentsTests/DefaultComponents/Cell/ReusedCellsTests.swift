import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Tracing
import Views

/// Cells that show one message after the other.
@Suite(.diagnosticsOfIssues)
struct ReusedCellsTests {
    @Test(arguments: Cases(4, of: 100))
    func eachCellIsWhatANewOneWouldBe(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let messages = (0..<60).map { RichMessages.message(60 - $0, using: &generator) }
        var components = Components()
        components.messageListDateSeparatorEnabled = true
        let cells = ReusedCells(ComponentContext(components), width: 375)
        var made: Set<ObjectIdentifier> = []

        for index in messages.indices.reversed() {
            let content = content(messages, index)
            let cell = cells.cell(showing: content)
            made.insert(ObjectIdentifier(cell))
            let new = components.laidOutCell(showing: content)
            let difference = ViewDifference(of: cell, from: new)
            #expect(difference?.property == nil, "seed \(seed), message \(index)")
        }

        #expect(made.count < messages.count, "seed \(seed)")
    }

    @Test func messagesAlikeHaveOneCell() {
        let cells = ReusedCells(ComponentContext(Components()), width: 375)
        let messages = [FixtureChat.message("a"), FixtureChat.message("b")]

        let (first, second) = (
            cells.cell(showing: MessageCellContent(messages[0], in: FixtureChat.group)),
            cells.cell(showing: MessageCellContent(messages[1], in: FixtureChat.group))
        )

        #expect(first === second)
        #expect(second.content?.message()?.id == "b")
    }

    @Test func whereMessagesHaveComponentsOfTheirOwnEachHasACell() {
        var components = Components()
        components.extend(.bubble, with: Edge.self, in: .messages { $0.id == "b" })
        let cells = ReusedCells(ComponentContext(components), width: 375)
        let content = MessageCellContent(FixtureChat.message("a"), in: FixtureChat.group)

        #expect(cells.cell(showing: content) !== cells.cell(showing: content))
    }

    @Test func aCellWithAFaultShowsNoOtherMessage() throws {
        let plan = FaultPlan(injectedFault: .clash, hook: .updateContent, messages: ["2"])
        let components = try CellFaultTests.components("bad", ["bad": plan])
        let cells = ReusedCells(ComponentContext(components), width: 375)
        var shown: [any MessageCell] = []

        for id in ["1", "2", "3"] {
            let content = MessageCellContent(FixtureChat.message(id), in: FixtureChat.group)
            let cell = cells.cell(showing: content)
            shown.append(cell)
            let new = components.laidOutCell(showing: content)
            #expect(ViewDifference(of: cell, from: new)?.property == nil, "message \(id)")
        }

        #expect(shown[2] !== shown[0] && shown[2] !== shown[1])
    }

    private func content(_ messages: [ChatMessage], _ index: Int) -> MessageCellContent {
        MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(messages),
            channel: FixtureChat.group
        )
    }
}

private final class Edge: ComponentExtension<View> {}
