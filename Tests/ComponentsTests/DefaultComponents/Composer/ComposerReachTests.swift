import Components
import DefaultComponents
import Testing
import Views

/// Plugins reach the composer of a screen, and hear of it.
@Suite(.diagnosticsOfIssues)
struct ComposerReachTests {
    @Test func textThatAPluginCopiesCanBePasted() throws {
        let channel = ComposedChannel()

        channel.screen.messageListVC.raise(.copyText, "Ahoy there")
        channel.composer.apply(.yank)

        #expect(channel.events.names.contains("copyText"))
        #expect(channel.composer.content.text == "Ahoy there")
    }

    @Test func textThatIsCopiedInTheComposerCanBePasted() throws {
        let channel = ComposedChannel()
        let alone = ComposerVC()
        alone.mount(in: ComponentContext(Components()))

        for composer in [channel.composer, alone] {
            composer.sendButton.raise(.copyText, "Ahoy there")
            composer.apply(.yank)

            #expect(composer.content.text == "Ahoy there")
        }
        #expect(channel.events.names.contains("copyText"))
    }

    @Test func textThatIsCopiedInAnOverlayCanBePasted() throws {
        let chat = try OverlaidChannel(open: [0, 9])
        for number in [0, 9] {
            chat.screen.messageComposerVC.content.text = ""

            chat.view(number)?.button.raise(.copyText, "From \(number)")
            chat.screen.messageComposerVC.apply(.yank)

            #expect(chat.screen.messageComposerVC.content.text == "From \(number)")
        }
        #expect(chat.events.names.filter { $0 == "copyText" }.count == 2)
    }

    @Test func textThatAListenerCopiesIsNotKept() {
        var components = Components()
        components.on(.copyText) { _ in .handled }
        let channel = ComposedChannel([FixtureChat.message("1")], components)

        channel.screen.messageListVC.raise(.copyText, "Ahoy there")
        channel.composer.sendButton.raise(.copyText, "Ahoy there")

        #expect(channel.composer.content.editedText.killed == "")
    }

    @Test func overlaysReachTheComposerOfTheirScreen() throws {
        let chat = try OverlaidChannel(open: [0])
        let overlay = try #require(chat.view(0))

        #expect(overlay.chat.composer === chat.screen.messageComposerVC)
        #expect(chat.screen.messageComposerVC.sendButton.chat.composer === overlay.chat.composer)
    }

    @Test func screensOfOnesOwnNeedNoProtocolForThat() throws {
        let components = try Components.with(OverlayPlugin(number: 0))
        let screen = OwnScreen()
        screen.mount(in: ComponentContext(components))

        let list = try #require(screen.children.first as? ChatMessageListVC)
        #expect(list.chat.composer === screen.composer)
        #expect(screen.chat.composer === screen.composer)
        #expect(ChatMessageListVC().chat.composer == nil)
    }

    @Test func editsAreHeardWithChannelAndCursor() throws {
        let components = try Components.with(
            TestPlugin("typing") { registrar in
                registrar.declare(.typed)
                registrar.on(.composerEdited) { edit in
                    guard let id = edit.channel?.id else { return .passed }
                    let text = edit.content.editedText
                    Components.state?[.typed, .channel(id)] += ["\(text.text) \(text.cursor)"]
                    return .passed
                }
            }
        )
        let channel = ComposedChannel([FixtureChat.message("1")], components)
        let typed = { channel.tree.store[.typed, .channel(FixtureChat.group.id)] }

        channel.composer.apply(.insert("Hi"))
        channel.composer.apply(.move(.lineStart))
        channel.composer.content = channel.composer.content

        #expect(typed() == ["Hi 2", "Hi 0"])
    }

    @Test func draftsFromBeforeMountingAreInTheFirstUpdate() throws {
        let components = try Components.with(
            TestPlugin("first") { $0.extend(.messageComposerVC, with: FirstUpdate.self) }
        )
        Components.withValue(components) {
            let screen = ChatChannelVC()
            screen.channelController = ComposedChannel().controller
            screen.messageComposerVC.content.text = "Draft"
            screen.mount(in: ComponentContext(components))

            var seen: [[String]] = []
            screen.messageComposerVC.node.visitExtensions { layer in
                if let layer = layer as? FirstUpdate { seen.append(layer.seen) }
            }
            #expect(seen.first?.first == "Draft")
        }
    }
}

private final class FirstUpdate: ComponentExtension<ComposerVC> {
    private(set) var seen: [String] = []

    override func updateContent() {
        super.updateContent()
        seen.append(host.content.text)
    }
}

/// A screen that is no `ChatChannelVC`.
private final class OwnScreen: ViewController, Component {
    lazy var composer = make(.messageComposerVC)

    override func setUpLayout() {
        super.setUpLayout()
        let list = make(.messageListVC)
        for child in [list, composer] as [ViewController] {
            addChild(child)
            view.addSubview(child.view)
        }
    }
}

extension StateKey where Value == [String] {
    fileprivate static let typed = StateKey("typedTexts", default: [])
}
