import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Faults on a screen that has been in use keep everything that its user did.
@Suite(.diagnosticsOfIssues)
struct LateFaultTests {
    @Test func theListStaysWhereItWasAndWhoIsTypingIsShown() throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageListView, with: BadWhenPoked.self) }
        )
        let channel = ComposedChannel(ListedMessages.turns(60), components)
        let list = channel.screen.messageListVC
        list.listView.scroll(by: -1_234.5)
        list.showTypingIndicator(typingUsers: [FixtureChat.bo])
        let rows = list.listView.visibleRows
        let tops = rows.map { list.listView.cell(at: $0)?.frame.y }

        list.listView.raise(.poked, "")
        channel.layOut()

        let new = channel.screen.messageListVC
        #expect(new !== list)
        #expect(channel.tree.diagnostics.map(\.summary) == ["bad receive messageListView -"])
        #expect(new.listView.visibleRows == rows)
        #expect(rows.map { new.listView.cell(at: $0)?.frame.y } == tops)
        #expect(new.typingIndicatorView.content == [FixtureChat.bo])
        #expect(!new.typingIndicatorView.isHidden)
    }

    @Test func whatIsSentWhileTheComposerGoesWrongIsSentOnce() throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageComposerVC, with: BadWhenTyped.self) },
            TestPlugin("hasty") { $0.extend(.messageComposerVC, with: LayingOutWhenSending.self) }
        )
        let channel = ComposedChannel([FixtureChat.message("1")], components)
        let composer = channel.composer

        channel.send("Ahoy")

        #expect(channel.newest?.text.plain == "Ahoy")
        #expect(channel.controller.messages.count == 2)
        #expect(channel.events.names.contains("messageSubmitted"))
        #expect(channel.composer === composer)
        channel.layOut()
        #expect(channel.composer !== composer)
        #expect(channel.composer.content.text == "")
        #expect(channel.tree.diagnostics.map(\.summary) == ["bad receive messageComposerVC -"])
    }

    @Test func whatTheScreenTiedToTheListIsTiedToTheNewOne() throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageListView, with: BadWhenPoked.self) }
        )
        let screen = FramedScreen()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([FixtureChat.message("1")]),
            client: SentRequests().client
        )
        let tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        let before = screen.messageListVC.view.frame

        screen.messageListVC.listView.raise(.poked, "")
        screen.view.layout(width: 375, height: 600)

        #expect(tree.diagnostics.map(\.summary) == ["bad receive messageListView -"])
        #expect(screen.messageListVC.view.frame == before)
        #expect(screen.replaced == 1)
    }

    @Test func whatWaitsForAnotherCellGetsItThoughOthersAreSwitchedOffMeanwhile() throws {
        var components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageCell, with: BadAtOnce.self) },
            TestPlugin("worse") { $0.extend(.bubble, with: BadAtOnce.self) }
        )
        components[.messageListDateSeparatorEnabled] = false
        let data = ListedMessages([FixtureChat.message("2"), FixtureChat.message("1")])
        var context = ComponentContext(components)
        context.budget.faults = 1
        let list = components.make(.messageListVC)
        list.dataSource = data
        let tree = list.mount(in: context)
        list.view.layout(width: 375, height: 600)

        let cells = (0..<2).compactMap { list.listView.cell(at: $0) }
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0.node.extensions.isEmpty })
        #expect(tree.diagnostics.count == 4)
    }

    @Test func whatIsSwitchedOffIsSoInComposersToo() throws {
        var components = try Components.with(
            TestPlugin("bad") { $0.extend(.avatar, with: BadInMessages.self) }
        )
        components[.messageListDateSeparatorEnabled] = false
        let messages = (0..<16).map { number in
            var message = FixtureChat.message("\(number)")
            message.author = number % 2 == 0 ? FixtureChat.bo : FixtureChat.cy
            return message
        }
        let channel = ComposedChannel(messages, components)
        channel.composer.apply(.insert("@b"))
        channel.layOut(height: 3_000)

        let avatars = channel.composer.suggestionsView.allViews.filter {
            $0.node.slotName == "avatar"
        }
        #expect(!avatars.isEmpty)
        #expect(avatars.allSatisfy { $0.node.extensions.isEmpty })
        #expect(channel.tree.diagnostics.count == 9)
    }

    @Test func aRootThatIsAlwaysMadeOfTheSameIsMadeTwiceAtMost() throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageListView, with: BadAtOnce.self) }
        )
        var count = 0

        let list = ComponentContext(components).mount { _ in
            count += 1
            return components.make(.messageListVC)
        }

        #expect(count <= 2)
        #expect(list.node.isConnected)
    }
}

extension Event where Payload == String {
    fileprivate static let poked = Event("poked")
}

extension View {
    fileprivate var allViews: [View] {
        [self] + subviews.flatMap(\.allViews)
    }
}

private final class BadWhenPoked: ComponentExtension<View>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard event[.poked] != nil else { return .passed }
        host.frame.x = .nan
        return .handled
    }
}

private final class BadWhenTyped: ComponentExtension<ComposerVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if event[.composerContentChanged] != nil {
            attempt { throw InjectedError() }
        }
        return .passed
    }
}

private final class LayingOutWhenSending: ComponentExtension<ComposerVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if event[.sendMessage] != nil {
            host.parent?.view.layout(width: 375, height: 600)
        }
        return .passed
    }
}

private final class BadAtOnce: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        attempt { throw InjectedError() }
    }
}

private final class BadInMessages: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        if host.itemAround != nil { attempt { throw InjectedError() } }
    }
}

extension View {
    /// The id of the message with the view.
    fileprivate var itemAround: String? {
        var next: View? = superview
        while let view = next {
            if let cell = view as? any MessageCell { return cell.content?.message()?.id }
            next = view.superview
        }
        return nil
    }
}

/// A screen that moves its list into a frame of its own.
private final class FramedScreen: ChatChannelVC {
    private(set) var replaced = 0

    override func setUpLayout() {
        super.setUpLayout()
        let list = messageListVC.view
        list.removeFromSuperview()
        view.addSubview(list)
        Constraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            list.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
    }

    override func replace(_ part: any Lifecycle) {
        super.replace(part)
        replaced += 1
    }
}
