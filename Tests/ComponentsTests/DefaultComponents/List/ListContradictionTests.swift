import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ListContradictionTests {
    @Test(arguments: Cases(8, of: 2000))
    func nonsenseIsReportedAndTheDataIsShown(seed: Case) {
        var nonsense = Nonsense(seed: seed)
        let data = ListedMessages(ListedMessages.turns(nonsense.random(40)))
        let list = data.list(height: 300)
        for _ in 0..<12 {
            list.listView.scroll(by: Double(nonsense.random(1200)) - 600)
            let old = data.messages
            nonsense.change(&data.messages)
            let changes = nonsense.changes(old, data.messages)
            list.updateMessages(with: changes)

            expectData(data, list, "seed \(seed), \(changes.map(\.words))")
        }
        list.view.layout(width: 320, height: 280)
        expectData(data, list, "seed \(seed), resized")
    }

    @Test(arguments: Cases(20, of: 500))
    func impossiblePlacesAreAlwaysTold(seed: Case) {
        var nonsense = Nonsense(seed: seed)
        let data = ListedMessages(ListedMessages.turns(20))
        let list = data.list(height: 300)
        let place = nonsense.impossiblePlace
        let change = nonsense.change(at: place, of: data.messages[0])

        list.updateMessages(with: [change])

        #expect(
            list.faults.contains { fault in
                guard case .outOfRange(_, let index, _) = fault else { return false }
                return index == place
            },
            "\(change.words)"
        )
        expectData(data, list, "seed \(seed)")
    }

    @Test func placeThatIsUpdatedTwiceIsReported() {
        let data = ListedMessages(ListedMessages.turns(20))
        let list = data.list()
        let message = data.messages[3]

        list.updateMessages(with: [.update(message, index: 3), .update(message, index: 3)])

        #expect(list.faults == [.placeUsedTwice(change: "update", index: 3)])
    }

    @Test func duplicateIDsInABatchAreReported() {
        let data = ListedMessages(ListedMessages.turns(20))
        let list = data.list()
        let message = FixtureChat.own("new", at: 90_000)
        data.messages.insert(contentsOf: [message, message], at: 0)

        list.updateMessages(with: [.insert(message, index: 0), .insert(message, index: 1)])

        #expect(list.faults == [.duplicateID("new")])
        expectData(data, list, "twice")
    }

    @Test func duplicateIDsInViewAreReported() {
        let data = ListedMessages(ListedMessages.turns(20))
        data.messages[1].id = data.messages[2].id
        let list = data.list()

        list.updateMessages(with: [])

        #expect(list.faults == [.duplicateID(data.messages[2].id)])
    }

    @Test func missingMessagesAreReportedAndShownEmpty() throws {
        let data = ForgetfulMessages(count: 30)
        let list = Components().make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 300)

        data.forgotten = [1]
        list.updateMessages(with: [])

        #expect(list.faults.contains(.missingMessage(index: 1, count: 30)))
        #expect(try #require(list.listView.cell(at: 1)).content?.message()?.id ?? "" == "")
        data.forgotten = []
        list.updateMessages(with: [])
        #expect(list.listView.cell(at: 1)?.content?.message()?.id == "1")
    }

    @Test(arguments: [Int.max, Int.min, 0, -1])
    func numbersThatCannotBeDoNoHarm(count: Int) {
        let data = NumberedMessages(count: 30)
        let list = Components().make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 300)

        data.count = count
        list.updateMessages(with: [])

        #expect(!list.faults.isEmpty)
        #expect(list.listView.visibleRows.isEmpty == (count <= 0))
    }

    /// Expects the rows of a list that is opened at the same message and scrolled to the same position.
    private func expectData(
        _ data: ListedMessages,
        _ list: ChatMessageListVC,
        _ comment: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let size = list.listView.frame.size
        let fresh = data.list(width: size.width, height: size.height)
        if let cell = list.listView.cell(at: list.listView.visibleRows.lowerBound) {
            let index = list.listView.visibleRows.lowerBound
            fresh.listView.scroll(to: index, at: .bottom)
            if let other = fresh.listView.cell(at: index) {
                fresh.listView.scroll(by: other.frame.y - cell.frame.y)
            }
        }
        let texts = [list, fresh].map { list in
            list.listView.subviews.map { TreeNode(of: $0).description }.joined(separator: "\n")
        }
        #expect(texts[0] == texts[1], "\(comment)", sourceLocation: sourceLocation)
        #expect(
            list.listView.visibleRows == fresh.listView.visibleRows,
            "\(comment)",
            sourceLocation: sourceLocation
        )
    }
}
