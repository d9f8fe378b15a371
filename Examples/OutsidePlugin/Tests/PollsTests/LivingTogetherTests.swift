import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import EveningTheme
import ExamplePlugins
import Polls
import Testing

@Suite struct LivingTogetherTests {
    @Test func everyOrderGivesTheSameTrees() {
        let check = PluginCheck(everyPlugin, output: trees)

        #expect(check.findings == [])
    }

    @Test func nothingIsReportedOfThePlugins() throws {
        let sets: [[any Plugin]] = [[PollsPlugin()], [EveningThemePlugin()], everyPlugin]

        try Components.withValue(Components()) {
            Components.onDiagnostic = { Issue.record("\($0)") }
            for plugins in sets {
                var components = Components()
                try components.install(plugins)
                _ = trees(components)
            }
        }
    }

    @Test func pollsAndSharingBothStandBelowTheContent() throws {
        let components = try chat(PollsPlugin(), ShareAttachmentsPlugin())
        var message = pollMessage()
        let image = ImageAttachment(imageURL: "https://example.com/soup.png")
        message.attachments.append(ChatAttachment(kind: .image, payload: .image(image)))

        let nodes = tree(message, components).flattened

        let buttons = nodes.filter { $0["role"] == "button" }
        #expect(buttons.map(\.text) == ["Share", "Vote"])
        #expect(buttons.map(\.addedBy?.id) == ["share-attachments", "polls"])
    }

    @Test(arguments: everyPlugin.map(\.id))
    func withoutOneTheOthersStillShowPolls(id: PluginID) throws {
        var components = Components()
        try components.install(everyPlugin)
        try components.uninstall(id)

        let hasButton = tree(pollMessage(), components).flattened.contains {
            $0.name == "voteButton"
        }

        #expect(hasButton == (id != "polls"))
    }
}

/// The plugins of this package with all examples and the chat's own.
private let everyPlugin: [any Plugin] =
    [DefaultComponentsPlugin(), PollsPlugin(), EveningThemePlugin()] + ExampleCatalogue.plugins

private func trees(_ components: Components) -> [String] {
    [pollMessage(), pollMessage(isClosed: true), textMessage()].map {
        tree($0, components).description
    }
}
