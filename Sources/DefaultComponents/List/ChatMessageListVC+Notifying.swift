import Components
import Views

/// The events of a list that wait until the rows are placed and the earlier ones were heard.
struct ListNews {
    /// Events in the order in which they happened.
    var waiting: [Kind] = []
    /// The messages in view that were reported.
    var shown: [ChatMessage] = []
    /// The position at which the list came to rest.
    var settled: ListPosition?
    /// The number of events that listeners caused so far; `nil` while none is heard.
    var causedCount: Int?

    enum Kind {
        case changed(MessagesChange)
        case shown(MessagesInView)
        case hidden(MessagesInView)
        case scrolled(ListPosition)
        case settled(ListPosition)
    }
}

extension ChatMessageListVC {
    private var identity: ListIdentity {
        ListIdentity(name: name, channelID: listView.rows.channel?.id)
    }

    private var position: ListPosition {
        ListPosition(
            in: identity,
            visible: listView.visibleRows,
            isAtLatest: listView.isAtLatest
        )
    }

    /// Notes changes of the messages; all were read anew for `nil`.
    func noteChanges(_ changes: [ListChange<ChatMessage>]?) {
        guard changes?.isEmpty != true, mayNotify(.messagesChanged) else { return }
        let change = MessagesChange(
            in: identity,
            changes: changes ?? [],
            count: listView.rows.heights.count,
            isReset: changes == nil
        )
        note(.changed(change))
    }

    /// Notes that the scroll position changed.
    func noteScrolling() {
        if mayNotify(.listScrolled) { note(.scrolled(position)) }
    }

    /// Notes that the list came to rest, if that is at another position than before.
    func noteSettling() {
        guard mayNotify(.listSettled), !listView.isScrolling else { return }
        let position = position
        guard news.settled != position else { return }
        news.settled = position
        note(.settled(position))
    }

    /// Notes the messages that came into view, and those that are no longer in view.
    func noteRows() {
        guard mayNotify(.messagesShown) || mayNotify(.messagesHidden) else {
            if !news.shown.isEmpty { news.shown = [] }
            return
        }
        let rows = listView.rows.shown
        guard !rows.elementsEqual(news.shown, by: { $0.message.id == $1.id }) else { return }
        let (old, new) = (news.shown, rows.map(\.message))
        news.shown = new
        if !new.isEmpty { node.connectedTree?.callBeforeLeaving(listView) }
        let (oldIDs, newIDs) = (Set(old.map(\.id)), Set(new.map(\.id)))
        let gone = old.filter { !newIDs.contains($0.id) }
        let arrived = new.filter { !oldIDs.contains($0.id) }
        if !gone.isEmpty { note(.hidden(MessagesInView(in: identity, messages: gone))) }
        if !arrived.isEmpty { note(.shown(MessagesInView(in: identity, messages: arrived))) }
    }

    /// Raises the event of the messages in view, as the list leaves its tree with them, after those that wait.
    func notifyOfLeaving() {
        let gone = news.shown
        guard !gone.isEmpty else { return }
        news.shown = []
        note(.hidden(MessagesInView(in: identity, messages: gone)))
        notifyOfNews(isLeaving: true)
    }

    private func note(_ event: ListNews.Kind) {
        if let count = news.causedCount {
            // Listeners that cause events without end.
            guard count < 1_000 else {
                node.connectedTree?.report(.callNeverEnds(call: "ChatMessageListVC"))
                return
            }
            news.causedCount = count + 1
        }
        news.waiting.append(event)
    }

    /// Raises the events that wait; those that listeners cause follow when all have heard the present one.
    func notifyOfNews(isLeaving: Bool = false) {
        let isOutermost = news.causedCount == nil
        guard !news.waiting.isEmpty, isOutermost || isLeaving, node.isConnected else { return }
        if isOutermost { news.causedCount = 0 }
        defer { if isOutermost { news.causedCount = nil } }
        while !news.waiting.isEmpty {
            switch news.waiting.removeFirst() {
            case .changed(let change): notify(.messagesChanged, change)
            case .shown(let messages): notify(.messagesShown, messages)
            case .hidden(let messages): notify(.messagesHidden, messages)
            case .scrolled(let position): notify(.listScrolled, position)
            case .settled(let position): notify(.listSettled, position)
            }
        }
    }
}

extension ChatMessageListView: TreeLeaving {
    /// Reports that the list leaves its tree with the messages in view.
    package func willLeaveTree() {
        rows.source?.listWillLeaveTree()
    }
}
