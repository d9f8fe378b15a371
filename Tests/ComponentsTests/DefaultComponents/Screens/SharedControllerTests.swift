import Components
import DefaultComponents
import Testing
import Views

/// A controller has one delegate, so that of two screens only the last one shows changes.
@Suite(.diagnosticsOfIssues)
struct SharedControllerTests {
    @Test func theScreenThatAnotherOneReplacesIsToldOfIt() {
        let (first, second) = (ComposedChannel(), ChatChannelVC())

        second.channelController = first.controller
        let tree = second.mount(in: ComponentContext(Components()))
        #expect(first.tree.diagnostics == [])
        first.controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))

        let told = first.tree.diagnostics.map(\.description)
        #expect(
            told == [
                """
                'ChatChannelVC' received contradictory information. The controller of channel 'sailing' has another \
                screen as its delegate, so this one does not show its changes. To fix, make a controller for each \
                screen, of one client.
                """
            ]
        )
        #expect(tree.diagnostics == [])
    }

    @Test func aScreenThatGoesToAnotherControllerFirstIsNotTold() {
        let (first, second) = (ComposedChannel(), ChatChannelVC())
        first.screen.channelController = nil

        second.channelController = first.controller
        second.mount(in: ComponentContext(Components()))
        first.controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))

        #expect(first.tree.diagnostics == [])
    }

    @Test func aDelegateOfTheAppThatPassesChangesOnIsNotTold() {
        let channel = ComposedChannel()
        let passing = Passing(to: channel.screen)

        channel.controller.delegate = passing
        channel.controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))

        let list = channel.screen.messageListVC.listView
        #expect(list.visibleIndex(ofMessageWithID: "new") == 0)
        #expect(channel.tree.diagnostics == [])
    }
}

/// A delegate that passes changes on to a screen.
private final class Passing: ChatChannelControllerDelegate {
    private let screen: ChatChannelVC

    init(to screen: ChatChannelVC) {
        self.screen = screen
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        screen.channelController(channelController, didUpdateMessages: changes)
    }
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
