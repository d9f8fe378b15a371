import Components

extension ChatMessageListVC {
    /// Returns what the components say the layout of a message has; nothing for a place beyond the ends.
    ///
    /// 0 is the newest. Data sources call it, so that the list knows what their answer depends on.
    public final func layoutOptions(at index: Int) -> ChatMessageLayoutOptions {
        guard let channel = rowChannel else { return [] }
        let reader: RowReader
        if let asking, asking.index == index {
            wasAsked = true
            reader = asking
        } else {
            reader = RowReader(listView.rows.window, index: index)
        }
        return components[.messageLayoutOptions](
            MessageLayoutRequest(
                reader,
                channel: channel,
                appearance: components[.appearance],
                resolver: shared(.messageLayoutOptionsResolver)
            )
        )
    }
}

extension ChatMessageListVC: MessageRowSource {
    var numberOfMessages: Int {
        max(0, dataSource?.numberOfMessages(in: self) ?? 0)
    }

    var rowChannel: ChatChannel? {
        // How much is unread is no row's business, and changes often.
        var channel = dataSource?.channel(for: self)
        channel?.unreadCount = .noUnread
        return channel
    }

    var asksForEachPlace: Bool {
        decorationDelegate != nil || type(of: self) != ChatMessageListVC.self
    }

    func message(at index: Int) -> ChatMessage? {
        dataSource?.chatMessageListVC(self, messageAt: index)
    }

    func draft(of message: ChatMessage, _ reader: RowReader) -> RowDraft {
        var draft = RowDraft(index: reader.index, message: message)
        let (outer, wasOuterAsked) = (asking, wasAsked)
        (asking, wasAsked) = (reader, false)
        draft.options =
            dataSource?.chatMessageListVC(self, messageLayoutOptionsAt: reader.index) ?? []
        if !wasAsked { reader.reads.isUntracked = true }
        (asking, wasAsked) = (outer, wasOuterAsked)
        draft.contentView = cellContentClassForMessage(at: reader.index)
        draft.header = decorationDelegate?.chatMessageListVC(
            self,
            headerViewForMessage: message,
            at: reader.index
        )
        draft.footer = decorationDelegate?.chatMessageListVC(
            self,
            footerViewForMessage: message,
            at: reader.index
        )
        draft.reads = reader.reads
        return draft
    }

    func listDidPlaceRows() {
        didPlaceRows()
    }

    func listDidScroll() {
        updateOverlays()
        delegate?.chatMessageListVC(self, scrollViewDidScroll: listView)
    }

    func listDidFind(_ fault: MessageListFault) {
        note(fault)
    }

    func listDidFind(_ leak: ReuseLeak) {
        note(leak)
    }
}
