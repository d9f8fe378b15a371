import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Lists of channels whose rows fail or which change while rows are placed.
@Suite(.diagnosticsOfIssues)
struct ChannelListRaceTests {
    @Test(arguments: Cases(3, of: 60))
    func listWithRowsThatFailIsWhatANewOneIs(seed: Case) throws {
        let bad = TestPlugin("bad") { $0.extend(.channelListItemView, with: BadAtSeven.self) }
        let components = try Components.with([bad])
        let data = ListedChannels(moreCount: 1_000)
        let list = ChatChannelListVC.shown(data, with: components, faults: 1_000)
        var generator = SeededGenerator(seed: seed)

        for step in 0..<40 {
            if Bool.random(using: &generator) {
                list.listView.scroll(to: Int.random(in: 0..<1_000, using: &generator))
            } else {
                list.listView.scroll(by: Double.random(in: -300...300, using: &generator))
            }
            list.view.layoutIfNeeded()
            let first = list.listView.visibleRows.lowerBound
            let new = ChatChannelListVC.shown(data, with: components, faults: 1_000)
            new.listView.scroll(to: first)
            new.listView.scroll(by: -(list.listView.row(at: first)?.frame.y ?? 0))
            new.view.layoutIfNeeded()

            #expect(list.drawn == new.drawn, "\(step), \(seed)")
            #expect(list.listView.subviews.count == list.listView.visibleRows.count, "\(seed)")
        }
    }

    @Test func rowThatFailedIsMadeWithItsPluginForOtherContent() throws {
        let bad = TestPlugin("bad") { $0.extend(.channelListItemView, with: BadWithoutText.self) }
        let components = try Components.with([bad])
        let data = ListedChannels((0..<5).map { ListedChannels.channel($0) })
        let list = ChatChannelListVC.shown(data, with: components)
        #expect(list.listView.row(at: 0)?.layer.borderWidth == 0)

        data.channels[0].lastMessage = data.channels[1].lastMessage
        list.updateChannels(with: [.update(data.channels[0], index: 0)])

        #expect(list.drawn == ChatChannelListVC.shown(data, with: components).drawn)
        #expect(list.listView.row(at: 0)?.layer.borderWidth == 1)
    }

    @Test func pluginThatFailsTooOftenIsSwitchedOffInAllRows() throws {
        let bad = TestPlugin("bad") { $0.extend(.channelListItemView, with: BadAtSeven.self) }
        let data = ListedChannels(moreCount: 1_000)
        let list = ChatChannelListVC.shown(data, with: try Components.with([bad]))

        for number in 1...12 {
            list.listView.scroll(to: number * 50)
            list.view.layoutIfNeeded()
            let marked = list.listView.visibleRows.filter {
                list.listView.row(at: $0)?.layer.borderWidth == 1
            }
            let isOff = list.node.connectedTree?.diagnostics.count == 2
            #expect(marked.isEmpty == isOff, "\(number): \(marked)")
        }

        #expect(list.node.connectedTree?.diagnostics.count == 2)
    }

    @Test(arguments: [60.0, 200, 5_000])
    func changeThatIsReportedWhileScrollingIsMade(distance: Double) {
        let data = ListedChannels((0..<60).map { ListedChannels.channel($0) })
        let list = ChatChannelListVC.shown(data)
        let delegate = ChangingDelegate { list, _ in
            guard data.channels[0].id == "c0" else { return }
            data.channels.remove(at: 39)
            data.channels.insert(ListedChannels.channel(1_000), at: 0)
            list.updateChannels(with: [
                .remove(ListedChannels.channel(39), index: 39),
                .insert(data.channels[0], index: 0),
            ])
        }
        list.delegate = delegate

        list.listView.scroll(by: distance)

        let first = list.listView.visibleRows.lowerBound
        let new = ChatChannelListVC.shown(data)
        new.listView.scroll(to: first)
        new.listView.scroll(by: -(list.listView.row(at: first)?.frame.y ?? 0))
        #expect(data.channels[0].id == "c1000")
        #expect(list.faults == [])
        #expect(list.drawn == new.drawn)
    }

    @Test func channelsThatAreAddedWhileTheLastIsReadAreThereAtOnce() {
        let data = ListedChannels((0..<60).map { ListedChannels.channel($0) })
        let list = ChatChannelListVC.shown(data)
        data.onRead = { list, index in
            guard index == 59, data.channels.count == 60 else { return }
            let added = (60..<80).map { ListedChannels.channel($0) }
            data.channels += added
            list.updateChannels(with: zip(added, 60...).map { .insert($0, index: $1) })
        }

        list.listView.scroll(to: 59)
        list.listView.scroll(to: 79)

        #expect(list.faults == [])
        #expect(list.listView.visibleRows.contains(79))
    }

    @Test func delegateIsCalledForNoRowThatHasGone() {
        let data = ListedChannels((0..<60).map { ListedChannels.channel($0) })
        let list = ChatChannelListVC.shown(ListedChannels())
        var isInBounds = true
        let delegate = ChangingDelegate { list, index in
            isInBounds = isInBounds && data.channels.indices.contains(index)
            guard data.channels.count > 1 else { return }
            data.channels.removeLast(59)
            list.reloadChannels()
        }
        list.delegate = delegate

        list.dataSource = data
        list.view.layoutIfNeeded()

        #expect(isInBounds)
        #expect(list.listView.visibleRows == 0..<1)
    }

    @Test func selectionBeforeTheListIsShownDoesNotMakeItsViewport() {
        var components = Components()
        components[.channelListView] = OtherListView.self
        let list = ChatChannelListVC()

        list.selectedChannelID = "c1"
        list.mount(in: ComponentContext(components))

        #expect(list.listView is OtherListView)
    }

    @Test func emptiedListBeginsAnew() {
        let channels = (0..<60).map { ListedChannels.channel($0) }
        let data = ListedChannels(channels)
        let list = ChatChannelListVC.shown(data)
        list.listView.scroll(by: 30)
        for after in [[], Array(channels.prefix(20)), channels] {
            let changes = ListChange.changes(from: data.channels, to: after)
            data.channels = after
            list.updateChannels(with: changes)
        }

        #expect(list.listView.contentOffset == 0)
        #expect(list.drawn == ChatChannelListVC.shown(data).drawn)
    }
}

private final class BadAtSeven: ComponentExtension<ChatChannelListItemView> {
    override func updateContent() {
        super.updateContent()
        host.layer.borderWidth = 1
        host.alpha = host.content?.id.hasSuffix("7") == true ? .nan : 1
    }
}

private final class BadWithoutText: ComponentExtension<ChatChannelListItemView> {
    override func updateContent() {
        super.updateContent()
        host.layer.borderWidth = 1
        if let content = host.content { host.alpha = content.lastMessage == nil ? .nan : 1 }
    }
}

private final class OtherListView: ChatChannelListView {}

/// A delegate that runs a function for each row that comes into view.
private final class ChangingDelegate: ChatChannelListVCDelegate {
    private let body: (ChatChannelListVC, Int) -> Void

    init(_ body: @escaping (ChatChannelListVC, Int) -> Void) {
        self.body = body
    }

    func chatChannelListVC(_ vc: ChatChannelListVC, didTapOn channel: ChatChannel) {}

    func chatChannelListVC(_ vc: ChatChannelListVC, willDisplayChannelAt index: Int) {
        body(vc, index)
    }
}
