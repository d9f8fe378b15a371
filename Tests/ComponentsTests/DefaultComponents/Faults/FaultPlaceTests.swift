import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Places where a plugin's code runs other than the hooks of its extensions.
@Suite(.diagnosticsOfIssues)
struct FaultPlaceTests {
    @Test func faultsInLayoutAreLeftOut() throws {
        let row = try PluggedMessage { $0.replace(.bubble, with: UnplacedBubble.self) }

        #expect(row.told == ["bad layout bubble 1"])
        #expect(row.text == PluggedMessage.plain)
    }

    @Test func sizesThatAreNoneAreLeftOut() throws {
        let row = try PluggedMessage { $0.extend(.bubble, with: EndlessSize.self) }

        #expect(row.told == ["bad layout bubble 1"])
        #expect(row.text == PluggedMessage.plain)
    }

    @Test func faultsInHandlersAreLeftOutInTheNextLayout() throws {
        let row = try PluggedMessage { $0.extend(.bubble, with: WrongHandler.self) }
        #expect(row.told == [])
        #expect(row.text != PluggedMessage.plain)

        row.bubble?.raise(.quiet, "")
        row.cell.layout(width: 375)

        #expect(row.told == ["bad receive bubble 1"])
        #expect(row.text == PluggedMessage.plain)
    }

    @Test func whatOthersTieTheirViewsToIsNotTakenOut() throws {
        let tied = TestPlugin("tied") { $0.extend(.bubble, with: TiedLabels.self) }
        let alone = try PluggedMessage(with: [tied])

        let row = try PluggedMessage(with: [
            tied,
            TestPlugin(PluginManifest("taker", ordering: [.after("tied")])) {
                $0.extend(.bubble, with: Taker.self)
            },
        ])

        #expect(row.told == ["taker setUpLayout bubble 1"])
        #expect(row.text == alone.text)
    }

    @Test func whatIsPutBackWasNotTakenOut() throws {
        let row = try PluggedMessage(with: [
            TestPlugin("tied") { $0.extend(.bubble, with: TiedLabels.self) },
            TestPlugin(PluginManifest("mover", ordering: [.after("tied")])) {
                $0.extend(.bubble, with: Mover.self)
            },
        ])

        #expect(row.told == [])
    }

    @Test func whatTheAppDoesIsReportedAndStays() {
        var components = Components()
        components.extend(.bubble, with: WrongMark.self)
        let (cell, told) = composeCell(alone(FixtureChat.message("1")), with: components)

        #expect(told.count == 1)
        #expect(told.first?.description.hasPrefix("'frame.x' of 'ChatMessageBubbleView'") == true)
        #expect(TreeNode(of: cell).description.contains("+ app"))
    }

    @Test func whatExtendsTheRowItselfIsReportedAndStays() throws {
        let row = try PluggedMessage { $0.extend(.messageCell, with: WrongMark.self) }

        #expect(row.tree.diagnostics.count == 1)
        #expect(row.text.contains("+ bad"))
    }

    @Test func aFaultSaysAllThatIsToBeKnown() throws {
        let row = try PluggedMessage {
            $0.extend(.bubble, with: WrongMark.self, fileID: "Bad/Plugin.swift", line: 3)
        }

        #expect(
            row.tree.diagnostics.map(\.description) == [
                """
                'bad' (WrongMark at Bad/Plugin.swift:3) is left out of 'bubble' (ChatMessageBubbleView) of '1', because \
                of setUpLayout: 'frame.x' of 'ChatMessageBubbleView' of 'bad' (WrongMark at Bad/Plugin.swift:3) was \
                'nan', which is not a usable length. To fix, set a number of points between -10,000,000 and \
                10,000,000.
                """
            ]
        )
    }

    @Test func anErrorWithoutAPluginIsReported() {
        let view = View()
        let tree = view.mount(in: ComponentContext(Components()))

        let found: Int? = view.attempt { throw InjectedError() }

        #expect(found == nil)
        #expect(
            tree.diagnostics == [
                .refused(.errorThrown(component: "View", error: "no\u{1B}[2Jwind"))
            ]
        )
    }
}

/// A message with plugins.
private struct PluggedMessage {
    let cell: any MessageCell
    let tree: ComponentTree

    init(_ register: @escaping @Sendable (inout Registrar) -> Void) throws {
        try self.init(with: [TestPlugin("bad", register)])
    }

    init(with plugins: [any Plugin]) throws {
        var components = Components()
        try components.install(plugins)
        cell = components.messageCell(showing: alone(FixtureChat.message("1")))
        tree = cell.mount(in: ComponentContext(components))
        cell.layout(width: 375)
    }

    var text: String { TreeNode(of: cell, variant: .frames).description }
    var told: [String] { tree.diagnostics.map(\.summary) }
    var bubble: View? {
        var waiting: [View] = [cell]
        while let view = waiting.popLast() {
            if view is any MessageBubble { return view }
            waiting += view.subviews
        }
        return nil
    }

    static var plain: String {
        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: Components())
        cell.layout(width: 375)
        return TreeNode(of: cell, variant: .frames).description
    }
}

private final class UnplacedBubble: ChatMessageBubbleView {
    override func layoutSubviews() {
        super.layoutSubviews()
        frame.x = .nan
    }
}

private final class EndlessSize: ComponentExtension<View> {
    private final class Box: View {
        override var intrinsicContentSize: Size? { Size(width: .infinity, height: -4) }
    }

    override func setUpLayout() {
        super.setUpLayout()
        (host as? ContainerStackView)?.addArrangedSubview(Box())
    }
}

private final class WrongHandler: ComponentExtension<View>, EventSink {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        host.frame.x = .nan
        return .handled
    }
}

private final class TiedLabels: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let (first, second) = (Label(), Label())
        (first.text, second.text) = ("first", "second")
        host.addSubview(first)
        host.addSubview(second)
        second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
    }
}

private final class Taker: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.subviews.first { ($0 as? Label)?.text == "first" }?.removeFromSuperview()
    }
}

private final class Mover: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        guard let first = host.subviews.first(where: { ($0 as? Label)?.text == "first" }) else {
            return
        }
        first.removeFromSuperview()
        host.insertSubview(first, at: 0)
    }
}

private final class WrongMark: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.frame.x = .nan
    }
}
