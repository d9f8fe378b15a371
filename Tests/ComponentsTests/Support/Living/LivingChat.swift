import Components
import DefaultComponents
import Drawing
import Views

/// A screen whose plugins have time, state and tasks, and random steps of what happens to it.
final class LivingChat {
    let tasks = PendingTasks()
    let controller: ChatChannelController
    private(set) var components = Components()
    private(set) var screen = ChatChannelVC()
    private(set) var tree: ComponentTree
    /// The instant of the next turn.
    private var now = Timestamp(seconds: start)
    private var messageCount = 0
    private static let start: Int64 = 1_772_442_000

    /// What happens in one step.
    enum Step: Hashable {
        case wait(seconds: Int)
        case receive
        case edit(place: Int)
        case delete(place: Int, isHard: Bool)
        case answer
        case toggle(plugin: Int)

        static func random(using generator: inout SeededGenerator) -> Step {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0...3: .wait(seconds: .random(in: 0..<100, using: &generator))
            case 4, 5: .receive
            case 6: .edit(place: .random(in: 0..<8, using: &generator))
            case 7:
                .delete(
                    place: .random(in: 0..<8, using: &generator),
                    isHard: .random(using: &generator)
                )
            case 8...10: .answer
            default:
                .toggle(plugin: .random(in: LivingPlugins.all.indices, using: &generator))
            }
        }
    }

    /// Creates a chat with plugins, at nine o'clock.
    init(_ plugins: [any Plugin], runner: (any TaskRunner)? = nil) throws {
        let client = ChatClient(
            currentUser: FixtureChat.ann,
            store: StateStore(runner: runner ?? tasks)
        )
        controller = ChatChannelController(
            channel: FixtureChat.direct,
            messages: ChatMessages([FixtureChat.message("first")]),
            client: client
        )
        try components.install(plugins)
        components[.clockStart] = now
        (screen, tree) = Self.mounted(controller, components, at: nil)
    }

    private static func mounted(
        _ controller: ChatChannelController,
        _ components: Components,
        at now: Timestamp?
    ) -> (ChatChannelVC, ComponentTree) {
        let screen = ChatChannelVC()
        screen.channelController = controller
        var context = ComponentContext(components)
        context.store = controller.client.store
        context.now = now
        let tree = screen.mount(in: context)
        screen.view.layout(width: 375, height: 600)
        return (screen, tree)
    }

    /// The text of the whole screen.
    var text: String {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).description
    }

    /// The text of a screen that is made of the same messages, state and instant.
    var textFromValues: String {
        let copy = ChatChannelController(
            channel: FixtureChat.direct,
            messages: ChatMessages(Array(controller.messages)),
            client: controller.client
        )
        let (screen, _) = Self.mounted(copy, components, at: tree.now)
        return TreeNode(of: screen.view).description
    }

    /// Throws the screen away and makes it again.
    func makeAgain() {
        let now = tree.now
        screen = ChatChannelVC()
        (screen, tree) = Self.mounted(controller, components, at: now)
    }

    /// Takes a step, then a turn.
    func take(_ step: Step) async throws {
        try await begin(step)
        takeTurn()
    }

    func takeTurn() {
        tree.advance(to: now)
    }

    /// Takes a step without a turn.
    func begin(_ step: Step) async throws {
        let count = controller.messages.count
        switch step {
        case .wait(let seconds): now = now.advanced(by: .seconds(seconds))
        case .receive:
            messageCount += 1
            // Own ones, as the line above unread ones belongs to the visit and not to the messages.
            var message = FixtureChat.own("m\(messageCount)")
            message.createdAt = now
            message.text = "Text \(messageCount)"
            controller.receive(.newMessage(message))
        case .edit(let place):
            guard count > 0 else { return }
            var message = controller.messages[place % count]
            message.text = "\(message.text.plain)!"
            controller.receive(.messageEdited(message))
        case .delete(let place, let isHard):
            guard count > 0 else { return }
            let id = controller.messages[place % count].id
            controller.receive(.messageDeleted(id: id, isHard: isHard))
        case .answer:
            // All, as a screen that is made again begins them in another order.
            while tasks.count > 0 { await tasks.run(at: 0) }
        case .toggle(let place): try toggle(LivingPlugins.all[place])
        }
    }

    /// Installs or uninstalls a plugin.
    func toggle(_ plugin: any Plugin) throws {
        if components.plugins.contains(where: { $0.id == plugin.id }) {
            try components.uninstall(plugin.id)
        } else {
            try components.install([plugin])
        }
        screen.updateComponents(components)
    }
}
