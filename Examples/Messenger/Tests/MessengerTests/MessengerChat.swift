import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Messenger
import Views

/// A screen with the plugins, and what happens to it in steps.
final class MessengerChat {
    static let plugins: [any Plugin] = [
        VoiceMessagesPlugin(), PollsPlugin(),
        PinnedMessagesPlugin(pinned: ["harbour": ["voice"]]),
        TranslationPlugin { $0.uppercased() }, DisappearingMessagesPlugin(),
    ]

    let tasks = HeldTasks()
    let controller: ChatChannelController
    private(set) var components = Components()
    private(set) var screen = ChatChannelVC()
    private(set) var tree: ComponentTree
    private var messageCount = 0

    /// What happens in one step.
    enum Step: Hashable {
        case wait(seconds: Int, milliseconds: Int)
        case receive(kind: Int, isOwn: Bool)
        case edit(place: Int)
        case delete(place: Int, isHard: Bool)
        case answer
        case tap(name: String, place: Int)
        case pin(place: Int)

        static func random(using random: inout some RandomNumberGenerator) -> Step {
            let place = Int.random(in: 0..<8, using: &random)
            switch Int.random(in: 0..<14, using: &random) {
            case 0...3:
                return .wait(
                    seconds: .random(in: 0..<15, using: &random),
                    milliseconds: .random(in: 0..<1_000, using: &random)
                )
            case 4, 5: return .receive(kind: place, isOwn: .random(using: &random))
            case 6: return .edit(place: place)
            case 7: return .delete(place: place, isHard: .random(using: &random))
            case 8, 9: return .answer
            case 10: return .pin(place: place)
            default:
                let name = ["play", "vote", "translate"].randomElement(using: &random) ?? ""
                return .tap(name: name, place: place)
            }
        }
    }

    /// Creates a chat with plugins, whose requests are sent by a closure.
    init(
        _ plugins: [any Plugin],
        send: @escaping (ChatRequest, ChatChannel.ID) -> SendingOutcome = { _, _ in .sent }
    ) throws {
        let store = StateStore(runner: tasks)
        let client = ChatClient(currentUser: Self.ann, send: send, store: store)
        controller = ChatChannelController(
            channel: Self.channel,
            messages: ChatMessages(Self.messages),
            client: client
        )
        try components.install(plugins)
        (screen, tree) = Self.mounted(controller, components, at: Self.start)
    }

    private static func mounted(
        _ controller: ChatChannelController,
        _ components: Components,
        at now: Timestamp
    ) -> (ChatChannelVC, ComponentTree) {
        let screen = ChatChannelVC()
        screen.channelController = controller
        var context = ComponentContext(components)
        context.store = controller.client.store
        context.now = now
        let tree = screen.mount(in: context)
        screen.view.layout(width: 375, height: 800)
        return (screen, tree)
    }

    /// The text of the whole screen.
    var text: String {
        screen.view.layout(width: 375, height: 800)
        return TreeNode(of: screen.view).description
    }

    /// The text of a screen that is made of the same messages, state and instant.
    var textFromValues: String {
        let copy = ChatChannelController(
            channel: controller.channel ?? Self.channel,
            messages: ChatMessages(Array(controller.messages)),
            client: controller.client
        )
        let (screen, _) = Self.mounted(copy, components, at: tree.now)
        return TreeNode(of: screen.view).description
    }

    /// Throws the screen away and makes it again.
    func makeAgain() {
        (screen, tree) = Self.mounted(controller, components, at: tree.now)
    }

    /// Takes a step, then a turn.
    func take(_ step: Step) async throws {
        var now = tree.now
        let count = controller.messages.count
        switch step {
        case .wait(let seconds, let milliseconds):
            now = now.advanced(by: .seconds(seconds) + .milliseconds(milliseconds))
        case .receive(let kind, let isOwn):
            messageCount += 1
            var message = Self.messages[kind % Self.messages.count]
            message.id = "\(message.id)-\(messageCount)"
            message.createdAt = now
            (message.author, message.isSentByCurrentUser) = (isOwn ? Self.ann : Self.bo, isOwn)
            controller.receive(.newMessage(message))
            // As a screen does when it is made, so that nothing is unread.
            controller.markRead()
            controller.synchronize()
        case .edit(let place) where count > 0:
            var message = controller.messages[place % count]
            message.text = "\(message.text.plain)!"
            controller.receive(.messageEdited(message))
        case .delete(let place, let isHard) where count > 0:
            let id = controller.messages[place % count].id
            controller.receive(.messageDeleted(id: id, isHard: isHard))
        case .answer:
            if let name = tasks.names.first { _ = await tasks.answer(name) }
        case .tap(let name, let place):
            let controls = screen.view.controls(named: name)
            if !controls.isEmpty {
                controls[place % controls.count].sendActions(for: .touchUpInside)
            }
        case .pin(let place) where count > 0:
            let message = controller.messages[place % count]
            let list = screen.messageListVC
            let pin = list.actions(for: message).first { $0.id == "pin" }
            if let pin { list.perform(pin, on: message) }
        case .edit, .delete, .pin: break
        }
        tree.advance(to: now)
    }

    /// Uninstalls a plugin.
    func uninstall(_ id: PluginID) throws {
        try components.uninstall(id)
        screen.updateComponents(components)
    }
}

extension View {
    /// Returns the controls here and below with an action of a name, and without hidden ones.
    func controls(named name: String) -> [Control] {
        if isHidden { return [] }
        let isOne = (self as? Control)?.targetNames.contains(name) == true
        return (isOne ? [self].compactMap { $0 as? Control } : [])
            + subviews.flatMap { $0.controls(named: name) }
    }
}

/// Returns the first lines in which two texts differ; `nil` if they are equal.
func firstDifference(_ first: String, _ second: String) -> String? {
    let (old, new) = (first.split(separator: "\n"), second.split(separator: "\n"))
    guard old != new else { return nil }
    let place = zip(old, new).prefix { $0 == $1 }.count
    let shown = [old, new].map { lines in
        lines.dropFirst(place).prefix(2).joined(separator: "\n")
    }
    return shown.joined(separator: "\nis not\n")
}
