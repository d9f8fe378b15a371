import Components
import DefaultComponents
import Drawing
import Synchronization
import Testing
import Views

/// A list of fifty messages, and the messages that it composed since the last call.
final class TouchedList {
    let data: ListedMessages
    let list: ChatMessageListVC
    private let delegate: (any ChatMessageListVCDelegate)?
    private let components: Components
    private let log = FillLog()

    init(
        delegate: (any ChatMessageListVCDelegate)? = nil,
        _ prepare: (inout Components) -> Void = { _ in }
    ) {
        var components = Components()
        prepare(&components)
        let log = log
        components.extend(.messageCell, with: FillLogger.self)
        self.components = components
        self.delegate = delegate
        data = ListedMessages(ListedMessages.turns(50))
        // Nothing is unread, so that no row reads the previous one.
        data.channel?.lastReadMessageID = nil
        list = components.make(.messageListVC)
        list.dataSource = data
        list.delegate = delegate
        FillLog.$current.withValue(log) {
            list.mount(in: ComponentContext(components))
            list.view.layout(width: 375, height: 400)
        }
        forget()
    }

    /// The ids of messages composed since the last call of `forget`, oldest first: those that are new, and those that
    /// were in view already.
    private(set) var composed: [String] = []

    /// The ids of the other messages composed, which came into view.
    private(set) var arrived: [String] = []

    /// The ids of the messages in view, newest first.
    var shown: [String] {
        list.listView.visibleRows.compactMap { list.listView.cell(at: $0)?.content?.message()?.id }
    }

    var oldestShown: String { shown.last ?? "" }

    func forget() {
        log.ids = []
        composed = []
        arrived = []
    }

    func time(_ id: String) -> Timestamp {
        data.messages.first { $0.id == id }?.createdAt ?? Timestamp(microseconds: 0)
    }

    func insert(_ message: ChatMessage) throws {
        data.messages.insert(message, at: 0)
        try update([.insert(message, index: 0)], new: [message.id])
    }

    func change(_ index: Int, _ change: (inout ChatMessage) -> Void) throws {
        change(&data.messages[index])
        try update([.update(data.messages[index], index: index)])
    }

    func remove(_ index: Int) throws {
        let message = data.messages.remove(at: index)
        try update([.remove(message, index: index)])
    }

    /// Passes changes on and expects the list to equal one that shows the messages for the first time.
    func update(_ changes: [ListChange<ChatMessage>], new: Set<String> = []) throws {
        let fills = list.listView.fillCount
        let known = new.union(shown)
        FillLog.$current.withValue(log) { list.updateMessages(with: changes) }
        #expect(list.listView.fillCount - fills == log.ids.count)
        let ids = log.ids.sorted { time($0) < time($1) }
        composed = ids.filter(known.contains)
        arrived = ids.filter { !known.contains($0) }
        #expect(list.faults == [])
        let fresh = components.make(.messageListVC)
        fresh.dataSource = data
        fresh.delegate = delegate
        fresh.mount(in: ComponentContext(components))
        fresh.view.layout(width: 375, height: 400)
        #expect(trees(list) == trees(fresh))
    }

    private func trees(_ list: ChatMessageListVC) -> [String] {
        list.listView.subviews.map { TreeNode(of: $0).description }
    }
}

/// The ids of messages that cells were filled with.
final class FillLog: Sendable {
    @TaskLocal static var current: FillLog?

    private let state = Mutex<[String]>([])

    var ids: [String] {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}

/// Records the content of its cell.
final class FillLogger: ComponentExtension<ChatMessageCell> {
    override func updateContent() {
        super.updateContent()
        if let id = host.content?.message()?.id { FillLog.current?.ids.append(id) }
    }
}
