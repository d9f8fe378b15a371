import Components
import Testing

struct UpdateComponentsTests {
    private let black: Components = {
        var components = Components()
        components[.background] = "black"
        components[.badge] = RoundBadge.self
        return components
    }()

    @Test func appearanceAndContentRunAgain() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))

        let hooks = LifecycleLog.recording { root.updateComponents(black) }

        #expect(hooks == ["Line.setUpAppearance", "Line.updateContent"])
    }

    @Test func extensionsRunAgain() {
        var components = Components()
        components.extend(.badge, with: Glow.self)
        let part = components.make(.badge)
        part.mount(in: ComponentContext(components))

        let hooks = LifecycleLog.recording { part.updateComponents(black) }

        #expect(
            hooks == [
                "PlainBadge.setUpAppearance", "Glow.setUpAppearance",
                "PlainBadge.updateContent", "Glow.updateContent",
            ]
        )
    }

    @Test func appearanceBelowChanges() {
        let (root, child) = (Line(), Line())
        root.add(child)
        root.mount(in: ComponentContext(Components()))

        root.updateComponents(black)

        #expect(child.background == "black")
    }

    @Test func partsKeepTheirTypes() {
        let row = Components().make(.row)
        row.mount(in: ComponentContext(Components()))

        row.updateComponents(black)

        #expect(treeText(row) == "PlainRow row on black\n  PlainBadge badge on black")
    }

    @Test func newPartsHaveNewTypes() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))

        root.updateComponents(black)

        #expect(root.make(.badge) is RoundBadge)
    }

    @Test func partThatWasAwayTakesTheNewAppearanceOnReturn() {
        let (root, child) = (Line(), Line())
        root.add(child)
        root.mount(in: ComponentContext(Components()))
        root.remove(child)
        root.updateComponents(black)

        root.add(child)

        #expect(child.background == "black")
    }

    @Test func changeInsideAHookReachesTheComponentThatMadeIt() {
        let root = Line()
        var isFirst = true
        root.whenUpdated = { [black] part in
            if isFirst { part.updateComponents(black) }
            isFirst = false
        }

        root.mount(in: ComponentContext(Components()))

        #expect(root.background == "black")
    }

    @Test func childMadeMeanwhileRunsItsHooksOnce() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))
        root.whenUpdated = { if $0.children.isEmpty { $0.add(PlainBadge()) } }

        let hooks = LifecycleLog.recording { root.updateComponents(black) }

        #expect(hooks.filter { $0 == "PlainBadge.setUpAppearance" }.count == 1)
    }

    @Test func unmountedRootIgnoresIt() {
        let root = Line()

        let hooks = LifecycleLog.recording { root.updateComponents(black) }

        #expect(hooks.isEmpty)
    }
}
