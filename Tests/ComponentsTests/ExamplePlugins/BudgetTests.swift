import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// Budgets are far above the needs of correct plugins.
struct BudgetTests {
    @Test func theExamplesNeedATenthOfTheBudgetAtMost() throws {
        var components = Components()
        try components.install(ExampleCatalogue.plugins)
        let usual = FaultBudget()
        var context = ComponentContext(components)
        context.budget.components = usual.components / 10
        context.budget.constraints = usual.constraints / 10
        context.budget.events = usual.events / 10
        context.budget.text = usual.text / 10
        context.budget.lines = usual.lines / 10
        let data = ListedMessages(FixtureChat.transcript.messages)
        let list = components.make(.messageListVC)
        list.dataSource = data

        let tree = list.mount(in: context)
        list.view.layout(width: 375, height: 20_000)

        #expect(list.listView.visibleRows.count == data.messages.count)
        #expect(tree.diagnostics == [])
    }
}
