import Components
import DefaultComponents
import ExamplePlugins
import Testing

// Without an import of `Views`: the behaviour of a root must not depend on its user's imports.
@Suite struct MessageLayoutTests {
    @Test func mountingACellLaysItOut() {
        var components = Components()
        components.messageBubbleView = RecordingBubble.self
        let cell = components.make(.messageCell)
        cell.content = alone(FixtureChat.message("a"))

        cell.mount(in: ComponentContext(components))

        #expect(RecordingBubble.find(in: cell)?.layouts == 1)
    }

    @Test func newComponentsLayACellOutAgain() {
        var components = Components()
        components.messageBubbleView = RecordingBubble.self
        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        cell.updateComponents(components)

        #expect(RecordingBubble.find(in: cell)?.layouts == 2)
    }

    @Test func theErrorKeepsItsPlaceWhenTheMessageIsRearranged() throws {
        let message = FixtureChat.own("a") { $0.localState = .sendingFailed }

        let text = tree(of: message, with: try .with([ReversedMetadataPlugin()]))

        #expect(
            text.contains(
                "centerX = mainContainer.bubbleThreadMetaContainer.bubbleContentContainer.trailing @740"
            )
        )
    }
}
