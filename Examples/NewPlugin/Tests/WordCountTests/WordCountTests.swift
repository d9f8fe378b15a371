import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Hosting
import Synchronization
import Testing
import Views
import WordCount

@Suite struct WordCountTests {
    @Test func thePluginHasItsCertificate() {
        for finding in certify(WordCountPlugin()).findings { Issue.record(finding) }
    }

    @Test func aMessageEndsInTheButton() throws {
        let texts = tree("Shall we go sailing?", try chat()).flattened.map(\.text)

        #expect(texts.contains("WordCount"))
    }

    @Test func aMessageWithoutTextStaysAsItIs() throws {
        let names = tree("", try chat()).flattened.map(\.name)

        #expect(!names.contains("wordCountBadge"))
    }

    @Test func nothingIsLeftOfThePluginOnceItIsGone() throws {
        var components = try chat()
        try components.uninstall("word-count")

        #expect(tree("Yes", components) == tree("Yes", Components()))
    }

    @Test func aTapIsRaised() throws {
        let taps = Mutex<[String]>([])
        var components = try chat()
        components.on(.tapOnWordCountBadge) { message in
            taps.withLock { $0.append(message.id) }
            return .handled
        }
        let badge = components.make(.wordCountBadge)
        badge.content = message("Yes")
        badge.mount(in: ComponentContext(components))

        badge.sendActions(for: .touchUpInside)

        #expect(taps.withLock { $0 } == ["1"])
    }

    @Test func anAppPutsAnotherViewIntoTheSlot() throws {
        var components = try chat()
        components[.wordCountBadge] = LoudBadge.self

        #expect(tree("Yes", components).flattened.map(\.text).contains("WordCount".uppercased()))
    }

    private func chat() throws -> Components {
        var components = Components()
        try components.install([DefaultComponentsPlugin(), WordCountPlugin()])
        return components
    }

    private func tree(_ text: String, _ components: Components) -> TreeNode {
        ChannelDrawing(of: message(text), with: components).tree()
    }

    private func message(_ text: String) -> ChatMessage {
        ChatMessage(
            id: "1",
            author: ChatUser(id: "ada", name: "Ada"),
            createdAt: Timestamp(seconds: 1_772_444_460),
            text: RichText(plain: text)
        )
    }
}

private final class LoudBadge: WordCountBadgeView {
    override func updateContent() {
        super.updateContent()
        title = title?.uppercased()
    }
}
