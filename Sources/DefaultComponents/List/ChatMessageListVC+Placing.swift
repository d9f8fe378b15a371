import Components
import Views

extension ChatMessageListVC {
    /// Applies the changes that waited for the rows to be placed, and reports the rows' positions.
    func didPlaceRows() {
        guard callingOthers(goOn) == nil, !waitingChanges.isEmpty else { return }
        waitingChanges = []
        listView.rows.reload()
    }

    private func goOn() {
        let screen = dataSource as? any ChatChannelScreen ?? parent as? any ChatChannelScreen
        screen?.channelController?.goOn()
        if listView.rows.reloadIfNeeded() { waitingChanges = [] }
        updateWaiting()
        updateWaitingMessages()
        announceRows()
        checkDelegate()
        updateOverlays()
        // There is no news of rows in a list that has none.
        guard overlays.scrollsInPage == nil else { return }
        noteRows()
        reportPosition()
        notifyOfNews()
    }

    private func reportPosition() {
        // Before the first layout nothing is in view.
        guard listView.rows.viewportHeight > 0 else { return }
        let position = (listView.rows.anchor, listView.rows.heights.count)
        if let reportedPosition, reportedPosition == position { return }
        reportedPosition = position
        noteScrolling()
        delegate?.chatMessageListVC(self, scrollViewDidScroll: listView)
    }

    private func updateWaitingMessages() {
        guard !listView.rows.isPlacing, !waitingIDs.isEmpty else { return }
        let ids = waitingIDs
        waitingIDs = []
        ids.forEach(updateMessage)
    }

    func updateWaiting() {
        guard !isUpdatingWaiting else { return }
        isUpdatingWaiting = true
        defer { isUpdatingWaiting = false }
        // Ends even if the data source changes at each read.
        var rounds = 0
        while !listView.rows.isPlacing, !waitingChanges.isEmpty, rounds < 100 {
            listView.rows.update(waitingChanges.removeFirst())
            rounds += 1
        }
    }

    /// Reports a data source that has the delegate's methods for decorations but is not the delegate.
    private func checkDelegate() {
        guard delegate == nil, !isDataSourceChecked, !listView.rows.shown.isEmpty,
            let candidate = dataSource as? any ChatMessageListVCDelegate
        else { return }
        isDataSourceChecked = true
        let own = decorations
        decorations = DelegateDecorations(candidate)
        if mayDecorate { note(.delegateNotSet(dataSource: "\(type(of: candidate))")) }
        decorations = own
    }

    /// Whether the delegate puts views above or below messages; asks it if a message is in view.
    var mayDecorate: Bool {
        if node.isConnected, let row = listView.rows.shown.first {
            _ = decorations.views(self, row.message, at: row.index)
        }
        return decorations.areThere
    }

    /// Reports the messages that came into view to the delegate.
    func announceRows() {
        guard let delegate else { return }
        let new = listView.rows.shown.filter { !$0.isAnnounced }
        for row in new {
            row.isAnnounced = true
        }
        for row in new where listView.rows.row(at: row.index) === row {
            delegate.chatMessageListVC(self, willDisplayMessageAt: row.index)
        }
    }

    /// Shows or hides the views over the list.
    func updateOverlays() {
        defer { placeOverlays() }
        let hidesButton = listView.isLastCellFullyVisible || listView.rows.shown.isEmpty
        let day = overlaidDay
        let isSame =
            scrollToLatestMessageButton.isHidden == hidesButton
            && dateOverlayView.isHidden == (day == nil)
            && (day == nil || dateOverlayView.content == day)
        guard !isSame else { return }
        scrollToLatestMessageButton.isHidden = hidesButton
        if let day { dateOverlayView.content = day }
        dateOverlayView.isHidden = day == nil
        view.layoutIfNeeded()
    }

    /// The day of the uppermost message, while the list scrolls.
    private var overlaidDay: String? {
        guard listView.isScrolling, components[.messageListDateOverlayEnabled],
            let message = listView.rows.shown.last?.message
        else { return nil }
        let appearance = components[.appearance]
        return calling(for: message.id) {
            appearance.formatters.messageDateSeparator(message.createdAt, appearance.calendar)
        }
    }
}
