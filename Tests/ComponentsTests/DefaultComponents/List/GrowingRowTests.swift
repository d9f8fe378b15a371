import Components
import DefaultComponents
import Testing
import Views

/// Rows in which `layoutSubviews` changes a height.
@Suite(.diagnosticsOfIssues)
struct GrowingRowTests {
    @Test(arguments: Cases(6, of: 60))
    func aRowIsAsHighAsItsCellAlone(seed: Case) throws {
        try GrowingView.$firstHeight.withValue([0, 10, 300][seed.number % 3]) {
            try compareRows(seed)
        }
    }

    private func compareRows(_ seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var components = Components()
        components.extend(.messageContentView, with: GrowingPart.self)
        let data = ListedMessages(ListedMessages.turns(40))
        let list = data.list(with: components)

        for _ in 0..<6 {
            list.listView.scroll(by: Double.random(in: -400...300, using: &generator))

            var bottom: Double?
            for index in list.listView.visibleRows.reversed() {
                let cell = try #require(list.listView.cell(at: index))
                let alone = components.messageCell(showing: try #require(cell.content))
                alone.mount(in: ComponentContext(components))
                alone.layout(width: 375)
                let height = alone.frame.size.height
                #expect(abs(cell.frame.size.height - height) <= 1 / 64, "\(seed), row \(index)")
                #expect(
                    bottom.map { abs($0 - cell.frame.y) < 1e-9 } != false,
                    "\(seed), row \(index)"
                )
                bottom = cell.frame.y + cell.frame.size.height
            }
        }
        #expect(list.node.connectedTree?.diagnostics == [])
    }

    @Test func aPluginWhoseRowsNeverSettleIsLeftOutOfThem() throws {
        let components = try Components.with(
            TestPlugin("endless") { $0.extend(.messageContentView, with: EndlessPart.self) }
        )
        let data = ListedMessages([FixtureChat.message("a")])

        let list = data.list(with: components)

        let diagnostics = try #require(list.node.connectedTree?.diagnostics)
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.description.contains("'endless'") == true)
        let plain = data.list()
        #expect(list.listView.cell(at: 0)?.frame == plain.listView.cell(at: 0)?.frame)
    }
}

/// Adds a view that becomes as high as a part of its width, once it has one.
private final class GrowingPart: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(GrowingView())
    }
}

private final class GrowingView: View {
    @TaskLocal static var firstHeight = 10.0
    private lazy var height = heightAnchor.constraint(equalToConstant: Self.firstHeight)

    override func setUpLayout() {
        super.setUpLayout()
        Constraint.activate([height, widthAnchor.constraint(equalToConstant: 140)])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = frame.size.width / 2
    }
}

/// Adds a view that becomes higher with each layout of its row.
private final class EndlessPart: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(EndlessView())
    }
}

private final class EndlessView: View {
    private lazy var height = heightAnchor.constraint(equalToConstant: 10)

    override func setUpLayout() {
        super.setUpLayout()
        height.isActive = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = frame.size.height + 10
    }
}
