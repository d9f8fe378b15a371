import Components
import ComponentsTesting
import DefaultComponents
import Synchronization
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ChatChannelListVCTests {
    @Test func tapOnARowGoesToTheListenersThenToTheDelegate() {
        let heard = HeardTaps()
        var components = Components()
        components.on(.tapOnChannel) { heard.add($0.id, isHandled: $0.id == "c1") }
        let data = ListedChannels(moreCount: 100)
        let list = ChatChannelListVC.shown(data, with: components)
        let delegate = TappedChannels()
        list.delegate = delegate

        for index in 0..<3 { tap(index, in: list) }

        #expect(heard.ids == ["c0", "c1", "c2"])
        #expect(delegate.ids == ["c0", "c2"])
    }

    @Test func tapOnARowThatDoesNotRespondIsRaisedByTheList() {
        var components = Components()
        components[.channelListItemView] = TallRow.self
        let data = ListedChannels(moreCount: 100)
        let list = ChatChannelListVC.shown(data, with: components)
        let delegate = TappedChannels()
        list.delegate = delegate

        tap(1, in: list)

        #expect(delegate.ids == ["c1"])
    }

    @Test func delegateIsToldOnceOfEachRowThatComesIntoView() {
        let data = ListedChannels(moreCount: 100)
        let list = ChatChannelListVC.shown(ListedChannels())
        let delegate = TappedChannels()
        list.delegate = delegate
        list.dataSource = data
        list.view.layoutIfNeeded()
        let first = list.listView.visibleRows

        list.listView.scroll(by: 10)
        list.listView.scroll(by: 100)

        #expect(delegate.displayed == Array(0..<list.listView.visibleRows.upperBound))
        #expect(first.lowerBound == 0)
    }

    @Test func selectedRowIsMarked() throws {
        let list = ChatChannelListVC.shown(ListedChannels(moreCount: 100))

        list.selectedChannelID = "c2"
        list.view.layoutIfNeeded()

        let rows = try (0..<4).map { try #require(list.listView.row(at: $0)) }
        #expect(rows.map(\.isSelected) == [false, false, true, false])
        #expect(rows.map(\.accessibilityState.isSelected) == [false, false, true, false])
    }

    @Test func listAtItsStartFollowsNewChannels() {
        let data = ListedChannels(moreCount: 100)
        let list = ChatChannelListVC.shown(data)

        data.channels = [ListedChannels.channel(500)]
        list.updateChannels(with: [.insert(data.channels[0], index: 0)])

        #expect(list.shownIDs.first == "c500")
        #expect(list.listView.contentOffset == 0)
    }

    @Test func contradictionsAreReportedAndTheDataSourceIsShown() {
        let data = ListedChannels((0..<5).map { ListedChannels.channel($0) })
        let list = ChatChannelListVC.shown(data)

        data.channels = [3, 3, 1].map { ListedChannels.channel($0) }
        list.updateChannels(with: [.remove(ListedChannels.channel(0), index: 9)])
        list.view.layoutIfNeeded()

        #expect(list.shownIDs == ["c3", "c3", "c1"])
        #expect(
            list.faults == [
                .unusableChange("remove", index: 9), .countDiffers(expected: 5, found: 3),
            ]
        )
        #expect(list.node.connectedTree?.diagnostics.count == 2)
    }

    @Test(arguments: [
        (
            ChannelListFault.unusableChange("move", index: 7),
            """
            Change 'move' names place '7', which is not in the list or named by another change, so it was left out. \
            To fix, pass one change for each channel; count removals and starts of moves in the list before the \
            batch, the others in the list after it.
            """
        ),
        (
            .countDiffers(expected: 5, found: 3),
            """
            The changes lead to '5' channels, and the data source has '3', so the list was read again. To fix, \
            change the data and pass every change to updateChannels(with:) in one batch.
            """
        ),
        (
            .duplicateID("a"),
            "Two channels have the id 'a'. To fix, give each channel of a list an id of its own."
        ),
        (
            .missingChannel(index: 3, count: 4),
            """
            The data source counts '4' channels and has none at place '3', so an empty one is shown. To fix, return \
            a channel for each place below numberOfChannels(in:).
            """
        ),
    ])
    func faultSaysWhatToDo(fault: ChannelListFault, text: String) {
        #expect(fault.description == text)
    }

    @Test func changesThatARowReportsAreMadeOnceRowsArePlaced() {
        let data = ListedChannels(moreCount: 100)
        let list = ChatChannelListVC.shown(ListedChannels())
        let delegate = InsertingDelegate(data)
        list.delegate = delegate
        list.dataSource = data
        list.view.layoutIfNeeded()

        #expect(list.shownIDs.prefix(2) == ["c900", "c0"])
        #expect(list.faults == [])
    }

    private func tap(_ index: Int, in list: ChatChannelListVC) {
        list.view.layoutIfNeeded()
        guard let frame = list.listView.row(at: index)?.frame else { return }
        list.view.tap(at: Point(x: frame.x + 20, y: frame.y + frame.size.height / 2))
    }
}

private final class HeardTaps: Sendable {
    private let found = Mutex<[String]>([])
    var ids: [String] { found.withLock { $0 } }

    func add(_ id: String, isHandled: Bool) -> EventReply {
        found.withLock { $0.append(id) }
        return isHandled ? .handled : .passed
    }
}

private final class TappedChannels: ChatChannelListVCDelegate {
    private(set) var ids: [String] = []
    private(set) var displayed: [Int] = []

    func chatChannelListVC(_ vc: ChatChannelListVC, didTapOn channel: ChatChannel) {
        ids.append(channel.id)
    }

    func chatChannelListVC(_ vc: ChatChannelListVC, willDisplayChannelAt index: Int) {
        displayed.append(index)
    }
}

/// Inserts a channel when the first one comes into view.
private final class InsertingDelegate: ChatChannelListVCDelegate {
    private let data: ListedChannels

    init(_ data: ListedChannels) {
        self.data = data
    }

    func chatChannelListVC(_ vc: ChatChannelListVC, didTapOn channel: ChatChannel) {}

    func chatChannelListVC(_ vc: ChatChannelListVC, willDisplayChannelAt index: Int) {
        guard data.channels.isEmpty else { return }
        data.channels = [ListedChannels.channel(900)]
        vc.updateChannels(with: [.insert(data.channels[0], index: 0)])
    }
}
