import Components
import DefaultComponents
import Testing
import Views

struct ListPlacingTests {
    @Test func newestMessageStandsOnTheLowerEdge() throws {
        let data = ListedMessages(ListedMessages.turns(100))
        let list = data.list()

        let newest = try #require(list.listView.cell(at: 0))
        #expect(newest.frame.y + newest.frame.size.height == 600)
        #expect(list.listView.isAtLatest)
        #expect(list.listView.isLastCellFullyVisible)
        withExtendedLifetime(data) {}
    }

    @Test func fewMessagesStandOnTheLowerEdge() throws {
        let data = ListedMessages(ListedMessages.turns(2))
        let list = data.list()

        let newest = try #require(list.listView.cell(at: 0))
        let oldest = try #require(list.listView.cell(at: 1))
        #expect(newest.frame.y + newest.frame.size.height == 600)
        #expect(oldest.frame.y + oldest.frame.size.height == newest.frame.y)
        #expect(list.listView.contentOffset < 0)
        withExtendedLifetime(data) {}
    }

    @Test func rowsLieWithoutGapsAndFillTheViewport() {
        let data = ListedMessages(ListedMessages.turns(100))
        let list = data.list()
        list.listView.scroll(by: -333)

        let cells = list.listView.subviews
        for (upper, lower) in zip(cells, cells.dropFirst()) {
            #expect(upper.frame.y + upper.frame.size.height == lower.frame.y)
        }
        #expect((cells.first?.frame.y ?? 1) <= 0)
        #expect((cells.last?.frame).map { $0.y + $0.size.height } ?? 0 >= 600)
        withExtendedLifetime(data) {}
    }

    @Test func subviewsAreOldestFirstAfterAnyScrolling() {
        let data = ListedMessages(ListedMessages.turns(300))
        let list = data.list()

        for distance in [-500.0, -1200, 700, -3000, 100, 2500, -90] {
            list.listView.scroll(by: distance)
            let places = list.listView.subviews.compactMap { list.listView.index(of: $0) }
            #expect(places == places.sorted(by: >))
            #expect(places.count == list.listView.visibleRows.count)
        }
        withExtendedLifetime(data) {}
    }

    @Test func scrollingThereAndBackIsExact() {
        let data = ListedMessages(ListedMessages.turns(300))
        let list = data.list()
        list.listView.scroll(by: -1000.3)
        let before = list.listView.subviews.map(\.frame)

        list.listView.scroll(by: -777.77)
        list.listView.scroll(by: 777.77)

        #expect(list.listView.subviews.map(\.frame) == before)
        withExtendedLifetime(data) {}
    }

    @Test func endsStopScrolling() throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()

        list.listView.scroll(by: -100_000)
        let oldest = try #require(list.listView.cell(at: 59))
        #expect(oldest.frame.y == 0)

        list.listView.scroll(by: 100_000)
        #expect(list.listView.isAtLatest)
        withExtendedLifetime(data) {}
    }

    @Test(arguments: [-Double.infinity, -.greatestFiniteMagnitude, -1e19, -1e13])
    func anyDistanceEndsAtTheOldestMessage(_ distance: Double) throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()

        list.listView.scroll(by: distance)
        #expect(list.listView.cell(at: 59)?.frame.y == 0)

        list.listView.scroll(by: -distance)
        #expect(list.listView.isAtLatest)
        withExtendedLifetime(data) {}
    }

    @Test func delegateThatComesLateIsReportedWhatIsInView() {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = Components().make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 600)

        list.delegate = data

        #expect(data.displayed == Array(list.listView.visibleRows))
    }

    @Test(arguments: [ListScrollPosition.top, .middle, .bottom])
    func messageIsScrolledTo(_ position: ListScrollPosition) throws {
        let data = ListedMessages(ListedMessages.turns(500))
        let list = data.list()

        list.listView.scroll(to: 250, at: position)

        let frame = try #require(list.listView.cell(at: 250)).frame
        switch position {
        case .top: #expect(frame.y == 0)
        case .middle: #expect(abs(frame.y + frame.size.height / 2 - 300) < 0.1)
        case .bottom: #expect(frame.y + frame.size.height == 600)
        }
        withExtendedLifetime(data) {}
    }

    @Test func contentHeightIsExactOnceAllWasShown() {
        let data = ListedMessages(ListedMessages.turns(40))
        let list = data.list()
        while list.listView.visibleRows.upperBound < 40 {
            list.listView.scroll(by: -200)
        }
        list.listView.scroll(by: -10_000)

        #expect(list.listView.contentOffset == 0)
        list.listView.scrollToLatest()
        #expect(list.listView.contentOffset == list.listView.contentHeight - 600)
        withExtendedLifetime(data) {}
    }

    @Test func cellsAreFew() {
        let data = ListedMessages(ListedMessages.turns(1000))
        let list = data.list()
        for _ in 0..<50 {
            list.listView.scroll(by: -400)
        }

        #expect(list.listView.liveCellCount <= list.listView.visibleRows.count + 2 * 8)
        withExtendedLifetime(data) {}
    }
}
