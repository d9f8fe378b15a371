import Synchronization
import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct StateTests {
    @Test func changeUpdatesTheComponentsThatReadIt() {
        let (root, reader, other) = (Line(), Counter(), Line())
        [reader, other].forEach(root.add)
        let tree = root.mount(in: ComponentContext(Components()))

        let hooks = LifecycleLog.recording { tree.set(3, of: .votes, for: .one) }

        #expect(reader.content == "3 votes")
        #expect(hooks == ["Counter.updateContent", "Counter.updateContent"])
    }

    @Test func readerOfStateThatIsNotItsOwnIsUpdatedWhateverItShows() {
        let reader = Sharing()
        let tree = reader.mount(in: ComponentContext(Components()))
        reader.ownerOfState = .one

        tree.set(7, of: .votes, for: .reader)

        #expect(reader.content == "7 votes")
    }

    @Test func defaultIsTheValueOfTheSlot() {
        let reader = Counter()

        reader.mount(in: ComponentContext(Components()))

        #expect(reader.content == "1 votes")
    }

    @Test func listenerChangesState() throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.declare(.votes)
                $0.on(.tapped) { _ in
                    Components.state?[.votes, .one] += 4
                    return .handled
                }
            }
        )
        let reader = Counter()
        reader.mount(in: ComponentContext(components))

        reader.raise(.tapped, "")

        #expect(reader.content == "5 votes")
    }

    @Test func stateOutlivesTheTree() {
        var context = ComponentContext(Components())
        context.store = StateStore()
        Line().mount(in: context).set(9, of: .votes, for: .one)
        let reader = Counter()

        reader.mount(in: context)

        #expect(reader.content == "9 votes")
    }

    @Test func stateGoesWithItsPlugin() throws {
        var components = try Components.with(TestPlugin("a") { $0.declare(.votes) })
        let reader = Counter()
        let tree = reader.mount(in: ComponentContext(components))
        tree.set(9, of: .votes, for: .one)
        try components.uninstall("a")

        reader.updateComponents(components)

        #expect(reader.content == "1 votes")
        #expect(tree.store.count.values == 0)
    }

    @Test func stateMovesToAnotherId() throws {
        let reader = Counter()
        let tree = reader.mount(in: ComponentContext(Components()))
        tree.set(9, of: .votes, for: StateOwner(kind: "message", id: "local"))

        try tree.store.move(StateOwner(kind: "message", id: "local"), to: .one)
        tree.advance(to: tree.now)

        #expect(reader.content == "9 votes")
    }

    @Test func whatNamesAMovedOwnerReachesTheNewOne() async throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.declare(.votes)
                $0.on(.tapped) { id in
                    Components.state?[.votes, StateOwner(kind: "message", id: id)] += 4
                    return .handled
                }
            }
        )
        let tasks = PendingTasks()
        var context = ComponentContext(components)
        context.store = StateStore(runner: tasks)
        let reader = Counter()
        let tree = reader.mount(in: context)
        let local = StateOwner(kind: "message", id: "local")
        tree.set(2, of: .votes, for: local)
        tree.task(.tapped, for: local) { "local" }
        tree.schedule(.tapped, "local", at: tree.now.advanced(by: .seconds(1)), for: local)

        try tree.store.move(local, to: .one)
        await tasks.run(at: 0)
        tree.advance(to: tree.now.advanced(by: .seconds(1)))

        #expect(reader.content == "10 votes")
        #expect(tree.store.count == (1, 0, 0))

        tree.schedule(.tapped, "local", at: tree.now.advanced(by: .seconds(1)), for: local)
        tree.task(.tapped, for: local) { "local" }
        try tree.store.remove(.one)

        #expect(tree.store.count == (0, 0, 0))
        #expect(tree.store[.votes, local] == 1)
    }

    @Test func ownersThatAreMovedOnAndBackAreFound() throws {
        let (store, local) = (StateStore(), StateOwner(kind: "message", id: "local"))
        let other = StateOwner(kind: "message", id: "other")
        store[.votes, local] = 5

        try store.move(local, to: .one)
        try store.move(.one, to: other)
        store[.votes, local] += 1
        #expect([local, .one, other].map { store[.votes, $0] } == [6, 6, 6])

        try store.move(other, to: local)
        store[.votes, local] += 1
        #expect([local, .one, other].map { store[.votes, $0] } == [7, 7, 7])
        #expect(store.count.values == 1)
    }

    @Test func aMoveLosesNoValues() throws {
        let (folder, local) = (StateFolder(), StateOwner(kind: "message", id: "local"))
        let store = StateStore(persistence: folder)
        #expect([local, .one].allSatisfy { store[.names, $0].isEmpty })
        try folder.save(["a"], named: "names", of: local)
        try store.move(local, to: .one)
        #expect(store[.names, .one] == ["a"])

        let other = StateOwner(kind: "message", id: "other")
        #expect(store[.names, other].isEmpty)
        try store.move(other, to: .one)

        #expect(store[.names, .one] == ["a"])
    }

    @Test func aMoveEndsTheSameTaskOfTheNewId() async throws {
        let (tasks, local) = (PendingTasks(), StateOwner(kind: "message", id: "local"))
        var context = ComponentContext(Components())
        context.store = StateStore(runner: tasks)
        let tree = Counter().mount(in: context)
        tree.task(.tapped, for: .one) { "one" }
        tree.task(.tapped, for: local) { "local" }

        try tree.store.move(local, to: .one)
        await tasks.run(at: 0)

        #expect(tasks.cancelled == ["tapped"])
        #expect(!tree.store.hasAnswers && tree.store.count.tasks == 1)
    }

    @Test func aValueThatIsSetWhileItIsLoadedStays() throws {
        let folder = StateFolder()
        try folder.save(["old"], named: "names", of: .one)
        let store = StateStore(persistence: folder)
        folder.onLoad.withLock { $0 = { [weak store] in store?[.names, .one] = ["new"] } }

        #expect(store[.names, .one] == ["new"])
    }

    @Test func persistedStateIsLoadedAndSaved() throws {
        let folder = StateFolder()
        var context = ComponentContext(Components())
        context.store = StateStore(persistence: folder)
        Line().mount(in: context).set(["a"], of: .names, for: .one)
        context.store = StateStore(persistence: folder)
        let tree = Line().mount(in: context)

        #expect(tree.store[.names, .one] == ["a"])

        try tree.store.remove(.one)

        #expect(folder.names.isEmpty)
    }

    @Test func stateThatCannotBeDecodedIsReported() throws {
        let folder = StateFolder()
        try folder.save(7, named: "names", of: .one)
        var context = ComponentContext(Components())
        context.store = StateStore(persistence: folder)
        let names = Names()

        let tree = names.mount(in: context)

        #expect(names.content == "")
        #expect(
            tree.diagnostics.map(\.description).first?.hasPrefix("State was not loaded") == true
        )
    }
}

extension StateKey where Value == Int {
    fileprivate static let votes = StateKey("votes", default: 1)
}

extension StateKey where Value == [String] {
    fileprivate static let names = StateKey(persisted: "names", default: [])
}

extension StateOwner {
    fileprivate static let one = StateOwner(kind: "message", id: "m1")
}

private final class Counter: TestPart, StateOwning {
    var ownerOfState: StateOwner? { .one }

    override func updateContent() {
        super.updateContent()
        let text = "\(state[.votes]) votes"
        if content != text { content = text }
    }
}

private final class Sharing: TestPart, StateOwning {
    var ownerOfState: StateOwner?

    override func updateContent() {
        super.updateContent()
        let text = "\(state[.votes, .reader]) votes"
        if content != text { content = text }
    }
}

private final class Names: TestPart, StateOwning {
    var ownerOfState: StateOwner? { .one }

    override func updateContent() {
        super.updateContent()
        let text = state[.names].joined()
        if content != text { content = text }
    }
}
