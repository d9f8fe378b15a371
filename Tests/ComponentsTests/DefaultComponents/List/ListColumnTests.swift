import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ListColumnTests {
    @Test(arguments: Cases(6, of: 120))
    func listWithColumnsIsANewOneAtTheSamePlaceAndItsMirror(seed: Case) {
        var law = ColumnLaw(seed: seed)

        #expect(law.run(LongTests.areOn ? 250 : 50) == nil, "seed \(seed)")
    }

    @Test func oneColumnIsNone() {
        let data = ListedMessages(ListedMessages.turns(80))
        let lists = [[], [.fraction(1)], [.filling(least: 400)]].map { columns in
            data.list(with: components(columns, hasDays: true))
        }

        for distance in [0.0, -700, 250, -90, 3000] {
            for list in lists { list.listView.scroll(by: distance) }
            let trees = lists.map { TreeNode(of: $0.view).description }
            #expect(trees[1] == trees[0])
            #expect(trees[2] == trees[0])
            #expect(lists[1].listView.contentOffset == lists[0].listView.contentOffset)
        }
    }

    @Test(arguments: [(320.0, 2), (375, 2), (480, 3), (100, 1)])
    func asManyColumnsAsFit(width: Double, count: Int) {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list(with: components([.filling(least: 150)]), width: 700)

        list.view.layout(width: width, height: 600)

        let edges = Set(list.listView.subviews.map(\.frame.x))
        #expect(edges.count == count)
        #expect(edges.contains(0))
        withExtendedLifetime(data) {}
    }

    @Test func newMessagesFillTheLastLineAndThenBeginAnother() throws {
        let data = ListedMessages(ListedMessages.turns(31))
        let list = data.list(with: components(Self.three))
        let before = try #require(list.listView.cell(at: 0)?.frame.x)
        let text = RichText(plain: String(repeating: "long ", count: 40))

        let columns = (0..<3).compactMap { number -> Double? in
            let message = FixtureChat.message("new \(number)", at: 9_000 + Int64(number), text)
            data.messages.insert(message, at: 0)
            list.updateMessages(with: [.insert(message, index: 0)])
            return list.listView.cell(at: 0)?.frame.x
        }

        #expect(before == 0)
        #expect(columns == [125, 250, 0])
        #expect(list.listView.isAtLatest)
    }

    @Test func dayBeginsALineBelowASeparatorAcrossAllColumns() throws {
        let data = ListedMessages(days(of: 4, 2))
        let list = data.list(with: components(Self.three, hasDays: true))

        let frames = (0..<6).compactMap { list.listView.cell(at: 5 - $0)?.frame }
        try #require(frames.count == 6)
        #expect(frames.map(\.x) == [0, 125, 250, 0, 0, 125])
        #expect(frames[3].y == frames[0].y + frames[0].size.height)
        let first = try #require(list.listView.cell(at: 1) as? ChatMessageCell)
        let header = try #require(first.headerDecorations.first)
        #expect(header.frame.size.width == 375)
        #expect(frames[5].y == frames[4].y + header.frame.size.height)
        let last = (list.listView.cell(at: 0) as? ChatMessageCell)?.headerDecorations
        #expect(last?.isEmpty == true)
    }

    @Test func contentHeightIsExactOnceAllWasShown() {
        let data = ListedMessages(days(of: 20, 9, 14))
        let list = data.list(with: components(Self.three, hasDays: true))
        while list.listView.visibleRows.upperBound < 43 { list.listView.scroll(by: -200) }
        list.listView.scroll(by: -10_000)

        #expect(list.listView.contentOffset == 0)
        list.listView.scrollToLatest()
        #expect(list.listView.contentOffset == list.listView.contentHeight - 600)
    }

    @Test(arguments: [false, true])
    func columnsAskForFewOfAMillionMessages(hasDays: Bool) {
        let data = NumberedMessages(count: 1_000_000)
        let list = components(Self.three, hasDays: hasDays).make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(components(Self.three, hasDays: hasDays)))
        list.view.layout(width: 375, height: 600)
        for _ in 0..<10 { list.listView.scroll(by: -350) }
        list.listView.scroll(to: 500_000)
        list.scrollToLatestMessage()
        data.newest.insert(FixtureChat.message("new", at: 45), at: 0)
        list.updateMessages(with: [.insert(data.newest[0], index: 0)])

        #expect(data.messageCount < 2000)
        #expect(list.faults.isEmpty)
    }

    @Test func changeOfColumnsEndsAsANewList() {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()

        for columns in [Self.three, [.fixed(90), .fraction(1)], []] {
            #expect(!list.canChange(to: components(columns)))
            list.updateComponents(components(columns))
            list.view.layoutIfNeeded()
            let new = data.list(with: components(columns))
            #expect(TreeNode(of: list.view).description == TreeNode(of: new.view).description)
        }
    }

    @Test(arguments: [
        [GridColumn.fixed(.nan)], [.fixed(-1), .fraction(0)], [.filling(least: 0)], [.fixed(0)],
        [.fraction(.infinity), .fixed(1e300)], Array(repeating: .fraction(1), count: 5000),
    ])
    func uselessColumnsShowMessages(columns: [GridColumn]) {
        let data = ListedMessages(ListedMessages.turns(20))
        let list = data.list(with: components(columns))
        list.listView.scroll(by: -200)
        list.listView.scroll(to: 10)

        #expect(!list.listView.visibleRows.isEmpty)
        #expect(list.listView.subviews.allSatisfy { $0.frame.x.isFinite })
    }

    @Test(arguments: Cases(4, of: 60))
    func messagesInAnyOrderFillTheViewport(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let messages = (0..<60).map {
            FixtureChat.message("\($0)", at: Int64.random(in: 0..<400_000, using: &random))
        }
        let data = ListedMessages(messages)
        let list = data.list(with: components(Self.three, hasDays: true))

        for _ in 0..<20 {
            list.listView.scroll(by: Double.random(in: -400...300, using: &random))
            let view = list.listView
            let edges = view.subviews.map { ($0.frame.y, $0.frame.y + $0.frame.size.height) }
            #expect(view.subviews.count == view.visibleRows.count, "\(seed)")
            #expect(edges.map(\.0).min() ?? 1 <= 0, "\(seed)")
            #expect(edges.map(\.1).max() ?? 0 >= 600, "\(seed)")
            // Of neighbours, one is beside the other or directly below it.
            for (upper, lower) in zip(edges, edges.dropFirst()) {
                #expect(upper.1 == lower.1 || upper.1 <= lower.0, "\(seed)")
            }
        }
    }

    @Test func messagesThatAreMissingLeaveTheOthers() {
        let data = ListedMessages(ListedMessages.turns(40))
        let list = data.list(with: components(Self.three, hasDays: true))
        list.listView.scroll(by: -100)

        for count in [30, 7, 1, 0, 12] {
            data.messages = ListedMessages.turns(count)
            list.updateMessages(with: [.remove(FixtureChat.message("gone"), index: 3)])
            list.listView.scroll(by: -50)

            #expect(list.listView.visibleRows.upperBound <= count)
            #expect(list.listView.visibleRows.isEmpty == (count == 0))
        }
        #expect(!list.faults.isEmpty)
    }

    private static let three: [GridColumn] = [.fraction(1), .fraction(1), .fraction(1)]

    private func components(_ columns: [GridColumn], hasDays: Bool = false) -> Components {
        var components = Components()
        components.messageListColumns = columns
        components.messageListDateSeparatorEnabled = hasDays
        return components
    }

    /// Returns numbers of messages of consecutive days, newest first.
    private func days(of counts: Int...) -> [ChatMessage] {
        counts.enumerated().flatMap { day, count in
            (0..<count).map { FixtureChat.message("\(day)-\($0)", at: Int64(day * 86_400 + $0)) }
        }.reversed()
    }
}
