import Components
import DefaultComponents
import Drawing
import Testing
import Tracing
import Views

@testable import Hosting
@testable import Workbench

/// A property to which two plugins give the same value, so that removing one of them does not change it.
struct MaskedPropertyTests {
    @Test func whoWouldDecideTheSameIsReported() throws {
        let all = try explanation([SquarePlugin("a-square"), SquarePlugin("b-square")])
        let bubble = try #require(all.views.first { $0.view.name == "bubble" })
        let alone = try explanation([SquarePlugin("b-square")])

        let told = try bubble.substitute(for: "layer.cornerRadius") { ids in
            #expect(ids == ["a-square"])
            return alone
        }

        #expect(
            told.withoutLines
                == "  without a-square it would be the same, by SquareLayer.setUpAppearance from "
                + "b-square at ComponentsTests/MaskedPropertyTests.swift\n"
        )
        #expect(
            all.plugins(behind: "layer.cornerRadius", of: bubble) == ["a-square", "b-square"]
        )
    }

    @Test func nobodyIsReportedWhereItWouldBeAnother() throws {
        let all = try explanation([SquarePlugin("a-square")])
        let bubble = try #require(all.views.first { $0.view.name == "bubble" })
        let none = try explanation([])

        let told = try bubble.substitute(for: "layer.cornerRadius") { _ in none }

        #expect(told == "")
    }

    @Test func withoutWhomTheViewIsNotThereIsReported() {
        let run = DemoRun(
            "explain --message m2 --node avatar/imageView --property corner "
                + "--plugin always-show-metadata --plugin share-attachments"
        )

        #expect(
            run.output.hasSuffix(
                """
                    before: 0.0, the default of its class
                  without always-show-metadata the view would not be there

                """
            )
        )
    }

    private func explanation(_ plugins: [any Plugin]) throws -> MessageExplanation {
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        let section = try #require(conversation.channels.flatMap(MessageSection.sections).first)
        let place = try #require(section.messages.firstIndex { $0.id == "m2" })
        var composer = MessageComposer(
            try .with([DefaultComponentsPlugin()] + plugins),
            variant: .frames
        )
        return composer.explanation(of: section[place])
    }
}

private struct SquarePlugin: Plugin {
    let manifest: PluginManifest

    init(_ id: PluginID) {
        manifest = PluginManifest(id)
    }

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SquareLayer.self)
    }
}

private final class SquareLayer: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 0
    }
}
