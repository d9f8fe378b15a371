import Components
import DefaultComponents
import Testing
import Views

/// Overlays of a list appear and disappear while the list is being laid out.
struct ListOverlayTests {
    /// A view that shows or hides the button, or the date, in a layout of the list.
    enum Change: CaseIterable {
        case higherViewport, lowerViewport, fewerMessages, noMessages, otherDay
    }

    @Test(arguments: Change.allCases)
    func layoutThatShowsOrHidesItSettles(change: Change) {
        let data = ListedMessages(ListedMessages.turns(40))
        let list = data.list()
        list.listView.scroll(by: change == .lowerViewport ? 0 : -300)

        change.happen(to: list, data)

        #expect(list.node.connectedTree?.diagnostics == [])
        let overlays = [list.scrollToLatestMessageButton, list.dateOverlayView] as [View]
        let frames = overlays.filter { !$0.isHidden }.map(\.frame)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(overlays.filter { !$0.isHidden }.map(\.frame) == frames)
    }

    @Test func theNewestMessageMayBeHigherThanTheViewport() throws {
        let text = RichText(plain: String(repeating: "on and ", count: 200))
        let data = ListedMessages([FixtureChat.message("long", text)] + ListedMessages.turns(3))
        let list = data.list(height: 100)
        list.listView.scroll(by: -50)

        list.view.layout(width: 375, height: 90)
        list.reloadMessages()
        list.view.layoutIfNeeded()

        #expect(list.node.connectedTree?.diagnostics == [])
        #expect(!list.scrollToLatestMessageButton.isHidden)
        #expect(list.scrollToLatestMessageButton.frame.size.height > 0)
    }
}

extension ListOverlayTests.Change {
    fileprivate func happen(to list: ChatMessageListVC, _ data: ListedMessages) {
        switch self {
        case .higherViewport: list.view.layout(width: 375, height: 9_000)
        case .lowerViewport: list.view.layout(width: 375, height: 20)
        case .fewerMessages: data.messages = ListedMessages.turns(2)
        case .noMessages: data.messages = []
        case .otherDay:
            data.messages = (0..<40).reversed().map { number in
                FixtureChat.message("\(number)", at: 864_000 + Int64(number) * 90, "Later")
            }
        }
        list.reloadMessages()
        list.view.layoutIfNeeded()
    }
}
