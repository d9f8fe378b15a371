/// All messages that there are, and the window of them that is loaded.
struct MessageHistory {
    /// All messages, newest first.
    private(set) var messages: ChatMessages

    /// The messages in the window, newest first.
    private(set) var loaded = ChatMessages()

    /// The places of the loaded messages; nothing before the first were loaded.
    private(set) var window: Range<Int>?

    /// The places by id, once they were asked for.
    private var places: MessagePlaces?

    init(_ messages: ChatMessages) {
        self.messages = messages
    }

    /// Returns the place of a message among all.
    ///
    /// - Complexity: O(*n*) the first time, then about O(1).
    mutating func place(of id: String) -> Int? {
        if places == nil { places = MessagePlaces(messages) }
        return places?.place(of: id)
    }

    /// Adds the newest message, which is loaded if the one before it was.
    mutating func prepend(_ message: ChatMessage) -> [ListChange<ChatMessage>] {
        messages.insert(message, at: 0)
        places?.prepend(message.id)
        guard let window else { return [] }
        guard window.lowerBound == 0 else {
            self.window = (window.lowerBound + 1)..<(window.upperBound + 1)
            return []
        }
        loaded.insert(message, at: 0)
        self.window = 0..<(window.upperBound + 1)
        return [.insert(message, index: 0)]
    }

    /// Replaces a message by another state of it.
    mutating func replace(at place: Int, with message: ChatMessage) -> [ListChange<ChatMessage>] {
        messages[place] = message
        guard let window, window.contains(place) else { return [] }
        loaded[place - window.lowerBound] = message
        return [.update(message, index: place - window.lowerBound)]
    }

    /// Removes a message.
    mutating func remove(at place: Int) -> [ListChange<ChatMessage>] {
        let message = messages.remove(at: place)
        places?.remove(message.id)
        guard let window, place < window.upperBound else { return [] }
        guard place >= window.lowerBound else {
            self.window = (window.lowerBound - 1)..<(window.upperBound - 1)
            return []
        }
        loaded.remove(at: place - window.lowerBound)
        self.window = window.lowerBound..<(window.upperBound - 1)
        return [.remove(message, index: place - window.lowerBound)]
    }

    /// Loads the messages in another window, and those alone.
    ///
    /// - Complexity: O(*m*) in the messages that come and go, if the window grows; else in those of both windows.
    mutating func load(_ range: Range<Int>) -> [ListChange<ChatMessage>] {
        let range = range.clamped(to: 0..<messages.count)
        let old = window ?? range.lowerBound..<range.lowerBound
        let kept = range.overlaps(old) ? range.clamped(to: old) : nil
        let newer = range.lowerBound..<(kept?.lowerBound ?? range.upperBound)
        let older = (kept?.upperBound ?? range.upperBound)..<range.upperBound
        var changes: [ListChange<ChatMessage>] = []
        for place in old where kept?.contains(place) != true {
            changes.append(
                .remove(loaded[place - old.lowerBound], index: place - old.lowerBound)
            )
        }
        for place in [newer, older].joined() {
            changes.append(.insert(messages[place], index: place - range.lowerBound))
        }
        window = range
        let messages = messages
        if kept == old {
            loaded.insert(contentsOf: older.lazy.map { messages[$0] }, at: loaded.count)
            loaded.insert(contentsOf: newer.lazy.map { messages[$0] }, at: 0)
        } else {
            loaded = ChatMessages(range.lazy.map { messages[$0] })
        }
        return changes
    }
}
