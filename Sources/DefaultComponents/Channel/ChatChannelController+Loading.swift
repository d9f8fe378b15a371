extension ChatChannelController {
    /// Loads the newest page, unless the newest messages are loaded, and reports that the channel is available.
    ///
    /// Sets the channel's `lastReadMessageID`, above which unread messages begin, to the last message that was read.
    public func synchronize() {
        change { [self] outcome in
            let end = readMessageID
            update(&outcome) { $0.lastReadMessageID = end }
            if !isSynchronized {
                isSynchronized = true
                outcome.channel = .create(knownChannel)
            }
            if history.window.map({ $0.isEmpty || $0.lowerBound > 0 }) ?? true {
                outcome.messages = history.load(0..<min(pageSize, history.messages.count))
            }
            return outcome.channel != nil || !outcome.messages.isEmpty
        }
    }

    /// Whether all older messages are loaded; `false` before the first are loaded.
    public var hasLoadedAllPreviousMessages: Bool {
        history.window?.upperBound == history.messages.count
    }

    /// Whether all newer messages are loaded; `false` before the first are loaded.
    public var hasLoadedAllNextMessages: Bool {
        history.window?.lowerBound == 0
    }

    /// Loads a number of older messages, by default a page.
    ///
    /// - Complexity: O(*m*) in the messages that are loaded.
    public func loadPreviousMessages(limit: Int? = nil) {
        change(isLoading: true) { [self] outcome in
            let window = history.window ?? 0..<0
            let rest = history.messages.count - window.upperBound
            let added = min(max(limit ?? pageSize, 0), rest)
            guard added > 0 else { return false }
            outcome.messages = history.load(window.lowerBound..<(window.upperBound + added))
            return true
        }
    }

    /// Loads a number of newer messages, by default a page.
    ///
    /// - Complexity: O(*m*) in the messages that are loaded.
    public func loadNextMessages(limit: Int? = nil) {
        change(isLoading: true) { [self] outcome in
            guard let window = history.window else { return false }
            let added = min(max(limit ?? pageSize, 0), window.lowerBound)
            guard added > 0 else { return false }
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
            let count = history.messages.count
            let end = min(max(place - pageSize / 2, 0) + pageSize, count)
            outcome.messages = history.load(max(end - pageSize, 0)..<end)
            return true
        }
    }
}
