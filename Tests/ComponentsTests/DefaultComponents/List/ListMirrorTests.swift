import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

struct ListMirrorTests {
    @Test(arguments: [false, true])
    func listFromRightToLeftIsTheExactMirror(hasPlugins: Bool) throws {
        var components = try Components.with(hasPlugins ? ExampleCatalogue.plugins : [])
        let leftToRight = screen(with: components)
        components[.layoutDirection] = .rightToLeft
        let rightToLeft = screen(with: components)

        for distance in [0.0, -250, -400, 130, -1000] {
            for screen in [leftToRight, rightToLeft] {
                screen.messageListVC.listView.scroll(by: distance)
                screen.view.layoutIfNeeded()
            }
            let found = leftToRight.view.differences(fromMirror: rightToLeft.view)
            #expect(found == [], "after \(distance)")
        }
    }

    /// Returns a channel with a person typing and unread messages below.
    private func screen(with components: Components) -> ChatChannelVC {
        let screen = ChatChannelVC()
        let controller = ChatChannelController(transcript: FixtureChat.transcript)
        screen.channelController = controller
        screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 377, height: 601)
        screen.messageListVC.listView.scroll(by: -120)
        controller.receive(.newMessage(FixtureChat.message("new", at: 1_000_000)))
        controller.receive(.typingStarted(FixtureChat.cy))
        screen.view.layoutIfNeeded()
        return screen
    }
}
