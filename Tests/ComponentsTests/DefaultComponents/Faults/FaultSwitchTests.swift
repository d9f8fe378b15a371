import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Repeated faults are switched off in the whole tree, and tried again on request.
@Suite(.diagnosticsOfIssues)
struct FaultSwitchTests {
    @Test func whatGoesWrongTooOftenIsSwitchedOffInEveryRow() throws {
        let list = try FaultyList(messages: 12, wrong: ["3", "4", "5"], limit: 3)

        #expect(list.told.map(\.summary).suffix(1) == [FaultyList.switchedOff(after: 3)])
        #expect(list.told.count == 4)
        #expect(list.text == list.textWithoutPlugins)
    }

    @Test func whatGoesWrongSeldomStaysElsewhere() throws {
        let list = try FaultyList(messages: 12, wrong: ["3", "4"], limit: 3)

        #expect(list.told.map(\.summary) == ["4", "3"].map { "bad updateContent bubble \($0)" })
        #expect(list.text != list.textWithoutPlugins)
    }

    @Test func retryTriesAgainWhatWasSwitchedOff() throws {
        let list = try FaultyList(messages: 12, wrong: ["3", "4", "5"], limit: 3)

        list.tree.retry()

        // The same mistakes are reported once, and lead to the same.
        #expect(list.told.count == 4)
        #expect(list.text == list.textWithoutPlugins)
    }

    @Test func retryOfATreeWithoutFaultsChangesNothing() throws {
        let list = try FaultyList(messages: 3, wrong: [], limit: 3)
        let before = list.text

        list.tree.retry()

        #expect(list.text == before)
        #expect(list.told.isEmpty)
    }

    @Test func retryKeepsTheViewsOfMessagesWithoutFaults() throws {
        let list = try FaultyList(messages: 2, wrong: ["1"], limit: 3)
        let before = (0...1).map(list.view)

        list.tree.retry()

        #expect(before[0] != nil)
        #expect(list.view(at: 0) === before[0])
        #expect(list.view(at: 1) !== before[1])
    }

    @Test func aRowThatShowsSomethingElseTriesAgain() throws {
        let components = try FaultyList.components(wrong: ["1"])
        let cell = components.messageCell(showing: alone(FixtureChat.message("1")))
        let tree = cell.mount(in: ComponentContext(components))
        cell.layout(width: 375)
        let before = TreeNode(of: cell, variant: .frames).description

        cell.content = alone(FixtureChat.message("2"))
        cell.layout(width: 375)

        let (fresh, _) = composeCell(alone(FixtureChat.message("2")), with: components)
        fresh.layout(width: 375)
        #expect(!before.contains("+ bad"))
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: fresh, variant: .frames).description
        )
        #expect(tree.diagnostics.count == 1)
    }
}

/// A list in which a plugin causes a fault in some messages.
struct FaultyList {
    private let list: ChatMessageListVC
    private let data: ListedMessages
    private let plain: Components
    let tree: ComponentTree

    init(messages count: Int, wrong: Set<String>, limit: Int) throws {
        plain = Components()
        data = ListedMessages(
            (1...count).reversed().map { FixtureChat.message("\($0)", at: Int64($0) * 600) }
        )
        var context = ComponentContext(try Self.components(wrong: wrong))
        context.budget.faults = limit
        list = context.components.make(.messageListVC)
        list.dataSource = data
        tree = list.mount(in: context)
        list.view.layout(width: 375, height: 2_000)
    }

    static func components(wrong: Set<String>) throws -> Components {
        var components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.extend(
                    .bubble,
                    with: FaultInjecting.self,
                    fileID: "Bad/Plugin.swift",
                    line: 3
                )
            }
        )
        components[.injectedFaults] = [
            "bad": FaultPlan(injectedFault: .noNumber, hook: .updateContent, messages: wrong)
        ]
        return components
    }

    var told: [ComponentDiagnostic] { tree.diagnostics }
    var text: String { TreeNode(of: list.view, variant: .frames).description }

    /// Returns the view of a message; 0 is the newest.
    func view(at index: Int) -> (any MessageContentView)? {
        (list.listView.cell(at: index) as? ChatMessageCell)?.messageContentView
    }

    /// The list without any plugin.
    var textWithoutPlugins: String {
        let other = plain.make(.messageListVC)
        other.dataSource = data
        other.mount(in: ComponentContext(plain))
        other.view.layout(width: 375, height: 2_000)
        return TreeNode(of: other.view, variant: .frames).description
    }

    static func switchedOff(after faults: Int) -> String {
        "'bad' (FaultInjecting at Bad/Plugin.swift:3) was left out \(faults) times, so it is "
            + "switched off in the whole tree. To fix, correct the reported faults, and call retry() on the tree."
    }
}
