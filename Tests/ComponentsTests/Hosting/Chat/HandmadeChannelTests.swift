import Components
import DefaultComponents
import Testing
import Views

@testable import Hosting

@Suite struct HandmadeChannelTests {
    let server = SentRequests()
    let controller: ChatChannelController
    let screen: HandmadeChannelVC
    let events = EventLog()

    init() {
        controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(120)),
            client: server.client
        )
        screen = HandmadeChannelVC(controller)
        screen.mount(in: ComponentContext(Components(), events: events))
        screen.view.layout(width: 375, height: 600)
    }

    @Test func itOpensAtTheNewestMessageAboveTheComposer() {
        let list = screen.messageListVC
        let composer = screen.messageComposerVC.view.frame

        #expect(list.listView.isAtLatest && list.faults == [])
        #expect(list.view.frame.size.height == composer.y)
        #expect(composer.y + composer.size.height == 600)
        #expect(composer.size.height < 80)
    }

    @Test func scrollingUpLoadsMore() {
        for _ in 0..<60 { screen.messageListVC.listView.scroll(by: -300) }

        #expect(controller.messages.count == 120)
        #expect(screen.messageListVC.listView.visibleRows.upperBound == 120)
    }

    @Test func whatIsSeenIsMarkedRead() {
        let list = screen.messageListVC
        list.listView.scroll(by: -900)
        controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))
        #expect(list.scrollToLatestMessageButton.content.messages == 1)

        list.scrollToLatestMessage()
        #expect(controller.channel?.isUnread == false)
    }

    @Test func editingAndReplyingLeadThroughTheComposer() throws {
        let own = try #require(controller.messages.first { $0.isSentByCurrentUser })
        let other = try #require(controller.messages.first { !$0.isSentByCurrentUser })
        let composer = screen.messageComposerVC

        screen.messageListVC.perform(EditActionItem(), on: own)
        #expect(composer.isEditing)
        composer.content.text = "Better"
        composer.sendMessage()
        #expect(controller.message(id: own.id)?.text == "Better")

        screen.messageListVC.perform(InlineReplyActionItem(), on: other)
        composer.content.text = "Aye"
        composer.sendMessage()
        #expect(controller.messages.first?.quote?.messageID == other.id)
        #expect(screen.messageListVC.listView.isAtLatest)
        #expect(composer.content == ComposerContent())
    }

    @Test func threadsAreOpened() throws {
        let message = try #require(controller.messages.first)

        screen.messageListVC.perform(ThreadReplyActionItem(), on: message)

        let route = try #require(events.routes.first)
        guard case .thread(let root) = route else {
            Issue.record("\(route)")
            return
        }
        #expect(root == message)
    }

    @Test func othersWhoTypeAreShown() {
        controller.receive(.typingStarted(FixtureChat.ann))
        controller.receive(.typingStarted(FixtureChat.bo))

        #expect(screen.messageListVC.typingIndicatorView.content == [FixtureChat.bo])
    }
}
