import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// Nothing of a list outlives it.
struct ListReleaseTests {
    @Test func listGoesWithEverythingInIt() throws {
        weak var list: ChatMessageListVC?
        weak var cell: View?
        weak var button: View?
        weak var data: ListedMessages?

        do {
            let messages = ListedMessages(ListedMessages.turns(60))
            let made = messages.list(with: try Components.with(ExampleCatalogue.plugins))
            made.listView.scroll(by: -500)
            made.view.tap(at: Point(x: 20, y: 300))
            (list, button, data) = (made, made.scrollToLatestMessageButton, messages)
            cell = made.listView.cell(at: made.listView.visibleRows.lowerBound)
            #expect(cell != nil)
        }

        #expect(list == nil)
        #expect(cell == nil)
        #expect(button == nil)
        #expect(data == nil)
    }

    @Test func channelGoesWithItsController() throws {
        weak var screen: ChatChannelVC?
        weak var controller: ChatChannelController?

        do {
            let made = ChatChannelVC()
            let data = ChatChannelController(transcript: FixtureChat.transcript)
            made.channelController = data
            made.mount(in: ComponentContext(Components()))
            made.view.layout(width: 375, height: 600)
            made.messageListVC.listView.scroll(by: -300)
            (screen, controller) = (made, data)
        }

        #expect(screen == nil)
        #expect(controller == nil)
    }

    @Test func cellsThatLeaveTheViewGoOrWait() throws {
        let data = ListedMessages(ListedMessages.turns(400))
        let list = data.list()
        var cells: [WeakView] = []

        for _ in 0..<40 {
            list.listView.scroll(by: -300)
            cells += list.listView.subviews.map(WeakView.init)
        }

        let living = Set(cells.compactMap(\.view).map(ObjectIdentifier.init))
        #expect(living.count <= list.listView.liveCellCount)
    }
}

private struct WeakView {
    weak var view: View?

    init(_ view: View) {
        self.view = view
    }
}
