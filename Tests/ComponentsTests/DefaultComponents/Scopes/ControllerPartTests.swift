import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Components in a controller belong to it, wherever its view is added.
struct ControllerPartTests {
    @Test func whatHoldsInsideOfAControllerHoldsInItsView() throws {
        let components = try Components.with(
            TestPlugin("inner") { registrar in
                registrar.extend(
                    .composerSendButton,
                    with: Mark.self,
                    in: .inside(.messageComposerVC)
                )
                registrar.extend(
                    .composerSuggestionItem,
                    with: Mark.self,
                    in: .inside(.messageComposerVC)
                )
            }
        )
        let channel = ComposedChannel([FixtureChat.message("1")], components)
        channel.composer.apply(.insert("@b"))
        channel.layOut()

        let items = channel.composer.suggestionsView.subviews
        #expect(channel.composer.sendButton.node.extensions.count == 1)
        #expect(items.contains { $0.node.extensions.count == 1 })
    }

    @Test func itHoldsThereHoweverTheViewComesIntoTheTree() throws {
        let components = try Components.with(
            TestPlugin("inner") { registrar in
                registrar.extend(
                    .composerSuggestionItem,
                    with: Mark.self,
                    in: .inside(.messageComposerVC)
                )
            }
        )
        let screen = StackedScreen()
        screen.mount(in: ComponentContext(components))
        screen.composer.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: []
        )
        screen.composer.channelController?.synchronize()
        screen.composer.apply(.insert("@b"))
        screen.view.layout(width: 375, height: 600)

        let items = screen.composer.suggestionsView.subviews
        #expect(!items.isEmpty)
        #expect(items.allSatisfy { $0.node.slotName == nil || $0.node.extensions.count == 1 })
    }

    @Test func whatAnExtensionOfAControllerAddsIsKnownAsIts() throws {
        let components = try Components.with(
            TestPlugin("banner") { $0.extend(.messageListVC, with: Banner.self) }
        )
        let channel = ComposedChannel([FixtureChat.message("1")], components)

        let views = channel.screen.messageListVC.view.subviews
        let banner = try #require(views.first { ($0 as? Label)?.text == "Regatta on Sunday" })
        #expect(banner.node.addedBy?.owner == .plugin("banner"))
        #expect(banner.constraints.allSatisfy { $0.activatedBy?.owner == .plugin("banner") })
        #expect(banner.node.isConnected)
    }
}

private final class Mark: ComponentExtension<View> {}

/// A screen that adds its composer to a stack before that is part of the tree.
private final class StackedScreen: ViewController, Component {
    private(set) lazy var composer = make(.messageComposerVC)

    override func setUpLayout() {
        super.setUpLayout()
        addChild(composer)
        let stack = ContainerStackView(axis: .vertical)
        stack.addArrangedSubview(composer.view)
        view.fill(with: stack)
    }
}

private final class Banner: ComponentExtension<ChatMessageListVC> {
    override func setUpLayout() {
        super.setUpLayout()
        let banner = Label()
        banner.text = "Regatta on Sunday"
        host.view.addSubview(banner)
        banner.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
    }
}
