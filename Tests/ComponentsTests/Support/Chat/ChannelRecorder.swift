import DefaultComponents

/// A delegate that applies its notifications to a copy, and keeps them in words.
final class ChannelRecorder: ChatConnectionObserving {
    /// The messages, after the batches so far.
    private(set) var messages: [ChatMessage] = []

    /// The channel, by the last notification.
    private(set) var channel: ChatChannel?

    /// The people who type, by the last notification.
    private(set) var typingUsers: Set<ChatUser> = []

    /// The notifications since the last call, in words.
    private(set) var log: [String] = []

    /// The notifications that do not lead to the controller's state.
    private(set) var faults: [String] = []

    /// Runs once, within the next callback.
    var inNextCallback: ((ChatChannelController) -> Void)?

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        log += changes.map(\.words)
        if changes.isEmpty { faults.append("empty batch") }
        let result = messages.applying(changes)
        if result == nil { faults.append("contradiction: \(changes.map(\.words))") }
        messages = result ?? Array(channelController.messages)
        if !channelController.messages.elementsEqual(messages) {
            faults.append("batch: \(changes.map(\.words))")
        }
        callBack(channelController)
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        let count = channel.item.unreadCount
        let separator = channel.item.lastReadMessageID ?? "none"
        let verb = if case .create = channel { "create" } else { "update" }
        log.append("\(verb) unread \(count.messages)/\(count.mentions) after \(separator)")
        if channel.item == self.channel { faults.append("same channel") }
        if channel.item != channelController.channel { faults.append("other channel") }
        self.channel = channel.item
        callBack(channelController)
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        log.append("typing \(typingUsers.map(\.id).sorted())")
        if typingUsers == self.typingUsers { faults.append("same typing users") }
        self.typingUsers = typingUsers
        callBack(channelController)
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeConnection isConnected: Bool
    ) {
        log.append(isConnected ? "connected" : "disconnected")
        callBack(channelController)
    }

    private func callBack(_ controller: ChatChannelController) {
        let call = inNextCallback
        inNextCallback = nil
        call?(controller)
    }
}

extension ListChange<ChatMessage> {
    /// The change without the content.
    var words: String {
        switch self {
        case .insert(let item, let index): "insert \(item.id) at \(index)"
        case .move(let item, let start, let end): "move \(item.id) from \(start) to \(end)"
        case .update(let item, let index): "update \(item.id) at \(index)"
        case .remove(let item, let index): "remove \(item.id) at \(index)"
        }
    }
}
