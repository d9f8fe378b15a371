import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ShowingAMessageListTests {
    @Test func theNewestMessagesAreShownAndReadInAMountedScreen() throws {
        let channelController = controller()
        let screen = CustomChannelViewController()
        screen.channelController = channelController
        screen.mount(in: ComponentContext(Components.default))
        screen.view.layout(width: 375, height: 600)

        channelController.receive(.newMessage(FixtureChat.message("new", at: 90_000, "Ahoy")))

        #expect(screen.messageListVC.listView.isAtLatest)
        #expect(channelController.channel?.isUnread == false)
        #expect(shownIDs(screen.messageListVC).first == "new")
        #expect(screen.messageListVC.faults == [])
        #expect(screen.node.connectedTree?.diagnostics == [])
    }

    @Test func olderMessagesAreLoadedOnTheWayUp() {
        let screen = screen()

        for _ in 0..<60 { screen.messageListVC.listView.scroll(by: -300) }

        #expect(screen.channelController?.messages.count == 120)
        #expect(screen.messageListVC.listView.visibleRows.upperBound == 120)
        #expect(screen.messageListVC.faults == [])
    }

    @Test func whatIsNotReadIsCountedWhileAway() {
        let screen = screen()
        screen.messageListVC.listView.scroll(by: -900)

        screen.channelController?.receive(.newMessage(FixtureChat.message("new", at: 90_000)))
        #expect(screen.messageListVC.scrollToLatestMessageButton.content.messages == 1)

        screen.messageListVC.scrollToLatestMessage()
        #expect(screen.messageListVC.scrollToLatestMessageButton.content == .noUnread)
    }

    @Test func othersWhoTypeAreShown() {
        let screen = screen()

        screen.channelController?.receive(.typingStarted(FixtureChat.ann))
        #expect(screen.messageListVC.typingIndicatorView.isHidden)

        screen.channelController?.receive(.typingStarted(FixtureChat.bo))
        #expect(screen.messageListVC.typingIndicatorView.content == [FixtureChat.bo])

        screen.channelController?.receive(.typingStopped(FixtureChat.bo))
        #expect(screen.messageListVC.typingIndicatorView.isHidden)
    }

    @Test func anActionEndsAtTheDelegateUnlessSomebodyHandlesIt() throws {
        var components = Components()
        components.on(.messageAction) { choice in
            choice.item is EditActionItem ? .handled : .passed
        }
        let screen = screen(with: components)
        let message = try #require(
            screen.channelController?.messages.first { $0.isSentByCurrentUser }
        )

        screen.messageListVC.perform(EditActionItem(), on: message)
        #expect(screen.messageComposerVC.content.state == .new)

        screen.messageListVC.perform(InlineReplyActionItem(), on: message)
        #expect(screen.messageComposerVC.content.state == .quoting(message))
    }

    @Test func aThreadIsARouteThatAListenerShows() throws {
        var components = Components()
        components.on(.route) { route in
            if case .thread = route { return .handled }
            return .passed
        }
        let message = try #require(screen().channelController?.messages.first)

        for (components, reply) in [(Components(), EventReply.passed), (components, .handled)] {
            let screen = screen(with: components)
            #expect(screen.messageListVC.raise(.route, .thread(message)) == reply)
            screen.messageListVC.perform(ThreadReplyActionItem(), on: message)
            #expect(screen.messageComposerVC.content.state == .new)
        }
    }

    @Test func aListIsCustomizedByAnAssignment() {
        let list = Components.withValue(Components()) {
            Components.default.messageListVC = OtherLayout.CustomMessageListVC.self
            return screen(with: .default).messageListVC
        }
        list.listView.scroll(by: -900)
        list.view.layoutIfNeeded()

        let button = list.scrollToLatestMessageButton.frame
        #expect(button.x + button.size.width / 2 == 187.5)
        #expect(button.size.width < 60)
        #expect(list.dateOverlayView.superview == nil)
    }

    @Test func oneListShowsOtherMessages() throws {
        let other = OtherMessages.CustomMessageListVC.self
        let screen = screen { $0.messageListVC = $0.make(.messageListVC, as: other) }

        let cell = try #require(screen.messageListVC.listView.cell(at: 0))

        #expect(cell.messageView is OtherMessages.CustomChatMessageContentView)
    }

    @Test func aPluginShowsOtherMessagesInAListOfAName() throws {
        let components = try Components.with([PinnedMessagesPlugin()])
        let screen = screen(with: components)
        let cell = { screen.messageListVC.listView.cell(at: 0)?.messageView }
        #expect(!(cell() is OtherMessages.CustomChatMessageContentView))

        screen.messageListVC.name = "pinned"
        screen.view.layoutIfNeeded()

        #expect(cell() is OtherMessages.CustomChatMessageContentView)
    }

    @Test func theRouterLeadsElsewhere() {
        let screen = Components.withValue(Components()) {
            Components.default.messageListRouter = CustomChatMessageListRouter.self
            return self.screen(with: .default)
        }

        screen.messageListVC.router.showUser(FixtureChat.bo)

        #expect(screen.children.count == 3)
    }

    private func controller() -> ChatChannelController {
        ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(120))
        )
    }

    private func screen(
        with components: Components = Components(),
        _ change: (CustomChannelViewController) -> Void = { _ in }
    ) -> CustomChannelViewController {
        let screen = CustomChannelViewController()
        screen.channelController = controller()
        change(screen)
        screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        return screen
    }

    private func shownIDs(_ list: ChatMessageListVC) -> [String] {
        list.listView.visibleRows.compactMap {
            list.listView.cell(at: $0)?.content?.message()?.id
        }
    }
}
