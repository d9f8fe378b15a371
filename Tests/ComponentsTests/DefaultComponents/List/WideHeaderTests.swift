import Components
import DefaultComponents
import Testing
import Views

/// Views above the first message of a day in a list with columns, which are as wide as the list.
@Suite(.diagnosticsOfIssues)
struct WideHeaderTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func tapsReachAHeaderBeyondItsCell(direction: LayoutDirection) throws {
        var components = components
        components[.layoutDirection] = direction
        let (cells, list) = try cells(with: components)
        let header = try #require(cells[0].headerDecorations.first)
        #expect(header.frame.size.width == 375 && cells[0].frame.size.width == 187.5)

        for x in [5.0, 180, 195, 370] {
            let y = cells[0].frame.y + header.frame.y + header.frame.size.height / 2
            let hit = list.listView.hitTest(Point(x: x, y: y))
            #expect(hit?.isDescendant(of: header) == true, "\(x)")
        }
        let below = Point(
            x: cells[1].frame.x + 90,
            y: cells[1].frame.y + cells[1].frame.size.height / 2
        )
        #expect(list.listView.hitTest(below)?.isDescendant(of: cells[1]) == true)
    }

    @Test func cellsHaveTheirOwnMarginsAgain() throws {
        var components = components
        components.extend(.messageCell, with: Margins.self)
        let (cells, list) = try cells(with: components)
        let header = cells[0].headerDecorations[0]
        #expect(header.frame.size.width == 375)

        list.view.layout(width: 140, height: 600)
        #expect(header.frame.size.width == 140)
        #expect(cells.map(\.directionalLayoutMargins.leading) == [20, 20])
        #expect(cells[0].respectsLayoutMargins(header) == nil)

        list.view.layout(width: 375, height: 600)
        cells[0].directionalLayoutMargins = DirectionalEdgeInsets(all: 30)
        list.view.layout(width: 370, height: 600)
        #expect(header.frame.size.width == 370)
        list.view.layout(width: 140, height: 600)
        #expect(cells.map(\.directionalLayoutMargins.leading) == [30, 20])
    }

    @Test func headersOfNarrowCellsRespectMarginsAsPluginsHaveIt() throws {
        var components = components
        components.extend(.messageCell, with: Margins.self)
        let (cells, list) = try cells(with: components, width: 140)
        let header = cells[0].headerDecorations[0]
        cells[0].setRespectsLayoutMargins(true, for: header)

        list.view.layout(width: 141, height: 600)

        #expect(header.frame.x == 20 && header.frame.size.width == 101)
    }

    @Test func aDistanceBelowAHeaderIsThatOfTheWholeLine() throws {
        var components = components
        components.extend(.messageCell, with: Distance.self)
        let (cells, _) = try cells(with: components)
        let header = cells[0].headerDecorations[0]
        let message = try #require(cells[0].messageContentView)

        let head = header.frame.size.height + 12
        let width = cells[0].frame.size.width
        #expect(message.frame.size.height > message.heightThatFits(width))
        #expect(message.frame.y == head)
        #expect(cells[1].frame.y == cells[0].frame.y + head)
        #expect(message.frame.y + message.frame.size.height == cells[0].frame.size.height)
        #expect(cells[1].frame.size.height == cells[0].frame.size.height - head)
    }

    private let data = ListedMessages([
        FixtureChat.message(
            "second",
            at: 60,
            RichText(plain: String(repeating: "long ", count: 8))
        ), FixtureChat.message("first", at: 0, "Hi"),
    ])

    private var components: Components {
        var components = Components()
        components.messageListColumns = [.filling(least: 150)]
        components.messageListDateSeparatorEnabled = true
        return components
    }

    /// Returns the cells of a short message and a long one beside it, oldest first, and their list.
    private func cells(
        with components: Components,
        width: Double = 375
    ) throws -> ([ChatMessageCell], ChatMessageListVC) {
        let list = data.list(with: components, width: width)
        let cells = [1, 0].compactMap { list.listView.cell(at: $0) as? ChatMessageCell }
        try #require(cells.count == 2)
        try #require(cells[0].headerDecorations.count == 1)
        return (cells, list)
    }
}

private final class Margins: ComponentExtension<ChatMessageCell> {
    override func setUp() {
        super.setUp()
        host.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
    }
}

private final class Distance: ComponentExtension<ChatMessageCell> {
    override func updateContent() {
        super.updateContent()
        for header in host.headerDecorations { host.setCustomSpacing(12, after: header) }
    }
}
