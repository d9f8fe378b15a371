import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A fault of a plugin in the cell of a message is contained in that row, and reported once.
@Suite(.diagnosticsOfIssues)
struct CellFaultTests {
    private static let places:
        [(injectedFault: InjectedFault, hook: ComponentHook, plugin: String)] =
            ["bad", "base"].flatMap { plugin in
                InjectedFault.all.filter { $0 != .itselfInItself && $0 != .endlessEvent }
                    .flatMap { injectedFault in
                        ComponentHook.allCases.filter { !injectedFault.isHarmless(in: $0) }
                            .map { (injectedFault, $0, plugin) }
                    }
            }

    @Test(arguments: Cases(16, of: places.count))
    func theRowIsAsWithoutThePlugin(place: Case) throws {
        let (injectedFault, hook, plugin) = Self.places[place.number]
        let plan = FaultPlan(injectedFault: injectedFault, hook: hook, messages: ["2"])

        let found = CellRows(try Self.components(plugin, [plugin: plan]))

        let with = CellRows(try Self.components(plugin, [:]))
        let without = CellRows(Components())
        #expect(found.texts[0] == with.texts[0], "\(injectedFault), \(place)")
        #expect(found.texts[1] == without.texts[1], "\(injectedFault), \(place)")
        #expect(found.texts[2] == with.texts[2], "\(injectedFault), \(place)")
        #expect(
            found.told == ["\(plugin) \(hook.rawValue) messageCell 2"],
            "\(injectedFault), \(place)"
        )
    }

    @Test func aCellOfItsOwnIsMadeAgain() throws {
        let plan = FaultPlan(injectedFault: .clash, hook: .setUpLayout, messages: ["1"])
        let components = try Self.components("bad", ["bad": plan])

        let cell = components.laidOutCell(showing: alone(FixtureChat.message("1")))

        let plain = Components().laidOutCell(showing: alone(FixtureChat.message("1")))
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: plain, variant: .frames).description
        )
        #expect(
            cell.node.connectedTree?.diagnostics.map(\.summary) == [
                "bad setUpLayout messageCell 1"
            ]
        )
    }

    @Test func aRowTriesAgainWithOtherContent() throws {
        let plan = FaultPlan(injectedFault: .noNumber, hook: .updateContent, messages: ["2"])
        let rows = CellRows(try Self.components("bad", ["bad": plan]))

        rows.rename("2", to: "4")

        #expect(rows.texts[1].contains("+ bad"))
        #expect(rows.told.first == "bad updateContent messageCell 2")
    }

    @Test func whatGoesWrongTooOftenIsSwitchedOffInEveryRowUntilItIsTriedAgain() throws {
        let plan = FaultPlan(injectedFault: .noNumber, hook: .updateContent, messages: ["2", "3"])
        let rows = CellRows(try Self.components("bad", ["bad": plan]), limit: 2)
        #expect(rows.texts == CellRows(Components()).texts)
        #expect(rows.told.count == 3)

        rows.allow()
        rows.tree.retry()

        #expect(rows.texts.allSatisfy { $0.contains("+ bad") })
    }

    static func components(
        _ plugin: String,
        _ plans: [String: FaultPlan]
    ) throws -> Components {
        var components = try Components.with(
            TestPlugin(PluginID(rawValue: plugin)) { registrar in
                if plugin == "base" {
                    registrar.replace(.messageCell, with: MisbehavingCell.self)
                } else {
                    registrar.extend(.messageCell, with: FaultInjecting.self)
                }
            }
        )
        components[.injectedFaults] = plans
        return components
    }
}

/// The rows of three messages in a list, the newest first.
private final class CellRows {
    private let data: ListedMessages
    private let list: ChatMessageListVC
    let tree: ComponentTree

    init(_ components: Components, limit: Int = 8) {
        data = ListedMessages(
            ["3", "2", "1"].enumerated().map { place, id in
                FixtureChat.message(id, at: Int64(-place) * 600)
            }
        )
        var context = ComponentContext(components)
        context.budget.faults = limit
        list = components.make(.messageListVC)
        list.dataSource = data
        tree = list.mount(in: context)
        list.view.layout(width: 375, height: 900)
    }

    var told: [String] { tree.diagnostics.map(\.summary) }

    /// Each row, independent of its position.
    var texts: [String] {
        (0..<3).map { place in
            guard let cell = list.listView.cell(at: place) else { return "none" }
            return TreeNode(of: cell).description + "\(cell.frame.size)"
        }
    }

    /// Gives a message another id.
    func rename(_ id: String, to new: String) {
        guard let place = data.messages.firstIndex(where: { $0.id == id }) else { return }
        data.messages[place].id = new
        list.updateMessages(with: [.update(data.messages[place], index: place)])
        list.view.layoutIfNeeded()
    }

    /// Renames all messages with a fault, while no hook runs.
    func allow() {
        for place in data.messages.indices { data.messages[place].id += " again" }
        list.reloadMessages()
    }
}

/// A cell that causes a fault in its own hooks.
private final class MisbehavingCell: ChatMessageCell {
    override func setUp() {
        super.setUp()
        misbehave("base", in: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        misbehave("base", in: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        misbehave("base", in: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        misbehave("base", in: .updateContent)
    }
}
