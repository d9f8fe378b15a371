import Components
import DefaultComponents
import Synchronization
import Testing
import Views

struct ChatChannelVCTests {
    @Test func channelIsShownFromItsNewestMessage() throws {
        let screen = try Screen(120)

        #expect(screen.list.listView.isAtLatest)
        #expect(screen.controller.messages.count == 50)
        #expect(screen.list.faults == [])
        #expect(screen.tree.diagnostics == [])
    }

    @Test func whatHappensWhileTheListIsAwayIsReadOnItsReturn() throws {
        let screen = try Screen(20)
        screen.list.removeFromParent()
        screen.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))

        screen.vc.addChild(screen.list)
        screen.vc.view.layout(width: 375, height: 600)

        #expect(screen.list.listView.visibleIndex(ofMessageWithID: "new") == 0)
        #expect(screen.list.faults == [])
    }

    @Test func otherControllerTakesOverWhole() throws {
        let screen = try Screen(120)
        screen.controller.receive(.typingStarted(FixtureChat.bo))
        screen.list.listView.scroll(by: -900)

        screen.vc.channelController = ChatChannelController(transcript: FixtureChat.transcript)
        screen.vc.view.layout(width: 375, height: 600)
        screen.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))

        #expect(screen.list.listView.isAtLatest)
        #expect(screen.list.typingIndicatorView.isHidden)
        #expect(screen.list.faults == [])
    }

    @Test func olderPagesAreLoadedOnTheWayUp() throws {
        let screen = try Screen(120)

        for _ in 0..<60 { screen.list.listView.scroll(by: -300) }

        #expect(screen.controller.messages.count == 120)
        #expect(screen.list.listView.visibleRows.upperBound == 120)
        #expect(screen.list.faults == [])
    }

    @Test func newMessageIsReadWhereItIsSeen() throws {
        let screen = try Screen(20)

        screen.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))

        #expect(screen.controller.channel?.isUnread == false)
        #expect(screen.list.listView.isAtLatest)
    }

    @Test func newMessageIsCountedWhileAway() throws {
        let screen = try Screen(120)
        screen.list.listView.scroll(by: -900)

        screen.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))
        #expect(screen.list.scrollToLatestMessageButton.content.messages == 1)
        #expect(!screen.list.scrollToLatestMessageButton.isHidden)

        screen.list.scrollToLatestMessage()
        #expect(screen.list.scrollToLatestMessageButton.content == .noUnread)
        #expect(screen.list.scrollToLatestMessageButton.isHidden)
    }

    @Test func typingUsersAreShownWithoutTheReader() throws {
        let screen = try Screen(20)

        screen.controller.receive(.typingStarted(FixtureChat.bo))
        screen.controller.receive(.typingStarted(FixtureChat.ann))
        #expect(screen.list.typingIndicatorView.content == [FixtureChat.bo])
        #expect(!screen.list.typingIndicatorView.isHidden)

        screen.controller.receive(.typingStopped(FixtureChat.bo))
        #expect(screen.list.typingIndicatorView.isHidden)
    }

    @Test func deletingEndsAtTheController() throws {
        let screen = try Screen(20)
        let message = try #require(screen.controller.messages.first { $0.isSentByCurrentUser })
        let action = try #require(
            screen.list.actions(for: message).first { $0 is DeleteActionItem }
        )

        screen.list.perform(action, on: message)

        #expect(
            screen.controller.messages.first { $0.id == message.id }?.isDeleted != false
        )
        #expect(screen.list.faults == [])
    }

    @Test func tapOnTheAvatarLeadsToThePerson() throws {
        let screen = try Screen(20)
        let index = try #require(
            screen.list.listView.visibleRows.first {
                screen.controller.messages[$0].author == FixtureChat.bo
                    && screen.list.layoutOptions(at: $0).contains(.avatar)
            }
        )
        let cell = try #require(screen.list.listView.cell(at: index))

        let point = Point(x: 20, y: cell.frame.y + cell.frame.size.height - 20)
        screen.vc.view.tap(at: point)

        #expect(screen.sink.routes.count == 1)
        guard case .user(FixtureChat.bo) = screen.sink.routes.first else {
            Issue.record("no route to Bo, but \(screen.sink.routes)")
            return
        }
    }

    @Test(arguments: [true, false])
    func extensionsOfAMessageHearALongPressBeforeTheActionsAreShown(handles: Bool) throws {
        var components = Components()
        let heard = Mutex<[String]>([])
        components.extend(.messageContentView, with: PressLayer.self)
        components.on(.pressed) { id in
            heard.withLock { $0.append(id) }
            return handles ? .handled : .passed
        }
        let screen = try Screen(1, with: components)
        let cell = try #require(screen.list.listView.cell(at: 0))
        let text = try #require(cell.messageView?.textView)

        screen.vc.view.longPress(
            at: Tap(on: text, at: Point(x: 8, y: 8)).location(in: screen.vc.view)
        )

        #expect(heard.withLock { $0 } == ["0"])
        #expect(screen.sink.routes.isEmpty == handles)
    }

    /// A mounted channel of a number of messages, with the unhandled events.
    private struct Screen {
        let vc = ChatChannelVC()
        let controller: ChatChannelController
        let sink = RouteSink()
        let tree: ComponentTree

        init(_ count: Int, with components: Components = Components()) throws {
            controller = ChatChannelController(
                channel: FixtureChat.group,
                messages: ChatMessages(ListedMessages.turns(count))
            )
            vc.channelController = controller
            tree = vc.mount(in: ComponentContext(components, events: sink))
            vc.view.layout(width: 375, height: 600)
        }

        var list: ChatMessageListVC { vc.messageListVC }
    }
}

extension Event where Payload == String {
    fileprivate static let pressed = Event("pressed")
}

private final class PressLayer: ComponentExtension<ChatMessageContentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .longPress, let message = host.content else { return .passed }
        return host.raise(.pressed, message.id)
    }
}

/// Keeps the unhandled routes.
private final class RouteSink: EventSink {
    var routes: [ChatRoute] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let route = event[.route] else { return .passed }
        routes.append(route)
        return .handled
    }
}
