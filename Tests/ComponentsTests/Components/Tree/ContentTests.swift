import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct ContentTests {
    @Test func contentSetBeforeConnectionIsShownOnIt() {
        let part = Line()
        part.content = "a"

        part.mount(in: ComponentContext(Components()))

        #expect(part.shown == "a")
    }

    @Test func contentSetBeforeConnectionIsShownOnce() {
        let part = Line()
        part.content = "a"

        let hooks = LifecycleLog.recording { part.mount(in: ComponentContext(Components())) }

        #expect(hooks.filter { $0 == "Line.updateContent" }.count == 1)
    }

    @Test func contentSetWhileConnectedIsShownAtOnce() {
        let part = Line()
        part.mount(in: ComponentContext(Components()))

        part.content = "a"

        #expect(part.shown == "a")
    }

    @Test func contentChangeRunsTheExtensionsToo() {
        var components = Components()
        components.extend(.badge, with: Glow.self)
        let part = components.make(.badge)
        part.mount(in: ComponentContext(components))

        let hooks = LifecycleLog.recording { part.content = "a" }

        #expect(hooks == ["PlainBadge.updateContent", "Glow.updateContent"])
    }

    @Test func contentSetAfterRemovalWaits() {
        let (parent, child) = family()

        parent.remove(child)
        child.content = "a"

        #expect(child.shown == nil)
    }

    @Test func contentSetAfterRemovalIsShownOnReturn() {
        let (parent, child) = family()
        parent.remove(child)
        child.content = "a"

        parent.add(child)

        #expect(child.shown == "a")
    }

    @Test func returnWithoutNewContentRunsNothing() {
        let (parent, child) = family()
        parent.remove(child)

        let hooks = LifecycleLog.recording { parent.add(child) }

        #expect(hooks.isEmpty)
    }

    @Test func contentSetInSetUpIsShownOnce() {
        let part = Line()
        part.whenSetUp = { $0.content = "a" }

        let hooks = LifecycleLog.recording { part.mount(in: ComponentContext(Components())) }

        #expect(hooks.filter { $0 == "Line.updateContent" }.count == 1)
        #expect(part.shown == "a")
    }

    @Test func contentSetInUpdateContentSettles() {
        let part = Line()
        part.whenUpdated = { if $0.content != "b" { $0.content = "b" } }

        let tree = part.mount(in: ComponentContext(Components()))

        #expect(part.shown == "b")
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func loopOfOneComponentEndsAndIsReported() {
        let part = Line()
        part.whenUpdated = { $0.content = ($0.content ?? "") + "." }

        let tree = part.mount(in: ComponentContext(Components()))

        #expect(tree.diagnostics == [.contentNeverSettles(component: "Line")])
    }

    @Test func loopOfTwoComponentsEndsAndIsReported() {
        let parent = Line()
        let child = PlainBadge()
        parent.whenUpdated = { [unowned child] in child.content = ($0.content ?? "") + "." }
        child.whenUpdated = { [unowned parent] in parent.content = $0.content }
        parent.add(child)

        let tree = parent.mount(in: ComponentContext(Components()))

        #expect(!tree.diagnostics.isEmpty)
    }

    @Test func contentAfterALoopIsShown() {
        let part = Line()
        part.whenUpdated = { if $0.content != "end" { $0.content = "again" } }
        part.mount(in: ComponentContext(Components()))

        part.content = "end"

        #expect(part.shown == "end")
    }

    private func family() -> (parent: TestPart, child: TestPart) {
        let (parent, child) = (Line(), Line())
        parent.mount(in: ComponentContext(Components()))
        parent.add(child)
        return (parent, child)
    }
}
