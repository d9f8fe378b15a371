import Components
import DefaultComponents
import Testing
import Views

/// The properties that a list sets on the cell of each message.
@Suite(.diagnosticsOfIssues)
struct CellHookTests {
    private let data = ListedMessages(ListedMessages.turns(60))

    @Test func eachCellKnowsItsOwnMessageWhereverItWasUsedBefore() throws {
        var components = Components()
        components.messageListVC = CallingList.self
        components.messageContentView = CallingView.self
        let list = data.list(with: components)

        for _ in 0..<20 {
            list.listView.scroll(by: -173)
            for index in list.listView.visibleRows {
                let cell = try #require(list.listView.cell(at: index) as? ChatMessageCell)
                let view = try #require(cell.messageContentView as? CallingView)
                #expect(view.call?() == data.messages[index].id)
            }
        }
        #expect(list.faults == [])
    }

    @Test func anotherCellIsReportedAndNotShown() throws {
        var components = Components()
        components.messageListVC = OtherCellList.self
        let list = data.list(with: components)

        #expect(list.faults.contains(.otherCell(index: 0)))
        #expect(list.listView.cell(at: 0)?.content?.message()?.id == data.messages[0].id)
    }

    @Test func aPlaceOutOfViewHasAnEmptyCell() {
        let list = data.list()

        #expect(list.tableView(list.listView, cellForRowAt: 50).content == nil)
    }
}

private final class CallingView: ChatMessageContentView {
    var call: (() -> String)?
}

private final class CallingList: ChatMessageListVC {
    override func tableView(
        _ tableView: ChatMessageListView,
        cellForRowAt index: Int
    ) -> any MessageCell {
        let cell = super.tableView(tableView, cellForRowAt: index)
        let view = (cell as? ChatMessageCell)?.messageContentView as? CallingView
        view?.call = { [weak view] in view?.content?.id ?? "" }
        return cell
    }
}

private final class OtherCellList: ChatMessageListVC {
    override func tableView(
        _ tableView: ChatMessageListView,
        cellForRowAt index: Int
    ) -> any MessageCell {
        make(.messageCell)
    }
}
