import Components
import Testing
import Views

@testable import DefaultComponents

/// What a list of channels costs does not depend on their number.
struct ChannelListCountTests {
    @Test func openingCostsAsMuchOfAnyNumberOfChannels() {
        expectSameCounts { _, _ in }
    }

    @Test func scrollingToAnEndCostsAsMuchOfAnyNumberOfChannels() {
        expectSameCounts { list, data in
            list.listView.scroll(to: data.moreCount - 1, at: .bottom)
            list.listView.scroll(by: -2_000)
            list.listView.scroll(to: 0)
        }
    }

    @Test func scrollingCostsAsMuchOfAnyNumberOfChannels() {
        expectSameCounts { list, _ in
            for _ in 0..<10 { list.listView.scroll(by: 350) }
            list.listView.scroll(by: -7_000)
        }
    }

    @Test func changeCostsAsMuchOfAnyNumberOfChannels() {
        expectSameCounts { list, data in
            data.channels = [ListedChannels.channel(2_000_000)]
            list.updateChannels(with: [.insert(data.channels[0], index: 0)])
            data.channels[0].channel.unreadCount.messages += 1
            list.updateChannels(with: [.update(data.channels[0], index: 0)])
        }
    }

    @Test func changedChannelIsTheOnlyOneThatIsComposed() {
        let data = ListedChannels((0..<20).map { ListedChannels.channel($0) }, moreCount: 980)
        let list = ChatChannelListVC.shown(data)
        let before = Counts(list, data)

        data.channels[3].channel.unreadCount.messages += 1
        list.updateChannels(with: [.update(data.channels[3], index: 3)])

        let after = Counts(list, data)
        #expect(after.composed - before.composed == 1)
        #expect(after.read - before.read == list.listView.visibleRows.count)
    }

    @Test func changeOutOfViewComposesNothing() {
        let data = ListedChannels((0..<20).map { ListedChannels.channel($0) }, moreCount: 980)
        let list = ChatChannelListVC.shown(data)
        list.listView.scroll(to: 500)
        let before = (composed: list.listView.rows.fillCount, ids: list.shownIDs)

        data.channels.removeLast()
        list.updateChannels(with: [.remove(ListedChannels.channel(19), index: 19)])

        #expect(list.listView.rows.fillCount == before.composed)
        #expect(list.shownIDs == before.ids)
        #expect(list.faults == [])
    }

    private struct Counts: Equatable {
        let calls, read, composed, measured, heights: Int

        init(_ list: ChatChannelListVC, _ data: ListedChannels) {
            (calls, read) = (data.callCount, data.readCount)
            let rows = list.listView.rows
            (composed, measured) = (rows.fillCount, rows.measureCount)
            heights = rows.heights.sums.total.measured
        }
    }

    private func expectSameCounts(
        _ steps: (ChatChannelListVC, ListedChannels) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        // Both are multiples of what the texts of channels depend on.
        let counts = [1_540, 1_000_000 - 1_000_000 % 1_540].map { count in
            let data = ListedChannels(moreCount: count)
            let list = ChatChannelListVC.shown(data)
            steps(list, data)
            return Counts(list, data)
        }
        #expect(counts[0] == counts[1], sourceLocation: sourceLocation)
        #expect(counts[0].composed < 200, sourceLocation: sourceLocation)
    }
}
