import Components
import Testing
import Views

@Suite struct HookTests {
    @Test func hooksRunOnceThenTheLayout() {
        let journal = Journal()
        let root = Recorder("root", journal)

        root.mount(in: ComponentContext(Components()))
        root.layoutIfNeeded()

        #expect(
            journal.lines == [
                "root.setUp", "root.setUpLayout", "root.setUpAppearance", "root.updateContent",
                "root.layoutSubviews",
            ]
        )
    }

    @Test func layoutRunsAfterTheHooksOfTheWholeTree() {
        let journal = Journal()
        let root = Recorder("root", journal)
        root.addSubview(Recorder("child", journal))

        root.mount(in: ComponentContext(Components()))

        #expect(journal.lines.suffix(2) == ["root.layoutSubviews", "child.layoutSubviews"])
        #expect(journal.lines.count == 10)
    }

    @Test func aViewAddedToAMountedTreeRunsItsHooks() {
        let journal = Journal()
        let root = View()
        root.mount(in: ComponentContext(Components()))

        root.addSubview(Recorder("late", journal))

        #expect(
            journal.lines == [
                "late.setUp", "late.setUpLayout", "late.setUpAppearance", "late.updateContent",
            ]
        )
    }

    @Test func hooksDoNotRunBeforeTheTreeIsMounted() {
        let journal = Journal()

        View().addSubview(Recorder("child", journal))

        #expect(journal.lines.isEmpty)
    }

    @Test func takingOutAndAddingAgainRunsNoHookAgain() {
        let journal = Journal()
        let (root, child) = (View(), Recorder("child", journal))
        root.addSubview(child)
        root.mount(in: ComponentContext(Components()))

        child.removeFromSuperview()
        root.addSubview(child)

        #expect(journal.lines.count { $0 == "child.setUp" } == 1)
        #expect(journal.lines.count { $0 == "child.updateContent" } == 1)
    }

    @Test func contentChangedOutsideTheTreeIsShownOnReturn() {
        let journal = Journal()
        let (root, child) = (View(), Recorder("child", journal))
        root.addSubview(child)
        root.mount(in: ComponentContext(Components()))
        child.removeFromSuperview()
        journal.lines = []

        child.contentChanged()
        root.addSubview(child)

        #expect(journal.lines == ["child.updateContent"])
    }

    @Test func newComponentsStyleFillAndLayOutAgain() {
        let journal = Journal()
        let root = Recorder("root", journal)
        root.mount(in: ComponentContext(Components()))
        journal.lines = []

        root.updateComponents(Components())

        #expect(
            journal.lines == ["root.setUpAppearance", "root.updateContent", "root.layoutSubviews"]
        )
    }

    @Test func contentChangedAsksForALayout() {
        let journal = Journal()
        let root = Recorder("root", journal)
        root.mount(in: ComponentContext(Components()))
        journal.lines = []

        root.contentChanged()
        root.layoutIfNeeded()

        #expect(journal.lines == ["root.updateContent", "root.layoutSubviews"])
    }

    @Test func mountingThroughARoleLaysOutToo() {
        let journal = Journal()
        let part: any RecorderRole = Recorder("part", journal)

        part.mount(in: ComponentContext(Components()))

        #expect(journal.lines.last == "part.layoutSubviews")
    }

    @Test func aMountedRootThatIsAddedJoinsTheNewTree() throws {
        let (root, child) = (View(), View())
        child.mount(in: ComponentContext(Components()))

        root.addSubview(child)
        let tree = root.mount(in: ComponentContext(Components()))

        #expect(child.node.connectedTree === tree)
    }

    @Test func movingKeepsAViewConnected() {
        let (root, child) = (View(), View())
        root.addSubview(child)
        root.addSubview(View())
        let tree = root.mount(in: ComponentContext(Components()))

        root.addSubview(child)

        #expect(child.node.connectedTree === tree)
        #expect(root.subviews.last === child)
    }
}

private final class Journal {
    var lines: [String] = []
}

private protocol RecorderRole: View, Component {}

private final class Recorder: View, RecorderRole {
    private var name = ""
    private var journal = Journal()

    convenience init(_ name: String, _ journal: Journal) {
        self.init()
        self.name = name
        self.journal = journal
    }

    private func note(_ hook: String = #function) {
        journal.lines.append("\(name).\(hook.prefix { $0 != "(" })")
    }

    override func setUp() {
        super.setUp()
        note()
    }

    override func setUpLayout() {
        super.setUpLayout()
        note()
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        note()
    }

    override func updateContent() {
        super.updateContent()
        note()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note()
    }
}
