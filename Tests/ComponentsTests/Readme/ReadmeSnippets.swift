import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

@Suite struct ReadmeSnippetTests {
    @Test func oneAssignmentSquaresTheBubble() {
        Components.withValue(Components()) {
            Components.default.messageBubbleView = SquaredBubbleView.self

            let bubble = Components.default.make(.bubble)
            bubble.mount(in: ComponentContext())

            #expect(bubble.layer.cornerRadius == 0)
        }
    }

    @Test func pluginsShareTheBubble() throws {
        try Components.withValue(Components()) {
            try Components.default.install([SquaredBubblePlugin(), ShareAttachmentsPlugin()])

            let bubble = Components.default.make(.bubble)
            bubble.mount(in: ComponentContext())

            #expect(TreeNode(of: bubble).extensions == ["squared-bubble"])
            #expect(bubble.layer.cornerRadius == 0)
        }
    }
}

private final class SquaredBubbleView: ChatMessageBubbleView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 0
    }
}

private struct SquaredBubblePlugin: Plugin {
    let manifest = PluginManifest("squared-bubble")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SquareCorners.self)
    }
}

private final class SquareCorners: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 0
    }
}
