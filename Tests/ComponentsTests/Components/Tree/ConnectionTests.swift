import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct ConnectionTests {
    @Test func partIsConnectedByMounting() {
        let part = Line()

        part.mount(in: ComponentContext(Components()))

        #expect(part.node.isConnected)
    }

    @Test func removedPartIsDisconnectedWithItsChildren() {
        let (parent, child, grandchild) = (Line(), Line(), Line())
        child.add(grandchild)
        parent.add(child)
        parent.mount(in: ComponentContext(Components()))

        parent.remove(child)

        #expect(!grandchild.node.isConnected)
    }

    @Test func returningPartIsConnectedWithItsChildren() {
        let (parent, child, grandchild) = (Line(), Line(), Line())
        child.add(grandchild)
        parent.add(child)
        parent.mount(in: ComponentContext(Components()))
        parent.remove(child)

        parent.add(child)

        #expect(grandchild.node.isConnected)
    }

    @Test func childAddedWhileAwayRunsItsHooksOnReturn() {
        let (parent, child) = (Line(), Line())
        parent.add(child)
        parent.mount(in: ComponentContext(Components()))
        parent.remove(child)
        child.add(PlainBadge())

        let hooks = LifecycleLog.recording { parent.add(child) }

        #expect(hooks.first == "PlainBadge.setUp")
    }

    @Test func partThatLeavesInSetUpShowsItsContentOnReturn() {
        let (parent, child) = (Line(), Line())
        parent.mount(in: ComponentContext(Components()))
        child.whenSetUp = { [unowned parent] in parent.remove($0) }
        child.content = "a"
        parent.add(child)

        parent.add(child)

        #expect(child.shown == "a")
    }

    @Test func partThatLeavesAndReturnsInSetUpLayoutShowsItsContent() {
        let (parent, child) = (Line(), Line())
        parent.mount(in: ComponentContext(Components()))
        child.whenSetUpLayout = { [unowned parent] part in
            parent.remove(part)
            parent.add(part)
        }
        child.content = "a"

        parent.add(child)

        #expect(child.shown == "a")
    }

    @Test func partThatReturnsInSetUpLayoutRunsItsHooksOnce() {
        let (parent, child) = (Line(), SquareBadge())
        parent.mount(in: ComponentContext(Components()))
        child.whenSetUpLayout = { [unowned parent] part in
            parent.remove(part)
            parent.add(part)
        }

        let hooks = LifecycleLog.recording { parent.add(child) }

        #expect(
            hooks == [
                "SquareBadge.setUp", "SquareBadge.setUpLayout", "SquareBadge.setUpAppearance",
                "SquareBadge.updateContent",
            ]
        )
    }

    @Test func partThatAlwaysReturnsInUpdateContentSettles() {
        let (parent, child) = (Line(), Line())
        parent.mount(in: ComponentContext(Components()))
        child.whenUpdated = { [unowned parent] part in
            part.content = (part.content ?? "") + "."
            parent.remove(part)
            parent.add(part)
        }

        parent.add(child)

        #expect(child.node.isConnected)
    }

    @Test func originOfTheFirstMakeStays() {
        var components = Components()
        components[.badge] = RoundBadge.self

        let row = components.make(.row)
        row.mount(in: ComponentContext(components))

        #expect(treeText(row) == "PlainRow row\n  RoundBadge badge <- app")
    }
}
