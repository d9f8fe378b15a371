import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Text that a plugin's hook writes into a composer counts towards its budget.
@Suite(.diagnosticsOfIssues)
struct ComposerTextFaultTests {
    @Test(
        arguments: [
            { $0.content.editedText = EditedText(endless) },
            { $0.notice = endless },
            { $0.content.editedText = EditedText(String(repeating: "\n", count: 200_000)) },
        ] as [@Sendable (ComposerVC) -> Void]
    )
    func endlessTextIsLeftOut(write: @escaping @Sendable (ComposerVC) -> Void) throws {
        var components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageComposerVC, with: Writer.self) }
        )
        components[.writing] = write

        let channel = ComposedChannel(components)

        #expect(
            channel.tree.diagnostics.map(\.summary) == ["bad updateContent messageComposerVC -"]
        )
        #expect(channel.composer.content.text.isEmpty)
        #expect(channel.composer.notice == nil)
    }

    @Test func shortTextStays() throws {
        var components = try Components.with(
            TestPlugin("good") { $0.extend(.messageComposerVC, with: Writer.self) }
        )
        components[.writing] = { if $0.content.text.isEmpty { $0.apply(.insert("Ahoy")) } }

        let channel = ComposedChannel(components)

        #expect(channel.tree.diagnostics == [])
        #expect(channel.composer.content.text == "Ahoy")
    }
}

private let endless = String(repeating: "endless ", count: 1_375_000)

private final class Writer: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        host.components[.writing](host)
    }
}

extension ValueSlot<@Sendable (ComposerVC) -> Void> {
    fileprivate static let writing = ValueSlot("writingInTests", default: { _ in })
}
