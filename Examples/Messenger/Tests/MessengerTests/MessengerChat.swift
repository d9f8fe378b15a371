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
        SearchPlugin(), CodeBlocksPlugin(), SwipeReplyPlugin(), ComposerKitPlugin(),
        LinkCardsPlugin { LinkAttachment(originalURL: $0, title: "Tides", previewURL: "sea.gif") },
    ]

    let tasks = HeldTasks()
    let controller: ChatChannelController
    private(set) var components = Components()
    private(set) var screen = ChatChannelVC()
    private(set) var tree: ComponentTree
    private(set) var pointer: GestureTracker
    private(set) var focus: FocusTracker?
    private var messageCount = 0

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
        pointer = GestureTracker(in: screen.view)
    }

    private static func mounted(
        _ controller: ChatChannelController,
        _ components: Components,
        at now: Timestamp,
        like old: ChatChannelVC? = nil
    ) -> (ChatChannelVC, ComponentTree) {
        let screen = ChatChannelVC()
        screen.channelController = controller
        var context = ComponentContext(components)
        context.store = controller.client.store
        context.now = now
        let tree = screen.mount(in: context)
        // An app keeps drafts.
        if let composer = old?.messageComposerVC {
            screen.messageComposerVC.content = composer.content
            screen.messageComposerVC.isEditing = composer.isEditing
            screen.messageComposerVC.notice = composer.notice
        }
        screen.view.layout(width: 375, height: 800)
        return (screen, tree)
    }

    /// The text of the whole screen, with the newest messages.
    var text: String {
        screen.messageListVC.listView.scrollToLatest()
        screen.view.layout(width: 375, height: 800)
        return TreeNode(of: screen.view).description.shown
    }

    /// What a screen reader meets.
    var reads: String {
        screen.view.layout(width: 375, height: 800)
        return AccessibilityTree(of: screen.view).text
    }

    /// Returns the text of a screen that is made of the same messages, state, draft and instant.
    func textFromValues(with components: Components? = nil) -> String {
        let copy = ChatChannelController(
            channel: controller.channel ?? Self.channel,
            messages: ChatMessages(Array(controller.messages)),
            client: controller.client
        )
        let components = components ?? self.components
        let (screen, _) = Self.mounted(copy, components, at: tree.now, like: self.screen)
        return TreeNode(of: screen.view).description.shown
    }

    /// Throws the screen away and makes it again.
    func makeAgain() {
        pointer.cancel()
        (screen, tree) = Self.mounted(controller, components, at: tree.now, like: screen)
        pointer = GestureTracker(in: screen.view)
        if focus != nil { followFocus() }
    }

    /// Lets views of the screen have the focus, as a host with a keyboard does.
    func followFocus() { focus = FocusTracker(in: screen.view) }

    /// Changes the components of the screen in place.
    func change(_ body: (inout Components) throws -> Void) rethrows {
        try body(&components)
        screen.updateComponents(components)
    }

    /// Lets time pass, and takes a turn.
    func wait(_ duration: Duration = .zero) {
        tree.advance(to: tree.now.advanced(by: duration))
        screen.view.layout(width: 375, height: 800)
    }

    /// Adds a message of a kind, as if it arrived now.
    func receive(kind: Int, isOwn: Bool) {
        messageCount += 1
        var message = Self.messages[kind % Self.messages.count]
        message.id = "\(message.id)-\(messageCount)"
        message.createdAt = tree.now
        (message.author, message.isSentByCurrentUser) = (isOwn ? Self.ann : Self.bo, isOwn)
        controller.receive(.newMessage(message))
        // As a screen does when it is made, so that nothing is unread.
        controller.markRead()
        controller.synchronize()
    }

    /// Uninstalls a plugin.
    func uninstall(_ id: PluginID) throws {
        try change { try $0.uninstall(id) }
    }
}

extension String {
    /// The lines of a tree without those of hidden views, which may be of what was shown before.
    fileprivate var shown: String {
        var (lines, hidden) = ([Substring](), Int.max)
        for line in split(separator: "\n") {
            let level = line.prefix { $0 == " " }.count
            if level > hidden { continue }
            hidden = line.hasSuffix(" hidden") ? level : .max
            if hidden == .max { lines.append(line) }
        }
        return lines.joined(separator: "\n")
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
