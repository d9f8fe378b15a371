import Components
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct TreeNameTests {
    @Test func propertiesGiveTheirNames() {
        let node = TreeNode(of: Holder())

        #expect(
            node.children.map(\.name) == [
                "inherited", "plain", "lazily", "maybe", "twice", "gaps", "listed", "listed",
                "keyed", "paired", "inner", "label",
            ]
        )
    }

    @Test func theNearestSuperviewsPropertyCounts() {
        let (outer, inner) = (Frame(), Frame())
        let shared = View()
        outer.content = inner
        outer.addSubview(inner)
        inner.content = shared
        inner.addSubview(shared)
        outer.other = shared

        #expect(TreeNode(of: outer).flattened.map(\.name) == ["frame", "content", "content"])
    }

    @Test func containersBetweenAreLookedThrough() {
        let frame = Frame()
        let (box, content) = (View(), Label())
        frame.content = content
        frame.addSubview(box)
        box.addSubview(content)

        #expect(TreeNode(of: frame).flattened.map(\.name) == ["frame", "view", "content"])
    }

    @Test func propertiesOfViewsBesideDoNotCount() {
        let (root, frame, label) = (View(), Frame(), Label())
        frame.content = label
        root.addSubview(frame)
        root.addSubview(label)

        #expect(TreeNode(of: root).flattened.map(\.name) == ["view", "frame", "label"])
    }

    @Test func aViewMadeFromASlotIsCalledByTheSlot() {
        let frame = Frame()
        let part = Components().make(framedSlot)
        frame.content = part
        frame.addSubview(part)

        #expect(TreeNode(of: frame).children.map(\.name) == ["framed"])
    }

    @Test func propertiesAboveASlotCountInside() {
        let (frame, label) = (Frame(), Label())
        let part = Components().make(framedSlot)
        frame.content = label
        frame.addSubview(part)
        part.addSubview(label)

        #expect(TreeNode(of: frame).flattened.map(\.name) == ["frame", "framed", "content"])
        #expect(TreeNode(of: label).name == "content")
    }

    @Test func extensionsPropertiesCountAfterTheHosts() throws {
        var components = Components()
        components.extend(framedSlot, with: Ribbon.self)
        let part = components.make(framedSlot)

        part.mount(in: ComponentContext(components))

        #expect(TreeNode(of: part).children.map(\.name) == ["ribbon", "shared"])
    }

    @Test func aPartOfATreeHasTheNamesOfTheWhole() {
        let (frame, label) = (Frame(), Label())
        let box = View()
        frame.content = label
        frame.addSubview(box)
        box.addSubview(label)

        #expect(TreeNode(of: label).name == "content")
        #expect(TreeNode(of: label) == TreeNode(of: frame).children[0].children[0])
    }

    @Test func genericTypesLoseTheirArgumentsInNames() {
        let node = TreeNode(of: Boxed<Int>())

        #expect(node.description == "boxed: Boxed<Int>")
    }

    @Test func aFamilysMemberIsCalledByFamilyAndKey() {
        let family = SlotFamily<any Framed.Type, any Framed>("frames", fallback: Frame.self) {
            $0.init($1)
        }

        let slot = family["round \"x\": y"]
        var components = Components()
        components[slot] = Frame.self

        let node = TreeNode(of: components.make(slot))

        #expect(node.description == #""frames(round \"x\": y)": Frame <- app"#)
    }

    @Test func eachOwnerIsLookedAtOnce() {
        let owner = Counted()
        for _ in 0..<100 { owner.addSubview(View()) }

        _ = TreeNode(of: owner)

        #expect(owner.looks.count == 1)
    }
}

private class BaseHolder: View {
    let inherited = View()
}

private final class Holder: BaseHolder {
    let plain = View()
    lazy var lazily = View()
    var maybe: View? = View()
    var twice: Label?? = Label()
    let listed = [View(), View()]
    let gaps: [View?] = [nil, View()]
    let keyed = ["a": View()]
    let paired = (number: 1, view: View())
    let numbers = [1, 2, 3]
    private let parts = Parts()

    private struct Parts {
        let inner = View()
    }

    required init() {
        super.init()
        let optionals = [maybe, twice ?? nil] + gaps
        let views = [inherited, plain, lazily] + optionals.compactMap(\.self) + listed
        for view in views + Array(keyed.values) + [paired.view, parts.inner, Label()] {
            addSubview(view)
        }
    }
}

private protocol Framed: View, Component {}

private final class Frame: View, Framed {
    var content: View?
    var other: View?
}

private let framedSlot = Slot<any Framed.Type, any Framed>("framed", default: Frame.self) {
    $0.init($1)
}

private final class Ribbon: ComponentExtension<Frame> {
    private lazy var ribbon = View()
    private var alias: View?
    private let shared = View()

    override func setUpLayout() {
        super.setUpLayout()
        alias = ribbon
        host.addSubview(ribbon)
        host.addSubview(shared)
    }
}

private final class Boxed<Content>: View {}

private final class Counted: View, CustomReflectable {
    final class Looks {
        var count = 0
    }

    let looks = Looks()

    var customMirror: Mirror {
        looks.count += 1
        return Mirror(self, children: [], displayStyle: .class)
    }
}
