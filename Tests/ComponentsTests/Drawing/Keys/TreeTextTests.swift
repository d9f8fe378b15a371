import Components
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct TreeTextTests {
    @Test func aTreeIsALineAViewTwoSpacesALevel() {
        let column = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 4)
        let (title, body) = (Label(), TextView())
        title.text = "Sailing"
        body.text = "See you"
        column.addArrangedSubviews([title, body])
        let root = View()
        root.addSubview(column)

        #expect(
            TreeNode(of: root).description == """
                view: View
                  containerStackView: ContainerStackView column=leading/4
                    label: Label "Sailing"
                    textView: TextView "See you"
                """
        )
    }

    @Test func suppliersAndExtensionsStandAfterTheType() throws {
        var components = Components()
        try components.install([PlatePlugin(id: "plates"), GlossPlugin(id: "gloss")])
        components.extend(plateSlot, with: Gloss.self)
        let plate = components.make(plateSlot)

        plate.mount(in: ComponentContext(components))

        #expect(
            TreeNode(of: plate).description == """
                plate: OtherPlate <- plates + gloss, app
                  shine: Label by gloss "shiny"
                  shine: Label by app "shiny"
                """
        )
    }

    @Test func theAppSuppliesAsApp() {
        var components = Components()
        components[plateSlot] = OtherPlate.self

        #expect(
            TreeNode(of: components.make(plateSlot)).description == "plate: OtherPlate <- app"
        )
    }

    @Test func aDeclaredDefaultHasNoSupplier() {
        let node = TreeNode(of: Components().make(plateSlot))

        #expect(node.description == "plate: PlainPlate")
        #expect(node.isSlotMade)
    }

    @Test func aPartMadeByHandSaysSo() {
        let node = TreeNode(of: PlainPlate())

        #expect(node.description == "plainPlate: PlainPlate <- by-hand")
        #expect(!node.isSlotMade)
    }

    @Test func whoseHookAddedAViewIsKnown() throws {
        var components = Components()
        try components.install([GlossPlugin(id: "gloss")])
        let plate = components.make(plateSlot)
        plate.mount(in: ComponentContext(components))

        let shine = try #require(TreeNode(of: plate).children.first)

        #expect(shine.addedBy?.id == "gloss")
        #expect(shine.description.contains(" by gloss"))
        #expect(shine.json.contains("\"addedBy\": \"gloss\""))
        #expect(shine.addedBy?.verb == .extend)
        #expect(TreeNode(of: plate).addedBy == nil)
    }

    @Test func hiddenViewsAreWrittenWithTheirSubtree() {
        let (root, inner) = (View(), Label())
        inner.text = "secret"
        root.addSubview(inner)
        root.isHidden = true

        #expect(
            TreeNode(of: root).description == """
                view: View hidden
                  label: Label "secret"
                """
        )
    }

    @Test func emptyTextIsLeftOut() {
        let (label, button) = (Label(), Button())
        label.text = ""
        button.title = ""

        #expect(TreeNode(of: label).description == "label: Label")
        #expect(TreeNode(of: button).description == "button: Button")
        #expect(TreeNode(of: TextView()).description == "textView: TextView")
    }

    @Test func aSnapshotDoesNotChangeWithTheView() {
        let label = Label()
        label.text = "before"
        let node = TreeNode(of: label)

        label.text = "after"

        #expect(node.text == "before")
    }

    @Test func treesAreComparedByFactsAndShape() {
        let (flat, deep) = (View(), View())
        let inner = View()
        flat.addSubview(View())
        flat.addSubview(View())
        deep.addSubview(inner)
        inner.addSubview(View())

        #expect(TreeNode(of: flat) == TreeNode(of: flat))
        #expect(TreeNode(of: flat) != TreeNode(of: deep))
        #expect(TreeNode(of: flat).children[0] == TreeNode(of: flat).children[1])
    }

    @Test func nodesAreWalkedInTheOrderOfTheText() {
        let root = ContainerStackView(arrangedSubviews: [View(), Label()])
        root.subviews[0].addSubview(Button())

        let node = TreeNode(of: root)

        #expect(
            node.flattened.map(\.name) == ["containerStackView", "view", "button", "label"]
        )
        #expect(node.children.map(\.name) == ["view", "label"])
    }
}

private protocol Plate: View, Component {}

private final class PlainPlate: View, Plate {}

private final class OtherPlate: View, Plate {}

private let plateSlot = Slot<any Plate.Type, any Plate>("plate", default: PlainPlate.self) {
    $0.init($1)
}

private final class Gloss: ComponentExtension<View> {
    private let shine = Label()

    override func setUpLayout() {
        super.setUpLayout()
        shine.text = "shiny"
        host.addSubview(shine)
    }
}

private struct PlatePlugin: Plugin {
    let manifest: PluginManifest

    init(id: PluginID) {
        manifest = PluginManifest(id)
    }

    func register(in registrar: inout Registrar) {
        registrar.declare(plateSlot)
        registrar.replace(plateSlot, with: OtherPlate.self)
    }
}

private struct GlossPlugin: Plugin {
    let manifest: PluginManifest

    init(id: PluginID) {
        manifest = PluginManifest(id)
    }

    func register(in registrar: inout Registrar) {
        registrar.extend(plateSlot, with: Gloss.self)
    }
}
