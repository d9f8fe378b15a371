import Components
import Views

extension ChatMessageListVC {
    /// Returns the layout options of a message as the components decide them; none for an index out of bounds.
    ///
    /// Index 0 is the newest. Data sources call it, so that the list knows what their result depends on.
    public final func layoutOptions(at index: Int) -> ChatMessageLayoutOptions {
        let isRequested = rowRequest?.reader.index == index
        if isRequested { rowRequest?.readsOptions = true }
        guard let channel = isRequested ? listView.rows.channel : rowChannel else { return [] }
        let reader = reader(at: index)
        let part = part(for: reader)
        let components = part?.components ?? components
        var request = MessageLayoutRequest(
            .row(reader),
            channel: channel,
            components: components,
            resolver: part?.layoutOptionsResolver ?? layoutOptionsResolver
        )
        request.isInThread = isInThread
        return calling(for: reader.message(0)?.id, readBy: functionReader(for: reader)) {
            request.options(of: components, in: node.connectedTree)
        }
    }

    /// Returns the type of a message's view as the components decide it; 0 is the newest.
    func contentViewType(at index: Int) -> any MessageContentView.Type {
        let reader = reader(at: index)
        let components = part(for: reader)?.components ?? components
        let request = MessageContentViewRequest(
            content(for: reader),
            inListNamed: name,
            contentView: components.current(.messageContentView)
        )
        return calling(
            for: reader.message(0)?.id,
            notingAnswers: true,
            readBy: functionReader(for: reader)
        ) {
            components[.messageContentViewType](request)
        }
    }

    /// Calls code of the app, which may call the list again; stops calls that never end.
    @discardableResult
    func callingOthers<Answer>(_ call: () -> Answer) -> Answer? {
        switch outgoing.begin(atMost: 16) {
        case .runs:
            defer { outgoing.end() }
            return call()
        case .ends: node.connectedTree?.report(.callNeverEnds(call: "ChatMessageListVC"))
        case .passes: break
        }
        return nil
    }

    /// Returns the reader that shows a row again when state changes that functions read for it; nil if no row is being made.
    private func functionReader(for reader: RowReader) -> FunctionReader? {
        guard rowRequest?.reader === reader, let id = reader.message(0)?.id else { return nil }
        if let known = reader.reads.functionReader { return known }
        let made = FunctionReader { [weak self] in
            if self?.node.isConnected == false { self?.contentChanged() }
            self?.updateMessage(id: id)
        }
        reader.reads.functionReader = made
        return made
    }

    private func content(for reader: RowReader) -> MessageCellContent {
        MessageCellContent(
            reader,
            listView.rows.channel ?? ChatChannel(id: ""),
            isInThread: isInThread
        )
    }

    /// Returns the scope of the tree that contains a row; `nil` if it is the list's own.
    private func part(for reader: RowReader) -> ComponentTree? {
        guard let tree = node.connectedTree, tree.hasScopes else { return nil }
        return tree.scoped(to: content(for: reader))
    }

    /// Returns the reader of the row at an index, which is that of the current request if it is for this row.
    private func reader(at index: Int) -> RowReader {
        if let rowRequest, rowRequest.reader.index == index { return rowRequest.reader }
        return RowReader(listView.rows.window, index: index)
    }
}

/// A row whose options and type of view a list determines.
struct RowRequest {
    /// The messages as the row sees them.
    let reader: RowReader
    /// Whether the data source called `layoutOptions(at:)` for the row.
    var readsOptions = false
}

extension ChatMessageListVC: MessageRowSource {
    var numberOfMessages: Int {
        guard let dataSource else { return 0 }
        return callingOthers { max(0, dataSource.numberOfMessages(in: self)) }
            ?? listView.rows.heights.count
    }

    var rowChannel: ChatChannel? {
        // Rows do not show the unread count, which changes often.
        var channel = callingOthers { dataSource?.channel(for: self) } ?? listView.rows.channel
        channel?.unreadCount = .noUnread
        return channel
    }

    var origin: TableIdentity? { node.connectedTree?.origin }

    var listName: String? { name }

    var asksForEachPlace: Bool {
        decorations.areThere || isSubclass
    }

    private var isSubclass: Bool {
        type(of: self) != ChatMessageListVC.self
    }

    func message(at index: Int) -> ChatMessage? {
        callingOthers { dataSource?.chatMessageListVC(self, messageAt: index) } ?? nil
    }

    func draft(of message: ChatMessage, _ reader: RowReader) -> RowDraft {
        var draft = RowDraft(index: reader.index, message: message)
        let outer = rowRequest
        rowRequest = RowRequest(reader: reader)
        if let part = part(for: reader) { draft.scopes = part.scopes }
        let options = callingOthers {
            dataSource?.chatMessageListVC(self, messageLayoutOptionsAt: reader.index)
        }
        draft.options = options??.shown(of: message) ?? []
        if rowRequest?.readsOptions != true { reader.reads.isUntracked = true }
        draft.contentView = cellContentClassForMessage(at: reader.index)
        rowRequest = outer
        (draft.header, draft.footer) =
            callingOthers { decorations.views(self, message, at: reader.index) } ?? (nil, nil)
        draft.reads = reader.reads
        return draft
    }

    func prepare(_ cell: any MessageCell, at index: Int) {
        guard isSubclass else { return }
        let outer = filled
        filled = (index, cell)
        let shown = tableView(listView, cellForRowAt: index)
        filled = outer
        if shown !== cell { note(.otherCell(index: index)) }
    }

    func listDidPlaceRows() {
        didPlaceRows()
    }

    func listDidChange(_ changes: [ListChange<ChatMessage>]?) {
        if changes?.isEmpty != true { overlays.areStale = true }
        noteChanges(changes)
    }

    func listDidScroll() {
        updateOverlays()
        guard overlays.scrollsInPage == nil else { return }
        noteSettling()
        notifyOfNews()
    }

    func listWillLeaveTree() {
        notifyOfLeaving()
        removeOverlays()
    }

    func listDidFind(_ fault: MessageListFault) {
        note(fault)
    }

    func listDidFind(_ leak: ReuseLeak) {
        note(leak)
    }
}
