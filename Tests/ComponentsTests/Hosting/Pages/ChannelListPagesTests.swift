import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

struct ChannelListPagesTests {
    private let pages = ChannelListPages(with: Components())

    @Test func changeOfAChannelIsAChangeOfItsRowAlone() throws {
        var channels = (0..<20).map { channel($0) }
        let before = pages.page(of: channels)
        channels[3].channel.unreadCount.messages = 2

        let patch = PagePatch(from: before, to: pages.page(of: channels))

        #expect(patch.operations.count > 0)
        #expect(patch.json.utf8.count < 1_500)
        #expect(!patch.json.contains("channel%3Ac4"))
        #expect(try before.applying(patch) == pages.page(of: channels))
    }

    @Test(arguments: Cases(4, of: 100))
    func patchLeadsFromAnyListToAnyOther(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var (channels, number) = ((0..<10).map { channel($0) }, 100)
        var page = pages.page(of: channels)
        for _ in 0..<20 {
            let place = Int.random(in: 0..<channels.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where channels.count > 1: channels.remove(at: place)
            case 1: channels.insert(channels.remove(at: place), at: 0)
            case 2: channels[place].channel.name += " \(number)"
            default: channels.insert(channel(number), at: place)
            }
            number += 1
            let selected = channels.randomElement(using: &generator)?.id
            let next = pages.page(of: channels, selecting: selected)
            #expect(try page.applying(PagePatch(from: page, to: next)) == next, "\(seed)")
            page = next
        }
    }

    @Test func usualRowsBringNoRules() {
        let rows = pages.page(of: (0..<20).map { channel($0, text: "Hi") }).rows

        #expect(rows.map(\.rules).filter { !$0.isEmpty } == [])
    }

    @Test func listHasAtMostTheRowsOfAPage() {
        let page = pages.page(of: (0..<200).map { channel($0) } + [channel(1)])

        #expect(page.rows.count == ScreenPage.limit)
        #expect(page.newer == 50)
    }

    @Test func namesAndMessagesAreEscaped() {
        var hostile = channel(1, text: "<script>alert(1)</script>")
        hostile.channel.name = "\"><img src=x onerror=alert(1)>"

        let row = pages.row(of: hostile)
        let header = pages.header(of: ChatChannelHeader(hostile.channel))

        for html in [row.html, header.html] {
            #expect(!html.contains("<img") && !html.contains("<script"))
        }
        #expect(row.html == "<li id=\"\(row.id)\">\(row.content)</li>")
    }

    @Test func headerHasAHeading() {
        let header = pages.header(of: ChatChannelHeader(channel(1).channel, memberCount: 3))

        #expect(header.html.contains("role=\"heading\" aria-level=\"1\""))
        #expect(header.html.contains("3 members"))
    }

    @Test func buttonsInRowsAreDisabled() throws {
        let plugin = TestPlugin("star") { $0.extend(.channelListItemView, with: StarInRow.self) }
        let components = try Components.with([plugin])
        let pages = ChannelListPages(with: components)

        #expect(pages.row(of: channel(1)).html.contains("<button type=\"button\" disabled"))
    }

    private func channel(_ number: Int, text: String? = nil) -> ChatChannelPreview {
        let ann = ChatUser(id: "ann", name: "Ann")
        let text = text ?? String(repeating: "word ", count: number % 9)
        let message = ChatMessage(
            id: "\(number)",
            author: ann,
            createdAt: Timestamp(seconds: 60),
            text: RichText(plain: text)
        )
        let channel = ChatChannel(id: "c\(number)", name: "Channel \(number)")
        return ChatChannelPreview(channel, lastMessage: message)
    }
}

private final class StarInRow: ComponentExtension<ChatChannelListItemView> {
    private let star = Button()

    override func setUpLayout() {
        super.setUpLayout()
        star.title = "Star"
        star.addTarget("star") {}
        host.addArrangedSubview(star)
    }
}
