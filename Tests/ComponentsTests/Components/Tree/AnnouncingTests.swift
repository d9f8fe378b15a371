import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct AnnouncingTests {
    @Test func aChangeIsAnnouncedOnceAndSoIsTheNext() {
        let (row, tree) = mounted()

        row.announce("1 of 2", as: "search")
        row.announce("1 of 2", as: "search")
        row.announce("2 of 2", as: "search", isUrgent: true)

        #expect(
            tree.takeAnnouncements() == [
                Announcement(name: "search", text: "1 of 2", isUrgent: false),
                Announcement(name: "search", text: "2 of 2", isUrgent: true),
            ]
        )
        #expect(tree.takeAnnouncements() == [])
    }

    @Test func theSameWordsAboutAnotherChangeAreAnnounced() {
        let (row, tree) = mounted()

        for id in ["a", "b", "b"] { row.announce("New message", as: "message", about: id) }

        #expect(tree.takeAnnouncements().count == 2)
    }

    @Test func anOwnerHasAThousandNames() {
        var announcements = Announcements()
        let add = { (name: Int, text: String) in
            let announcement = Announcement(name: "\(name)", text: text, isUrgent: false)
            announcements.add(announcement, about: nil, of: .reader, by: nil)
        }

        for name in 0...1_000 { add(name, "One") }
        #expect(announcements.take().map(\.name) == (900..<1_000).map { "\($0)" })

        add(5, "Two")
        add(1_001, "Two")
        #expect(announcements.take().map(\.name) == ["5"])
    }

    @Test func whatEndsIsNotAnnouncedAndIsAnnouncedAgainLater() {
        let (row, tree) = mounted()
        row.announce("Busy", as: "notice")
        row.announce("1 of 2", as: "search")

        row.announce(nil, as: "notice")
        #expect(tree.takeAnnouncements().map(\.text) == ["1 of 2"])

        row.announce("Busy", as: "notice")
        #expect(tree.takeAnnouncements().map(\.text) == ["Busy"])
    }

    @Test func anotherTreeOfTheStoreAnnouncesNothingAgain() {
        var context = ComponentContext(Components())
        context.store = StateStore()
        let rows = (0..<3).map { _ in Owned() }
        let trees = rows.map { $0.mount(in: context) }

        rows[0].announce("1 of 2", as: "search")
        rows[1].announce("1 of 2", as: "search")
        #expect(trees[1].takeAnnouncements().map(\.text) == ["1 of 2"])

        rows[2].announce("1 of 2", as: "search")
        #expect(trees.flatMap { $0.takeAnnouncements() } == [])
    }

    @Test func rowThatIsReusedAnnouncesForEachOwnerOnce() {
        let (row, tree) = mounted()

        for id in ["a", "b", "a", "b"] {
            row.ownerOfState = StateOwner(kind: "message", id: id)
            row.announce("Closed", as: "poll")
        }

        #expect(tree.takeAnnouncements().map(\.text) == ["Closed", "Closed"])
    }

    @Test func ownersTakeTheirAnnouncementsAlong() throws {
        let (row, tree) = mounted()
        let sent = StateOwner(kind: "message", id: "sent")
        row.announce("Closed", as: "poll")

        try tree.store.move(.one, to: sent)
        row.ownerOfState = sent
        row.announce("Closed", as: "poll")
        #expect(tree.takeAnnouncements().count == 1)

        row.announce("Open", as: "poll")
        try tree.store.remove(sent)
        #expect(tree.takeAnnouncements() == [])
    }

    @Test func onlyTheLastHundredWait() {
        let (row, tree) = mounted()

        for number in 1...150 { row.announce("\(number)", as: "number") }

        #expect(tree.takeAnnouncements().map(\.text) == (51...150).map { "\($0)" })
    }

    @Test func uninstalledPluginAnnouncesNothing() throws {
        var components = try Components.with(
            TestPlugin("a") { $0.extend(.row, with: Telling.self) },
            TestPlugin("b") { $0.extend(.row, with: Saying.self) }
        )
        var context = ComponentContext(components)
        context.store = StateStore()
        let tree = components.make(.row).mount(in: context)
        try components.uninstall("a")

        context.components = components
        let next = components.make(.row).mount(in: context)
        next.forgetMissingPlugins()

        #expect(tree.takeAnnouncements().map(\.text) == ["said"])
    }

    @Test func hookThatAnnouncesWithoutEndIsAFault() throws {
        let components = try Components.with(
            TestPlugin("a") { $0.extend(.row, with: Shouting.self) }
        )
        let tree = components.make(.row).mount(in: ComponentContext(components))

        #expect(tree.diagnostics.contains { "\($0)".contains("200 events") })
        #expect(tree.takeAnnouncements().count == 100)
    }

    @Test func beforeConnectionNothingIsAnnounced() {
        let row = Owned()
        row.announce("early", as: "row")

        #expect(row.mount(in: ComponentContext(Components())).takeAnnouncements() == [])
    }

    private func mounted() -> (Owned, ComponentTree) {
        let row = Owned()
        return (row, row.mount(in: ComponentContext(Components())))
    }
}

private final class Owned: TestPart, StateOwning {
    var ownerOfState: StateOwner? = .one
}

extension StateOwner {
    fileprivate static let one = StateOwner(kind: "message", id: "m1")
}

private class Saying: ComponentExtension<TestPart> {
    override func updateContent() {
        super.updateContent()
        announce("said", as: "test")
    }
}

private final class Telling: ComponentExtension<TestPart> {
    override func updateContent() {
        super.updateContent()
        announce("told", as: "test")
    }
}

private final class Shouting: ComponentExtension<TestPart> {
    override func updateContent() {
        super.updateContent()
        for number in 0..<1_000 { announce("\(number)", as: "test") }
    }
}
