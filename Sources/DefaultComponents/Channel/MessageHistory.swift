import Views

/// All messages, and the window of them that is loaded.
struct MessageHistory {
    /// All messages, newest first.
    private(set) var messages: ChatMessages

    /// The messages in the window, newest first.
    private(set) var loaded = ChatMessages()

    /// The indices of the loaded messages; `nil` before the first are loaded.
    private(set) var window: Range<Int>?

    /// The index of the first message below a gap, in which more messages may be; `nil` if there is none.
    var gap: Int?

    /// Whether a server may have messages that are older than all.
    var isOpen: Bool

    /// The indices by id, as far as they were searched.
    private(set) var places: MessagePlaces

    /// The number of newest messages in which a message is searched before its time is used.
    private static let nearby = 1_024

    init(_ messages: ChatMessages, openEnds: Set<MessageEnd> = []) {
        self.messages = messages
        gap = openEnds.contains(.newer) && !messages.isEmpty ? 0 : nil
        isOpen = openEnds.contains(.older) || !openEnds.isEmpty && messages.isEmpty
        places = MessagePlaces(messages)
    }

    /// Returns the indices of the messages between which there is no gap, from one of them.
    func part(around place: Int) -> Range<Int> {
        guard let gap else { return 0..<messages.count }
        return place < gap ? 0..<gap : gap..<messages.count
    }

    /// Returns the index of a message among all.
    ///
    /// - Complexity: About O(1) if messages find their indices, or for one that was searched before; else O(*p*)
    ///   for the index *p* of the message, and O(*n*) if there is none.
    mutating func place(of id: String) -> Int? {
        places.place(of: id)
    }

    /// Returns the index of another state of a message, which is near the newest or where messages of
    /// that time are.
    ///
    /// - Complexity: O(log *n*), and as many messages as are near, once.
    mutating func place(ofStateLike message: ChatMessage) -> Int? {
        if let place = places.place(of: message.id, amongFirst: Self.nearby) { return place }
        guard places.isInDoubt(message.id) else { return nil }
        let first = messages.indices.partitioningIndex {
            messages[$0].createdAt <= message.createdAt
        }
        for place in messages.indices[first...].prefix(Self.nearby) {
            let other = messages[place]
            guard other.createdAt == message.createdAt else { return nil }
            guard other.id == message.id else { continue }
            places.note(message.id, at: place)
            return place
        }
        return nil
    }

    /// Records the index of a message.
    mutating func note(_ id: String, at place: Int) {
        places.note(id, at: place)
    }

    /// Adds the newest message, which is loaded if the one before it was.
    mutating func prepend(_ message: ChatMessage) -> [ListChange<ChatMessage>] {
        messages.insert(message, at: 0)
        places.prepend(message.id)
        let isBesideGap = gap == 0
        gap = gap.map { $0 + 1 }
        guard let window else { return [] }
        guard window.lowerBound == 0, !isBesideGap else {
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
        places.remove(message.id, at: place)
        gap = gap.map { place < $0 ? $0 - 1 : $0 }
        if gap == messages.count { (gap, isOpen) = (nil, true) }
        guard let window, place < window.upperBound else { return [] }
        guard place >= window.lowerBound else {
            self.window = (window.lowerBound - 1)..<(window.upperBound - 1)
            return []
        }
        loaded.remove(at: place - window.lowerBound)
        self.window = window.lowerBound..<(window.upperBound - 1)
        return [.remove(message, index: place - window.lowerBound)]
    }

    /// Inserts a page, newest first, at the oldest end or beside the gap, and extends the window that ends there.
    ///
    /// - Complexity: O(*m*) for *m* new messages, and O(*n* / 256).
    mutating func insert(
        _ page: [ChatMessage],
        at end: MessageEnd,
        besideGap isBesideGap: Bool
    ) -> [ListChange<ChatMessage>] {
        let place = isBesideGap ? gap ?? messages.count : messages.count
        messages.insert(contentsOf: page, at: place)
        for message in end == .older ? page : page.reversed() {
            if isBesideGap {
                places.insertInGap(message.id, besideNewer: end == .older)
            } else {
                places.append(message.id)
            }
        }
        if isBesideGap, end == .older { gap = place + page.count }
        guard let old = window else { return [] }
        if end == .older, old.upperBound == place {
            return load(old.lowerBound..<(place + page.count))
        }
        guard old.lowerBound >= place else { return [] }
        window = (old.lowerBound + page.count)..<(old.upperBound + page.count)
        return end == .newer && old.lowerBound == place
            ? load(place..<(old.upperBound + page.count)) : []
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
