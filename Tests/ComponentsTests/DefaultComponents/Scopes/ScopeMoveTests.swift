import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Components that enter a scope, leave it, or get another container, equal those that were made there.
@Suite(.diagnosticsOfIssues)
struct ScopeMoveTests {
    @Test func aCellIsMadeInItsScope() {
        var components = Components()
        components.extend(.messageCell, with: Faded.self, in: .golden)
        let data = ListedMessages(ListedMessages.turns(4))
        data.messages[1].text = "Golden"
        let list = data.list(with: components)
        let alphas = (0..<4).map { list.listView.cell(at: $0)?.alpha }

        #expect(alphas == [1, 0.5, 1, 1])
        #expect(Self.cell("Golden", components).alpha == 0.5)
        #expect(Self.cell("Plain", components).alpha == 1)
    }

    @Test func aRootInAScopeKeepsItWithOtherComponents() {
        var components = Components()
        components.extend(.bubble, with: Edged.self, in: .golden)
        var dark = components
        dark[.appearance].palette.incomingBubble = dark[.appearance].palette.text
        let cell = Self.cell("Golden", components)

        cell.updateComponents(dark)
        #expect(Self.tree(cell) == Self.tree(Self.cell("Golden", dark)))

        for text in ["Golden", "Plain", "Golden"] {
            cell.content = Self.content(text)
            #expect(Self.tree(cell) == Self.tree(Self.cell(text, dark)))
        }
    }

    @Test func componentsThatAreInstalledAnewHaveTheSameScopes() throws {
        let plugin = TestPlugin("gold") { registrar in
            registrar.set(.edge, to: 3, in: .inside(.bubble))
            registrar.set(.edge, to: 9, in: .golden)
        }
        let first = try Components.with(TestPlugin("edges", extendByEdge), plugin)
        let second = try Components.with(TestPlugin("edges", extendByEdge), plugin)
        for text in ["Golden", "Plain"] {
            let cell = Self.cell(text, first)
            let before = Self.tree(cell)

            for components in [second, first, second] {
                cell.updateComponents(components)
                #expect(Self.tree(cell) == before)
            }
        }
    }

    @Test func everythingInACellLeavesTheScopeWithIt() {
        var components = Components()
        components.set(.edge, to: 9, in: .golden)
        components.extend(.messageCell, with: Labelled.self)
        let cell = Self.cell("Golden", components)

        for text in ["Plain", "Golden", "Plain"] {
            cell.content = Self.content(text)
            #expect(Self.tree(cell) == Self.tree(Self.cell(text, components)))
        }
    }

    @Test func aCellThatChangedOutsideItsTreeIsMadeAnew() {
        var components = Components()
        components.replace(.bubble, with: GoldenBubble.self, in: .golden)
        let host = View()
        host.mount(in: ComponentContext(components))
        let cell = components.messageCell(showing: Self.content("Plain"))
        host.addSubview(cell)

        for text in ["Golden", "Plain"] {
            cell.removeFromSuperview()
            cell.content = Self.content(text)
            host.addSubview(cell)

            #expect(Self.tree(cell).contains("GoldenBubble") == (text == "Golden"))
        }
    }

    @Test func whatIsAddedAfterAMoveIsItsExtensions() {
        var components = Components()
        components.set(.edge, to: 9, in: .golden)
        components.extend(.messageCell, with: Labelled.self)
        components.extend(.messageCell, with: LateLabel.self)
        let cell = Self.cell("Plain", components)

        cell.content = Self.content("Golden")

        let adder = cell.subviews.last?.node.addedBy?.what
        #expect(adder == "LateLabel")
        #expect(Self.tree(cell) == Self.tree(Self.cell("Golden", components)))
    }

    @Test func aTreeSharesWhatNoScopeSaysOtherwise() {
        var components = Components()
        components.set(.edge, to: 9, in: .golden)
        components.replace(.otherSharedView, with: GoldenView.self, in: .golden)
        let host = View()
        let tree = host.mount(in: ComponentContext(components))
        let part = tree.scoped(to: Self.content("Golden"))

        #expect(part !== tree)
        #expect(part.shared(.sharedView) === tree.shared(.sharedView))
        #expect(part.shared(.otherSharedView) is GoldenView)
        #expect(!(tree.shared(.otherSharedView) is GoldenView))
    }

    @Test func whoAddedAViewIsKnownWhenTheTreeIsGone() throws {
        let view = try Self.viewOfAnExtension()

        #expect(view.node.addedBy?.what == "Labelled")
    }

    /// Returns a view in a scope, added by an extension that only the tree's first components had, without its tree.
    private static func viewOfAnExtension() throws -> View {
        var components = Components()
        components.set(.edge, to: 9, in: .inside(.messageCell))
        components.extend(.messageCell, with: Labelled.self)
        let host = View()
        host.mount(in: ComponentContext(components))
        let cell = components.messageCell(showing: content("Golden"))
        host.addSubview(cell)
        host.updateComponents(Components())
        let view = try #require(cell.subviews.first { $0 is EdgeView })
        view.removeFromSuperview()
        return view
    }

    private static func content(_ text: String) -> MessageCellContent {
        alone(FixtureChat.message("1", RichText(plain: text)))
    }

    private static func cell(_ text: String, _ components: Components) -> any MessageCell {
        composeCell(content(text), with: components).cell
    }

    private static func tree(_ cell: any MessageCell) -> String {
        TreeNode(of: cell).description
    }
}

private let extendByEdge: @Sendable (inout Registrar) -> Void = { registrar in
    registrar.extend(.bubble, with: SlotEdge.self)
    registrar.extend(.messageText, with: SlotEdge.self)
}

extension ComponentScope {
    fileprivate static let golden = messages { $0.text.plain == "Golden" }
}

extension ValueSlot<Int> {
    fileprivate static let edge = ValueSlot("scopeMoveEdge", default: 0)
}

extension Slot where Value == any SharedView.Type, Part == any SharedView {
    fileprivate static let sharedView = Slot("sharedView", default: PlainView.self) { $0.init($1) }
    fileprivate static let otherSharedView = Slot("otherSharedView", default: PlainView.self) {
        $0.init($1)
    }
}

private protocol SharedView: View, Component {}

private final class PlainView: View, SharedView {}

private final class GoldenView: View, SharedView {}

private final class GoldenBubble: ChatMessageBubbleView {}

private final class Faded: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
    }
}

private final class Edged: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 9
    }
}

/// Sets the edge of its host to the value that holds for its position in the tree.
private final class SlotEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = Double(host.components[.edge])
    }
}

/// Adds a view that reads its edge at its position in the tree.
private final class Labelled: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        host.addSubview(EdgeView())
    }
}

/// Adds a view when the message becomes golden.
private final class LateLabel: ComponentExtension<View> {
    private let label = View()

    override func updateContent() {
        super.updateContent()
        label.removeFromSuperview()
        if host.components[.edge] == 9 { host.addSubview(label) }
    }
}

private final class EdgeView: View {
    override func setUpAppearance() {
        super.setUpAppearance()
        layer.borderWidth = Double(components[.edge])
    }
}
