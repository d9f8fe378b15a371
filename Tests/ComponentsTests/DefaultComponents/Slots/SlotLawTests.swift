import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct SlotLawTests {
    @Test func everyVisiblePartOfAMessageHasASlot() {
        let cells = ComposedChat.cells(with: Components())

        #expect(cells.flatMap(SlotLaw.findings) == [])
    }

    @Test(arguments: Cases(20, of: PluginSubsets.count))
    func everyVisiblePartHasASlotOrAnExtensionInEverySubset(subset: Case) throws {
        let components = try Components.with(PluginSubsets.plugins(subset.number))

        let cells = ComposedChat.cells(FixtureChat.excerpt, with: components)

        #expect(cells.flatMap(SlotLaw.findings) == [])
    }

    @Test(arguments: Plant.all, Bed.all)
    func aPlantedBareViewBreaksTheLaw(_ plant: Plant, _ bed: Bed) throws {
        let message = FixtureChat.own("a") { $0.readBy = FixtureChat.others }
        let cell = composeCell(alone(message), with: Components()).cell
        let view = try #require(cell.messageView)

        bed.container(cell, view).addSubview(plant.make())

        #expect(SlotLaw.findings(in: cell).count == 1)
    }

    @Test func aLabelInTheLayoutOfASubclassBreaksTheLaw() {
        var components = Components()
        components.messageContentView = LabelledContentView.self

        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        #expect(SlotLaw.findings(in: cell) == ["Label"])
    }

    @Test func aBareLabelInADecorationBreaksTheLaw() {
        var components = Components()
        components.replace(.footerDecoration("bare")) { _ in
            let decoration = ChatMessageDecorationView()
            decoration.addSubview(Label())
            return decoration
        }

        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        #expect(SlotLaw.findings(in: cell) == ["Label"])
    }

    @Test func aLabelOfAnExtensionKeepsTheLaw() {
        var components = Components()
        components.extend(.messageContentView, with: ExtensionLabel.self)

        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        #expect(SlotLaw.findings(in: cell) == [])
        #expect(cell.messageView?.mainContainer.subviews.last is Label)
    }
}

/// A visible view without a slot.
struct Plant: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> View

    static let all = [
        Plant(testDescription: "label") { Label() },
        Plant(testDescription: "text") { TextView() },
        Plant(testDescription: "picture") { ImageView() },
        Plant(testDescription: "button") { Button() },
        Plant(testDescription: "fill") {
            let view = View()
            view.backgroundColor = .black
            return view
        },
        Plant(testDescription: "edge") {
            let view = View()
            view.layer.borderWidth = 1
            return view
        },
    ]
}

/// A container of a cell.
struct Bed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let container: @Sendable (any MessageCell, ChatMessageContentView) -> View

    static let all = [
        Bed(testDescription: "cell") { cell, _ in cell },
        Bed(testDescription: "message") { $1 },
        Bed(testDescription: "mainContainer") { $1.mainContainer },
        Bed(testDescription: "bubbleThreadMetaContainer") { $1.bubbleThreadMetaContainer },
        Bed(testDescription: "metadataContainer") { $1.metadataContainer },
        Bed(testDescription: "bubbleContentContainer") { $1.bubbleContentContainer },
    ]
}

private final class LabelledContentView: ChatMessageContentView {
    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        mainContainer.addArrangedSubview(Label())
    }
}

private final class ExtensionLabel: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.mainContainer.addArrangedSubview(Label())
    }
}
