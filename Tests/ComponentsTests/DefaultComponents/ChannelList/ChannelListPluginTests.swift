import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ChannelListPluginTests {
    @Test func replacedRowIsUninstalledWithoutTrace() throws {
        var components = Components()
        let data = ListedChannels(moreCount: 1_000)
        let before = ChatChannelListVC.shown(data, with: components).drawn
        try components.install([tall, initials])
        let dressed = ChatChannelListVC.shown(data, with: components).drawn

        try components.uninstall("tall")
        try components.uninstall("initials")

        #expect(dressed != before)
        #expect(ChatChannelListVC.shown(data, with: components).drawn == before)
    }

    @Test func liveListTakesOtherRowsAndGivesThemBack() throws {
        let data = ListedChannels(moreCount: 1_000)
        let list = ChatChannelListVC.shown(data)
        let before = list.drawn
        let dressed = try Components.with([tall, initials])

        list.updateComponents(dressed)
        #expect(list.drawn == ChatChannelListVC.shown(data, with: dressed).drawn)
        list.updateComponents(Components())

        #expect(list.drawn == before)
    }

    @Test func replacedHeaderIsUninstalledWithoutTrace() throws {
        var components = Components()
        let before = header(with: components).text
        try components.install([
            TestPlugin("loud") { $0.replace(.channelHeaderView, with: LoudHeader.self) }
        ])
        let dressed = header(with: components).text

        try components.uninstall("loud")

        #expect((before, dressed) == ("General", "GENERAL"))
        #expect(header(with: components).text == before)
    }

    @Test func faultyRowIsMadeWithoutItsPluginAndTheOthersStay() throws {
        let bad = TestPlugin("bad") { $0.extend(.channelListItemView, with: BadAtThree.self) }
        let data = ListedChannels(moreCount: 1_000)
        let plain = ChatChannelListVC.shown(data)

        let list = ChatChannelListVC.shown(data, with: try Components.with([bad]))

        #expect(list.shownIDs == plain.shownIDs)
        for index in plain.listView.visibleRows {
            let row = try #require(list.listView.row(at: index))
            #expect(row.frame == plain.listView.row(at: index)?.frame)
            #expect(row.layer.borderWidth == (index == 3 ? 0 : 1))
        }
        #expect(list.node.connectedTree?.diagnostics.count == 1)
    }

    private var tall: TestPlugin {
        TestPlugin("tall") { $0.replace(.channelListItemView, with: TallRow.self) }
    }

    private var initials: TestPlugin {
        TestPlugin("initials") { $0.extend(.channelListItemView, with: FramedRow.self) }
    }

    private func header(with components: Components) -> Label {
        let header = components.make(.channelHeaderView)
        header.content = ChatChannelHeader(ChatChannel(id: "g", name: "General"))
        header.mount(in: ComponentContext(components))
        let label = (header as? ChatChannelHeaderView)?.titleLabel ?? (header as? LoudHeader)?.label
        return label ?? Label()
    }
}

private final class FramedRow: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 2
    }
}

private final class BadAtThree: ComponentExtension<ChatChannelListItemView> {
    override func updateContent() {
        super.updateContent()
        host.layer.borderWidth = 1
        host.alpha = host.content?.id == "c3" ? .nan : 1
    }
}

private final class LoudHeader: View, ChannelHeaderView {
    var content: ChatChannelHeader? { didSet { contentChanged() } }
    let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        fill(with: label)
    }

    override func updateContent() {
        super.updateContent()
        label.text = content?.channel.name.uppercased()
    }
}
