import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ListUpdateTests {
    @Test func newMessageIsFollowedAtTheLowerEdge() throws {
        let data = ListedMessages(ListedMessages.turns(50))
        let list = data.list()
        let message = FixtureChat.message("new", at: 100_000)

        data.messages.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        let newest = try #require(list.listView.cell(at: 0))
        #expect(newest.content?.message()?.id == "new")
        #expect(newest.frame.y + newest.frame.size.height == 600)
        #expect(list.faults == [])
    }

    @Test func nothingMovesForWhatComesOutOfView() throws {
        let data = ListedMessages(ListedMessages.turns(200))
        let list = data.list()
        list.listView.scroll(by: -2000.5)
        let before = frames(list)
        let message = FixtureChat.message("new", at: 100_000)

        data.messages.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        #expect(frames(list) == before)
        #expect(list.faults == [])
    }

    @Test func removedRowIsClosedUpFromBelow() throws {
        let data = ListedMessages(ListedMessages.turns(200))
        let list = data.list()
        list.listView.scroll(by: -2000)
        let before = frames(list)
        let place = list.listView.visibleRows.lowerBound
        let gone = data.messages.remove(at: place)

        list.updateMessages(with: [.remove(gone, index: place)])

        let after = frames(list)
        for (id, frame) in before where id != gone.id {
            #expect(after[id]?.y == frame.y)
        }
        #expect(after[gone.id] == nil)
        #expect(list.faults == [])
    }

    @Test func editedMessageIsShown() throws {
        let data = ListedMessages(ListedMessages.turns(20))
        let list = data.list()

        data.messages[1].text = "Edited"
        list.updateMessages(with: [.update(data.messages[1], index: 1)])

        let cell = try #require(list.listView.cell(at: 1))
        let content = try #require(cell.content?.message())
        #expect(content.text.plain == "Edited")
        #expect(list.faults == [])
    }

    @Test func newMessageComposesItselfAndTheRowBelowWhichItStands() {
        let data = ListedMessages(ListedMessages.turns(50))
        let list = data.list()
        let before = list.listView.fillCount
        // By the author of the newest, half a minute later: that one no longer ends its group.
        let message = FixtureChat.message("new", at: 49 * 90 + 30)

        data.messages.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        #expect(list.listView.fillCount - before == 2)
    }

    @Test func newMessageOfAnotherDayComposesNoOtherRow() {
        let data = ListedMessages(ListedMessages.turns(50))
        let list = data.list()
        let before = list.listView.fillCount
        let message = FixtureChat.own("new", at: 100_000)

        data.messages.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        #expect(list.listView.fillCount - before == 1)
    }

    @Test func contradictingChangesAreReportedAndTheDataIsShown() {
        let data = ListedMessages(ListedMessages.turns(50))
        let list = data.list()
        let removed = data.messages.remove(at: 0)

        list.updateMessages(with: [.remove(removed, index: 70)])

        #expect(list.faults.contains(.outOfRange(change: "remove", index: 70, count: 50)))
        #expect(list.faults.contains(.countDiffers(expected: 50, found: 49)))
        #expect(shownIDs(list) == data.messages.prefix(shownIDs(list).count).map(\.id))
    }

    @Test func listThatIsEmptiedAndFilledBeginsAtTheNewest() {
        let data = ListedMessages(ListedMessages.turns(50))
        let list = data.list()
        list.listView.scroll(by: -555)
        let messages = data.messages

        for shown in [[], messages] {
            data.messages = shown
            list.reloadMessages()
            list.view.layoutIfNeeded()
        }

        #expect(list.listView.isAtLatest)
    }

    @Test func listWithoutItsDataShowsEmptyMessages() {
        var data: ListedMessages? = ListedMessages(ListedMessages.turns(50))
        let list = data?.list()
        data = nil

        list?.listView.scroll(by: -500)
        list?.listView.scroll(to: 30)

        #expect(list?.listView.visibleRows.contains(30) == true)
    }

    private func frames(_ list: ChatMessageListVC) -> [String: Rect] {
        var frames: [String: Rect] = [:]
        for index in list.listView.visibleRows {
            guard let cell = list.listView.cell(at: index), let message = cell.content?.message()
            else { continue }
            frames[message.id] = cell.frame
        }
        return frames
    }

    private func shownIDs(_ list: ChatMessageListVC) -> [String] {
        list.listView.visibleRows.compactMap {
            list.listView.cell(at: $0)?.content?.message()?.id
        }
    }
}
