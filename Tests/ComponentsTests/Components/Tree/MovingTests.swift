import Components
import Testing

struct MovingTests {
    @Test func movedPartBelongsToItsNewTree() {
        let (child, first, second) = (Line(), Line(), Line())
        first.mount(in: ComponentContext(Components()))
        let tree = second.mount(in: ComponentContext(Components()))
        first.add(child)

        first.remove(child)
        second.add(child)

        #expect(child.node.connectedTree === tree)
    }

    @Test func movedPartMakesPartsOfItsNewTree() {
        let (child, second) = movedToBlack()

        #expect(child.make(.badge) is RoundBadge)
        withExtendedLifetime(second) {}
    }

    @Test func movedPartTakesTheAppearanceOfItsNewTree() {
        let (child, second) = movedToBlack()

        #expect(child.background == "black")
        withExtendedLifetime(second) {}
    }

    @Test func moveBetweenTreesOfOneContainerRunsNothing() {
        let (child, first, second) = (Line(), Line(), Line())
        let components = Components()
        first.mount(in: ComponentContext(components))
        second.mount(in: ComponentContext(components))
        first.add(child)

        let hooks = LifecycleLog.recording {
            first.remove(child)
            second.add(child)
        }

        #expect(hooks.isEmpty)
    }

    @Test func rootBelowAnUnmountedParentFollowsItsParent() {
        let (root, parent) = (Line(), Line())
        root.mount(in: ComponentContext(Components()))
        parent.add(root)

        let tree = parent.mount(in: ComponentContext(Components()))

        #expect(root.node.connectedTree === tree)
    }

    @Test func movedPartKeepsItsSupplier() {
        var components = Components()
        components[.badge] = RoundBadge.self
        let (first, second) = (Line(), Line())
        first.mount(in: ComponentContext(components))
        second.mount(in: ComponentContext(Components()))
        let badge = first.make(.badge)
        first.add(badge)

        first.remove(badge)
        second.add(badge)

        #expect(badge.node.supplier?.what == "RoundBadge")
    }

    @Test func partThatMovesInSetUpLayoutShowsItsContent() {
        let (child, first, second) = (Line(), Line(), Line())
        first.mount(in: ComponentContext(Components()))
        second.mount(in: ComponentContext(Components()))
        child.content = "a"
        child.whenSetUpLayout = { [unowned first, unowned second] part in
            first.remove(part)
            second.add(part)
        }

        first.add(child)

        #expect(child.shown == "a")
    }

    @Test func secondMountGivesASecondTree() {
        let root = Line()
        let first = root.mount(in: ComponentContext(Components()))

        let second = root.mount(in: ComponentContext(Components()))

        #expect(first !== second)
        #expect(root.node.connectedTree === second)
    }

    private func movedToBlack() -> (child: TestPart, parent: TestPart) {
        var components = Components()
        components[.badge] = RoundBadge.self
        components[.background] = "black"
        let (child, first, second) = (Line(), Line(), Line())
        first.mount(in: ComponentContext(Components()))
        second.mount(in: ComponentContext(components))
        first.add(child)
        first.remove(child)
        second.add(child)
        return (child, second)
    }
}
