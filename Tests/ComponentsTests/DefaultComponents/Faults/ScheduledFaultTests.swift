import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Faults of scheduled work, timers and tasks are contained and named, and other plugins go on.
@Suite(.diagnosticsOfIssues)
struct ScheduledFaultTests {
    @Test func messageIsMadeWithoutAnExtensionWhoseWorkThrows() throws {
        let chat = try Chat(TestPlugin("bad") { $0.extend(.bubble, with: ThrowingLater.self) })
        let never = try Chat(TestPlugin("good"))

        chat.tree.advance(to: Timestamp(seconds: 1))
        never.tree.advance(to: Timestamp(seconds: 1))

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad scheduled work bubble 1"])
        #expect(chat.text == never.text)
    }

    @Test func messageIsMadeWithoutAnExtensionWhoseTaskFails() async throws {
        let chat = try Chat(TestPlugin("bad") { $0.extend(.bubble, with: FailingTask.self) })
        let never = try Chat(TestPlugin("good"))

        await chat.tasks.run("fail")
        chat.tree.advance(to: chat.tree.now)

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad scheduled work bubble 1"])
        #expect(chat.text == never.text)
    }

    @Test func messageIsMadeWithoutAnExtensionThatBeginsThousands() throws {
        let chat = try Chat(TestPlugin("bad") { $0.extend(.bubble, with: Thousands.self) })
        let never = try Chat(TestPlugin("good"))

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad updateContent bubble 1"])
        #expect(chat.text == never.text)
    }

    @Test func messageIsMadeWithoutAnExtensionThatAdvancesTheClock() throws {
        let chat = try Chat(TestPlugin("bad") { $0.extend(.bubble, with: Advancing.self) })

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad setUp bubble 1"])
        #expect(chat.tree.now == Timestamp(seconds: 0))
    }

    @Test func listenerThatThrowsAtATimerIsNamed() throws {
        let chat = try Chat(
            TestPlugin("bad") {
                $0.declare(.messageExpired)
                $0.on(.messageExpired) { _ in throw Lost() }
            }
        )
        chat.tree.schedule(.messageExpired, "1", at: Timestamp(seconds: 1), for: .message("1"))

        chat.tree.advance(to: Timestamp(seconds: 1))

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad on messageExpired 1"])
    }

    @Test func failingTaskOfAMessageIsThatOfThePluginThatDeclaresItsEvent() async throws {
        let chat = try Chat(TestPlugin("bad") { $0.declare(.messageExpired) })
        chat.tree.task(.messageExpired, for: .message("1")) { throw Lost() }

        await chat.tasks.run("messageExpired")
        chat.tree.advance(to: chat.tree.now)

        #expect(chat.tree.diagnostics.map(\.summary) == ["bad declare messageExpired -"])
    }

    /// A message with tasks that run when a test says so.
    private struct Chat {
        let cell: any MessageCell
        let tree: ComponentTree
        let tasks = PendingTasks()

        init(_ plugin: TestPlugin) throws {
            let components = try Components.with(plugin)
            var context = ComponentContext(components)
            context.store = StateStore(runner: tasks)
            cell = components.make(.messageCell)
            cell.content = alone(FixtureChat.message("1"))
            tree = cell.mount(in: context)
            cell.layout(width: 375)
        }

        var text: String {
            cell.layout(width: 375)
            return TreeNode(of: cell, variant: .frames).description
        }
    }
}

private struct Lost: Error, CustomStringConvertible {
    let description = "lost"
}

private final class ThrowingLater: ComponentExtension<ChatMessageBubbleView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
    }

    override func updateContent() {
        super.updateContent()
        schedule("late", after: .seconds(1)) { _ in throw Lost() }
    }
}

private final class FailingTask: ComponentExtension<ChatMessageBubbleView> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        task("fail") { () async throws -> Int in
            throw Lost()
        } then: { _, _ in
        }
    }
}

private final class Thousands: ComponentExtension<ChatMessageBubbleView> {
    override func updateContent() {
        super.updateContent()
        for number in 0..<10_000 { schedule("\(number)", after: .seconds(1)) { _ in } }
    }
}

private final class Advancing: ComponentExtension<ChatMessageBubbleView> {
    override func setUp() {
        super.setUp()
        tree?.advance(to: Timestamp(seconds: 9))
    }
}
