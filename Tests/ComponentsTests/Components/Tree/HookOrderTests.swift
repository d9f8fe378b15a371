import Components
import Testing

struct HookOrderTests {
    @Test func firstConnectionRunsFourHooksInOrder() {
        let part = Line()

        let hooks = LifecycleLog.recording { part.mount(in: ComponentContext(Components())) }

        #expect(
            hooks == [
                "Line.setUp", "Line.setUpLayout", "Line.setUpAppearance", "Line.updateContent",
            ]
        )
    }

    @Test func makingRunsNoHooks() {
        let hooks = LifecycleLog.recording { _ = Components().make(.badge) }

        #expect(hooks.isEmpty)
    }

    @Test func addingToAnUnmountedParentRunsNoHooks() {
        let parent = Line()

        let hooks = LifecycleLog.recording { parent.add(Line()) }

        #expect(hooks.isEmpty)
    }

    @Test func extensionsFollowTheirHostHookByHook() {
        var components = Components()
        components.extend(.badge, with: Shadow.self)
        components.extend(.badge, with: Glow.self)
        let part = components.make(.badge)

        let hooks = LifecycleLog.recording { part.mount(in: ComponentContext(components)) }

        #expect(
            hooks == [
                "PlainBadge.setUp", "Shadow.setUp", "Glow.setUp",
                "PlainBadge.setUpLayout", "Shadow.setUpLayout", "Glow.setUpLayout",
                "PlainBadge.setUpAppearance", "Shadow.setUpAppearance", "Glow.setUpAppearance",
                "PlainBadge.updateContent", "Shadow.updateContent", "Glow.updateContent",
            ]
        )
    }

    @Test func childAddedInSetUpLayoutRunsItsFourFirst() {
        let row = Components().make(.row)

        let hooks = LifecycleLog.recording { row.mount(in: ComponentContext(Components())) }

        #expect(
            hooks == [
                "PlainRow.setUp", "PlainRow.setUpLayout",
                "PlainBadge.setUp", "PlainBadge.setUpLayout", "PlainBadge.setUpAppearance",
                "PlainBadge.updateContent",
                "PlainRow.setUpAppearance", "PlainRow.updateContent",
            ]
        )
    }

    @Test func childAddedBeforeRunsItsFourAsOneAddedInSetUpLayout() {
        let parent = Line()
        parent.add(PlainBadge())

        let hooks = LifecycleLog.recording { parent.mount(in: ComponentContext(Components())) }

        #expect(
            hooks == [
                "Line.setUp", "Line.setUpLayout",
                "PlainBadge.setUp", "PlainBadge.setUpLayout", "PlainBadge.setUpAppearance",
                "PlainBadge.updateContent",
                "Line.setUpAppearance", "Line.updateContent",
            ]
        )
    }

    @Test func aPartThatReturnsUpdatesItsOwnPartsFirst() {
        let (root, part, inner) = (Line(), Components().make(.row), PlainBadge())
        root.mount(in: ComponentContext(Components()))
        part.add(inner)
        root.add(part)
        root.remove(part)
        (part.content, inner.content) = ("a", "b")

        let hooks = LifecycleLog.recording { root.add(part) }

        #expect(hooks == ["PlainBadge.updateContent", "PlainRow.updateContent"])
    }

    @Test func aChangeOfTheAppearanceUpdatesPartsFirst() {
        var components = Components()
        components[.background] = "black"
        let parent = Line()
        parent.add(PlainBadge())
        parent.mount(in: ComponentContext(Components()))

        let hooks = LifecycleLog.recording { parent.updateComponents(components) }

        #expect(
            hooks == [
                "PlainBadge.setUpAppearance", "PlainBadge.updateContent",
                "Line.setUpAppearance", "Line.updateContent",
            ]
        )
    }

    @Test func whatAPartChangesAroundItWaitsForTheOtherParts() {
        let (parent, first, last) = (Line(), PlainBadge(), SquareBadge())
        parent.add(first)
        parent.add(last)
        first.whenUpdated = { [unowned parent] _ in parent.content = "a" }

        let hooks = LifecycleLog.recording { parent.mount(in: ComponentContext(Components())) }

        #expect(hooks.last == "Line.updateContent")
        #expect(hooks.filter { $0 == "Line.updateContent" }.count == 1)
    }

    @Test func childrenAddedBeforeComeInTheirOrder() {
        let parent = Line()
        parent.add(PlainBadge())
        parent.add(SquareBadge())

        let hooks = LifecycleLog.recording { parent.mount(in: ComponentContext(Components())) }

        #expect(
            hooks.filter { $0.hasSuffix(".setUp") }
                == ["Line", "PlainBadge", "SquareBadge"].map { $0 + ".setUp" }
        )
    }

    @Test func childAddedLaterRunsItsHooksAtOnce() {
        let parent = Line()
        parent.mount(in: ComponentContext(Components()))

        let hooks = LifecycleLog.recording { parent.add(PlainBadge()) }

        #expect(hooks.count == 4)
    }

    @Test func hooksSeeTheComponentsOfTheTree() {
        var components = Components()
        components[.background] = "black"
        let part = Line()

        part.mount(in: ComponentContext(components))

        #expect(part.background == "black")
    }

    @Test func hooksSeeTheTreeWhateverWasAddedFirst() {
        var components = Components()
        components[.background] = "black"
        let root = Line()
        let branch = Line()
        let leaf = Line()
        branch.add(leaf)
        root.add(branch)

        root.mount(in: ComponentContext(components))

        #expect(leaf.background == "black")
    }

    @Test func mountedTreeKeepsItsComponents() {
        var components = Components()
        let root = Line()
        root.mount(in: ComponentContext(components))

        components[.badge] = RoundBadge.self

        #expect(root.make(.badge) is PlainBadge)
        #expect(!(root.make(.badge) is RoundBadge))
    }

    @Test func contextTakesTheDefault() {
        var components = Components()
        components[.background] = "black"
        let root = Line()

        Components.withValue(components) { _ = root.mount() }

        #expect(root.background == "black")
    }
}
