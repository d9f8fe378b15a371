import Components
import Testing

struct SharedPartTests {
    @Test func treeSharesOnePart() {
        let (root, child) = (Line(), Line())
        root.add(child)
        root.mount(in: ComponentContext(Components()))

        #expect(root.shared(.badge) === child.shared(.badge))
    }

    @Test func treesShareNothing() {
        let (one, other) = (Line(), Line())
        one.mount(in: ComponentContext(Components()))
        other.mount(in: ComponentContext(Components()))

        #expect(one.shared(.badge) !== other.shared(.badge))
    }

    @Test func newComponentsGiveANewPart() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))
        let before = root.shared(.badge)

        root.updateComponents(Components())

        #expect(root.shared(.badge) !== before)
    }

    @Test func sharedPartThatWasAddedGoesWithItsTree() {
        weak var part: TestPart?
        do {
            let root = Line()
            root.mount(in: ComponentContext(Components()))
            let shared = root.shared(.badge)
            root.add(shared)
            part = shared
        }

        #expect(part == nil)
    }

    @Test func treeWithoutItsRootKeepsNoSharedPart() {
        weak var part: TestPart?
        let child = Line()
        do {
            let root = Line()
            root.add(child)
            root.mount(in: ComponentContext(Components()))
        }

        do {
            let shared = child.shared(.badge)
            child.add(shared)
            child.remove(shared)
            part = shared
        }

        #expect(part == nil)
    }

    @Test func partThatReadsItsTreeWhenItGoesFindsItWhole() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))
        let slot = Slot<any Badge.Type, any Badge>("parting", default: PartingBadge.self) {
            $0.init($1)
        }
        if let part = root.shared(slot) as? PartingBadge {
            part.tree = root.node.connectedTree
        }

        root.updateComponents(Components())

        #expect(root.shared(.badge) is PlainBadge)
    }
}

/// Asks its tree for a shared component when it ends.
private final class PartingBadge: TestPart, Badge {
    var tree: ComponentTree?

    deinit {
        _ = tree?.shared(Slot.badge)
    }
}
