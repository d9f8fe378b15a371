import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Findings of a screen on which time passes, and tasks answer late or never.
    func findingsInTime() -> [CertificateFinding] {
        let chat = LivedChat(listed, in: ComponentContext(alone))
        guard chat.isAlive else { return [] }
        for seconds in LivedChat.times {
            chat.pass(seconds)
            if let change = chat.changeFromNewScreen {
                let fact =
                    "\(seconds) seconds later, the screen has \(change), unlike one that is made again at that instant."
                return [broken(.incremental, fact, fix: Self.livingFix)]
            }
        }
        // A bar may move as long as a task runs, so all answer, and some may have begun again.
        if chat.isHasty { _ = chat.textsOfAnswers(in: "") }
        if chat.isHasty, chat.tasks.names.isEmpty {
            let fix = "To fix, let work end, or be due once a second at most."
            return [broken(.cost, "A day later, work is due several times a second.", fix: fix)]
        }
        if let answerFinding { return [answerFinding] }
        return faults(in: chat) + (leftover(of: chat).map { [broken(.uninstall, $0)] } ?? [])
    }

    /// The finding of a message to which tasks bring other texts among messages than alone.
    private var answerFinding: CertificateFinding? {
        let texts = [listed, listed.filter { $0.id == "hello" }].map { messages in
            LivedChat(messages, in: ComponentContext(alone)).textsOfAnswers(in: "hello").sorted()
        }
        guard texts[0] != texts[1] else { return nil }
        let fact = "Answers bring it \(texts[0]) among other messages, and \(texts[1]) alone."
        let fix = "To fix, keep an answer as state of the message that it is for."
        return broken(.incremental, of: "hello", fact, fix: fix)
    }

    private static let livingFix =
        "To fix, show what follows from the message, its state and now, schedule the next change, and keep what tasks "
        + "answer as state."

    private func faults(in chat: LivedChat) -> [CertificateFinding] {
        chat.tree.diagnostics.lazy.filter {
            if case .excluded = $0 { true } else { false }
        }.prefix(1).map { diagnostic in
            let (fact, fix) = "\(diagnostic)".splitFix
            return broken(.diagnostics, fact, fix: fix)
        }
    }

    /// The timers, tasks and values that remain after uninstalling; nil if there are none.
    private func leftover(of chat: LivedChat) -> String? {
        var left = alone
        guard !LivedChat(listed, in: ComponentContext(bare)).isAlive,
            (try? left.uninstall(plugin.id)) != nil
        else {
            return nil
        }
        chat.screen.updateComponents(left)
        let count = chat.tree.store.count
        let parts = [
            count.timers == 0 && chat.tree.nextDue == nil ? nil : "timers",
            count.tasks == 0 ? nil : "tasks", count.values == 0 ? nil : "state",
        ].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return "After it was uninstalled, a screen keeps its \(parts.joined(separator: " and "))."
    }
}

/// A screen on which time passes, with tasks that are held.
final class LivedChat {
    /// The seconds that pass, one after the other.
    static let times = [1, 60, 3_600, 86_400]

    let screen = ChatChannelVC()
    let tree: ComponentTree
    let tasks = HeldTasks()
    private let controller: ChatChannelController

    /// Creates a screen that stands at the instant of the newest message.
    init(_ messages: [ChatMessage], in context: ComponentContext) {
        controller = Self.controller(
            of: messages,
            ChatClient(currentUser: CertificateChat.ann, store: StateStore(runner: tasks))
        )
        tree = Self.mount(screen, controller, context, messages.first?.createdAt)
    }

    private static func controller(of messages: [ChatMessage], _ client: ChatClient)
        -> ChatChannelController
    {
        ChatChannelController(
            channel: CertificateChat.channel,
            messages: ChatMessages(messages),
            client: client,
            pageSize: 100
        )
    }

    private static func mount(
        _ screen: ChatChannelVC,
        _ controller: ChatChannelController,
        _ context: ComponentContext,
        _ now: Timestamp?
    ) -> ComponentTree {
        screen.channelController = controller
        var context = context
        context.store = controller.client.store
        context.now = now
        let tree = screen.mount(in: context)
        screen.view.layout(width: 375, height: 4_000)
        return tree
    }

    /// Whether work or tasks wait, or state was set.
    var isAlive: Bool {
        tree.nextDue != nil || !tasks.names.isEmpty || tree.store.count.values > 0
    }

    /// Lets some of the times pass, and, after an hour, every other task answer.
    func pass(_ seconds: Int) {
        tree.advance(to: tree.now.advanced(by: .seconds(seconds)))
        screen.view.layoutIfNeeded()
        if seconds == 3_600 { answerHalf() }
    }

    /// Whether work is due within half a second.
    var isHasty: Bool {
        tree.nextDue.map { $0 < tree.now.advanced(by: .milliseconds(500)) } ?? false
    }

    /// Lets all tasks answer, and returns the texts that a message shows afterwards and not before.
    func textsOfAnswers(in id: ChatMessage.ID) -> Set<String> {
        let list = screen.messageListVC.listView
        let texts = { list.visibleIndex(ofMessageWithID: id).flatMap(list.cell)?.shownTexts ?? [] }
        let before = texts()
        for name in tasks.names { tasks.answer(name) }
        tree.advance(to: tree.now)
        screen.view.layoutIfNeeded()
        return Set(texts()).subtracting(before)
    }

    /// Lets every other task answer, the last one first, and takes a turn.
    private func answerHalf() {
        for (place, name) in tasks.names.enumerated().reversed() where place % 2 == 0 {
            tasks.answer(name)
        }
        tree.advance(to: tree.now)
        screen.view.layoutIfNeeded()
    }

    /// The first difference from a screen that is made of the same messages, state and instant; nil if there is none.
    var changeFromNewScreen: String? {
        let screen = ChatChannelVC()
        let copy = Self.controller(of: Array(controller.messages), controller.client)
        _ = Self.mount(screen, copy, ComponentContext(tree.components), tree.now)
        let fresh = TreeNode(of: screen.view, variant: .structure)
        return TreeNode(of: self.screen.view, variant: .structure).changes(from: fresh).first?.fact
    }
}
