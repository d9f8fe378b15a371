extension ChatChannelController {
    /// Loads the newest page, unless the newest messages are loaded, and reports that the channel is available.
    ///
    /// If there are no messages, and the server may have some, requests the newest ones; so does a second call if the
    /// server may have newer ones.
    ///
    /// Sets the channel's `lastReadMessageID`, above which unread messages begin, to the last message that was read.
    public func synchronize() {
        synchronize(requestsNewest: isSynchronized)
    }

    /// Loads the newest page, and requests the newest messages where the server may have newer ones.
    func synchronize(requestsNewest: Bool) {
        change { [self] outcome in
            let end = readMessageID
            update(&outcome) { $0.lastReadMessageID = end }
            if !isSynchronized {
                isSynchronized = true
                outcome.channel = .create(knownChannel)
            }
            if history.window.map({ $0.isEmpty || $0.lowerBound > 0 }) ?? true {
                let end = history.part(around: 0).upperBound
                outcome.messages = history.load(0..<min(pageSize, end))
            }
            if history.messages.isEmpty || requestsNewest && history.gap == 0 {
                requestPage(.older, of: 0..<0, limit: pageSize, &outcome)
            }
            return outcome.channel != nil || !outcome.messages.isEmpty
        }
    }

    /// Whether all older messages are loaded; `false` before the first are loaded, and while the server may have more.
    public var hasLoadedAllPreviousMessages: Bool {
        history.window?.upperBound == history.messages.count && !history.isOpen
    }

    /// Whether all newer messages are loaded; `false` before the first are loaded, and while the server may have more.
    public var hasLoadedAllNextMessages: Bool {
        history.window?.lowerBound == 0 && history.gap != 0
    }

    /// Loads a number of older messages, by default a page.
    ///
    /// If the controller has none, and the server may have some, requests them: the client gets `load` of
    /// ``ChatRequest``, and the answer is `loaded` of ``ChatEvent``. While it is under way, or waits for the connection,
    /// no other is made; after one that failed, the next call makes another.
    ///
    /// - Complexity: O(*m*) in the messages that are loaded. The first answer is compared with all ids that the
    ///   controller has, unless messages find their indices by id.
    public func loadPreviousMessages(limit: Int? = nil) {
        change(isLoading: true) { [self] outcome in
            let window = history.window ?? 0..<0
            let part = history.part(around: window.lowerBound)
            let limit = max(limit ?? pageSize, 0)
            let added = min(limit, part.upperBound - window.upperBound)
            guard added > 0 else { return requestPage(.older, of: part, limit: limit, &outcome) }
            outcome.messages = history.load(window.lowerBound..<(window.upperBound + added))
            return true
        }
    }

    /// Loads a number of newer messages, by default a page, or requests them as ``loadPreviousMessages(limit:)`` does.
    ///
    /// - Complexity: O(*m*) in the messages that are loaded.
    public func loadNextMessages(limit: Int? = nil) {
        change(isLoading: true) { [self] outcome in
            guard let window = history.window else { return false }
            let part = history.part(around: window.lowerBound)
            let limit = max(limit ?? pageSize, 0)
            let added = min(limit, window.lowerBound - part.lowerBound)
            guard added > 0 else { return requestPage(.newer, of: part, limit: limit, &outcome) }
            outcome.messages = history.load((window.lowerBound - added)..<window.upperBound)
            return true
        }
    }

    /// Loads the page around a message instead of the loaded ones, unless the message is loaded.
    ///
    /// Removals and insertions are reported to the delegate in one batch; messages in both pages stay. Does nothing
    /// if no message has the id.
    ///
    /// - Complexity: O(*m*) in the messages of both pages, and what ``message(id:)`` costs.
    public func loadMessages(around id: ChatMessage.ID) {
        change { [self] outcome in
            guard let place = history.place(of: id) else { return false }
            if let window = history.window, window.contains(place) { return false }
            let part = history.part(around: place)
            let end = min(max(place - pageSize / 2, part.lowerBound) + pageSize, part.upperBound)
            outcome.messages = history.load(max(end - pageSize, part.lowerBound)..<end)
            return true
        }
    }
}

extension ChatChannelController {
    /// Returns all messages, loaded or not, newest first, those between which there is no gap from a message on, and
    /// its index; the newest one's where it is not known.
    ///
    /// - Complexity: What ``message(id:)`` costs.
    package func allMessages(
        from id: ChatMessage.ID?
    ) -> (messages: ChatMessages, part: Range<Int>, place: Int) {
        let place = id.flatMap { history.place(of: $0) } ?? 0
        return (history.messages, history.part(around: place), place)
    }
}
