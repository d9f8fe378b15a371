import Components
import DefaultComponents
import Testing
import Views

/// The room that a list makes for the typing indicator.
struct TypingRoomTests {
    @Test(arguments: Cases(20, of: 300))
    func theIndicatorLiesOverNoRowAtAnyWidth(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var components = Components()
        components.textScale = Double.random(in: 0.8...2.5, using: &random)
        let data = ListedMessages(ListedMessages.turns(Int.random(in: 0...30, using: &random)))
        let list = data.list(
            with: components,
            width: Double.random(in: 60...1_200, using: &random),
            height: Double.random(in: 120...900, using: &random)
        )
        if Bool.random(using: &random) { list.listView.scroll(by: -200) }

        for count in [1, 4, 0, 2] {
            list.showTypingIndicator(typingUsers: Array(FixtureChat.others.prefix(count)))
            let indicator = list.typingIndicatorView
            let (viewport, typing) = (list.listView.frame, indicator.frame)
            let end = indicator.isHidden ? list.view.frame.size.height : typing.y

            #expect(abs(viewport.y + viewport.size.height - end) < 0.01, "seed \(seed)")
            let button = list.scrollToLatestMessageButton
            if !button.isHidden, !indicator.isHidden {
                #expect(button.frame.y + button.frame.size.height <= typing.y, "seed \(seed)")
            }
        }
        #expect(list.node.connectedTree?.diagnostics == [], "seed \(seed)")
    }

    @Test func theNewestMessageStaysInView() throws {
        let data = ListedMessages(ListedMessages.turns(30))
        let list = data.list()

        list.showTypingIndicator(typingUsers: [FixtureChat.bo])

        #expect(list.listView.isLastCellFullyVisible)
        #expect(list.listView.isAtLatest)
        list.hideTypingIndicator()
        #expect(list.listView.isLastCellFullyVisible)
        #expect(list.listView.frame.size.height == 600)
        #expect(list.listView.cell(at: 0)?.content?.message() == data.messages.first)
    }

    @Test func rowsStayWhereTheyAreWhileTheReaderIsAmongOlderMessages() throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()
        list.listView.scroll(by: -900)
        let index = try #require(list.listView.visibleRows.dropFirst(3).first)
        let place = try #require(list.listView.cell(at: index)?.frame.y)

        list.showTypingIndicator(typingUsers: [FixtureChat.bo])
        #expect(list.listView.cell(at: index)?.frame.y == place)
        list.hideTypingIndicator()

        #expect(list.listView.cell(at: index)?.frame.y == place)
        #expect(list.listView.cell(at: index)?.content?.message() == data.messages[index])
    }
}
