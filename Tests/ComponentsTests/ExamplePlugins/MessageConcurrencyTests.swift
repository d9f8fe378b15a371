import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct MessageConcurrencyTests {
    @Test func twoRootsOnTwoThreadsAreComposedAsAlone() async throws {
        var plain = Components()
        plain[.messageContentView] = UnsupportedContentView.self
        let plugged = try Components.with(ExampleCatalogue.plugins)
        // Composing alone first also declares every slot.
        let alone = [plain, plugged].map {
            ComposedChat(FixtureChat.excerpt, with: $0, listed: true).text
        }

        let together = await withTaskGroup(of: (Int, Bool).self) { group in
            for round in 0..<16 {
                let components = round.isMultiple(of: 2) ? plain : plugged
                let expected = alone[round % 2]
                group.addTask {
                    let chat = ComposedChat(FixtureChat.excerpt, with: components, listed: true)
                    return (round, chat.text == expected)
                }
            }
            return await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
        }

        #expect(alone[0] != alone[1])
        #expect(together.count == 16)
        #expect(together.values.allSatisfy { $0 })
    }
}

private final class UnsupportedContentView: ChatMessageContentView {
    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        mainContainer.alignment = .center
    }
}
