import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Changes of what a screen's list and composer are made of, outside of rows.
@Suite(.diagnosticsOfIssues)
struct ScreenChangeTests {
    /// A registration to a part outside of rows.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let register: @Sendable (inout Registrar) -> Void

        init(_ name: String, _ register: @escaping @Sendable (inout Registrar) -> Void) {
            (testDescription, self.register) = (name, register)
        }
    }

    private static let changes = [
        Change("list") { $0.extend(.messageListVC, with: Frame.self) },
        Change("viewport") { $0.extend(.messageListView, with: Edge.self) },
        Change("button") { $0.extend(.scrollToLatestMessageButton, with: Edge.self) },
        Change("other list") { $0.replace(.messageListVC, with: Other.self) },
        Change("composer") { $0.extend(.messageComposerVC, with: Frame.self) },
        Change("text") { $0.replace(.composerTextInput, with: Input.self) },
    ]

    // With and without a bar over the list, which is open.
    @Test(arguments: changes, [false, true])
    func uninstalledEqualsNeverInstalledAtOnce(change: Change, hasBar: Bool) throws {
        let plugin = TestPlugin("outside", change.register)
        let usual = try Components.with(hasBar ? [OverlayPlugin(number: 0)] : [])
        var components = usual
        try components.install([plugin])
        let (screen, never) = (screen(components, hasBar: hasBar), screen(usual, hasBar: hasBar))
        let installed = text(screen)

        try components.uninstall("outside")
        screen.updateComponents(components)

        #expect(installed != text(never))
        #expect(text(screen) == text(never))

        try components.install([plugin])
        screen.updateComponents(components)

        #expect(text(screen) == installed)
        #expect(screen.messageComposerVC.content.text == "Draft")
    }

    @Test func listAndComposerStayIfNothingInThemDiffersOutsideOfRows() {
        let screen = screen(Components())
        let (list, composer) = (screen.messageListVC, screen.messageComposerVC)
        var components = Components()
        components.extend(.bubble, with: Edge.self)

        screen.updateComponents(components)
        #expect(screen.messageListVC === list && screen.messageComposerVC === composer)

        components.extend(.messageComposerVC, with: Frame.self)
        screen.updateComponents(components)
        #expect(screen.messageListVC === list && screen.messageComposerVC !== composer)
    }

    @Test func aListThatIsReplacedWhileItScrollsShowsTheDayUntilThatEnds() {
        let screen = screen(Components())
        let old = screen.messageListVC
        old.listView.scroll(by: -40)
        var components = Components()
        components.extend(.messageListView, with: Edge.self)

        screen.updateComponents(components)
        screen.view.layout(width: 375, height: 600)

        let list = screen.messageListVC
        #expect(list !== old && list.listView.isScrolling)
        #expect(!list.dateOverlayView.isHidden)
        #expect(list.dateOverlayView.content == old.dateOverlayView.content)
        // What scrolled the old one may end that after it is gone.
        old.listView.endScrolling()
        #expect(list.dateOverlayView.isHidden)
    }

    @Test func aListHasNoRouterOfAPluginThatIsGone() throws {
        let plugin = TestPlugin("router") { $0.replace(.messageListRouter, with: Router.self) }
        var components = try Components.with(plugin)
        let screen = screen(components)
        #expect(screen.messageListVC.router is Router)

        try components.uninstall("router")
        screen.updateComponents(components)

        #expect(!(screen.messageListVC.router is Router))
    }

    /// Returns a screen that was scrolled, with a draft.
    private func screen(_ components: Components, hasBar: Bool = false) -> ChatChannelVC {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(30))
        )
        let tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        if hasBar { tree.set(true, of: OverlayPlugin.keys[0], for: .channel(FixtureChat.group.id)) }
        screen.view.layout(width: 375, height: 600)
        screen.messageListVC.listView.scroll(to: 9)
        screen.messageComposerVC.content.text = "Draft"
        return screen
    }

    private func text(_ screen: ChatChannelVC) -> String {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).description
    }
}

private final class Frame: ComponentExtension<ViewController> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.view.layer.borderWidth = 7
    }
}

private final class Edge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 7
    }
}

private final class Other: ChatMessageListVC {
    override func setUpAppearance() {
        super.setUpAppearance()
        view.layer.borderWidth = 7
    }
}

private final class Input: ChatComposerTextInput {}

private final class Router: ChatMessageListRouter {}
