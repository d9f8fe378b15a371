/// The name of scheduled work among that of its owner.
protocol ScheduleKey: Hashable {
    associatedtype Owner: Hashable
    /// The owner, which has few pieces of work.
    var owner: Owner { get }
}

/// Work that is due at instants, each under a key, ordered by instant and then by the order of scheduling.
///
/// A binary heap; cancelled entries stay in it until they are due or are half of it. Work that is no longer scheduled is
/// returned, as its end may run code that schedules.
struct Schedule<Key: ScheduleKey, Work> {
    private var heap: [Entry] = []
    /// The work of each owner, in the order in which it was scheduled first; a key is hashed once for each operation.
    private var items: [Key.Owner: [Item]] = [:]
    private var sequence: UInt64 = 0

    /// Scheduled work.
    struct Item {
        let key: Key
        let work: Work
        /// The instant at which it runs next.
        let due: Timestamp
        /// The time between two runs, in microseconds; 0 if it runs once.
        let interval: Int64
        /// The place in the order of scheduling, of work that is due again that of the next time.
        fileprivate(set) var sequence: UInt64
    }

    fileprivate struct Entry {
        let due: Timestamp
        let sequence: UInt64
        let owner: Key.Owner

        func isBefore(_ other: Entry) -> Bool {
            (due, sequence) < (other.due, other.sequence)
        }
    }

    /// The number of pieces of work.
    private(set) var count = 0

    /// Returns the work of a key.
    subscript(key: Key) -> Item? { items[key.owner]?.first { $0.key == key } }

    /// The instant at which the first work is due; nil if there is none.
    var next: Timestamp? {
        mutating get {
            while let first = heap.first, scheduled(first) == nil { removeFirst() }
            return heap.first?.due
        }
    }

    /// Returns the instant at which the first work is due for which the closure returns true; nil if there is none.
    ///
    /// - Complexity: Constant if that is the first of all, else linear in the amount of work.
    func next(where isLive: (Work) -> Bool) -> Timestamp? {
        if let first = heap.first.flatMap(scheduled), isLive(first.work) { return first.due }
        return items.values.joined().filter { isLive($0.work) }.map(\.due).min()
    }

    /// Whether work may be due at or before an instant; cancelled work counts.
    func isDue(at now: Timestamp) -> Bool {
        heap.first.map { $0.due <= now } ?? false
    }

    /// Adds work in place of the work of the same key, and returns that.
    ///
    /// - Complexity: Logarithmic in the amount of work, and linear in that of the owner.
    @discardableResult
    mutating func add(_ work: Work, for key: Key, due: Timestamp, every interval: Int64) -> Item? {
        sequence += 1
        let item = Item(key: key, work: work, due: due, interval: interval, sequence: sequence)
        let replaced = item.add(to: &items[key.owner, default: []])
        if replaced == nil { count += 1 }
        heap.append(Entry(due: due, sequence: sequence, owner: key.owner))
        rise()
        return replaced
    }

    /// Removes the work of a key, and returns it.
    @discardableResult
    mutating func remove(_ key: Key) -> Item? {
        guard let place = items.index(forKey: key.owner),
            let index = items.values[place].firstIndex(where: { $0.key == key })
        else { return nil }
        let removed = items.values[place].remove(at: index)
        if items.values[place].isEmpty { items.remove(at: place) }
        count -= 1
        removeCancelled()
        return removed
    }

    /// Removes the work of an owner, and returns it.
    @discardableResult
    mutating func removeAll(of owner: Key.Owner) -> [Item] {
        let removed = items.removeValue(forKey: owner) ?? []
        count -= removed.count
        removeCancelled()
        return removed
    }

    /// Removes the work for which the closure returns true, and returns it.
    @discardableResult
    mutating func removeAll(where isOver: (Work) -> Bool) -> [Item] {
        let removed = items.values.flatMap { $0.filter { isOver($0.work) } }
        removed.forEach { remove($0.key) }
        return removed
    }

    /// Returns the work that is due at or before an instant, in order; call `begin` before each piece runs.
    ///
    /// Work with an interval is due again at the first multiple of that after the instant.
    mutating func takeDue(until now: Timestamp) -> [Item] {
        var found: [Item] = []
        while let due = next, due <= now, let item = heap.first.flatMap(scheduled) {
            removeFirst()
            found.append(item)
        }
        for index in found.indices where found[index].interval > 0 {
            let item = found[index]
            let next = now.next(every: item.interval)
            add(item.work, for: item.key, due: next, every: item.interval)
            found[index].sequence = sequence
        }
        return found
    }

    /// Returns whether work that was taken is still scheduled, and removes it unless it has an interval.
    ///
    /// Work that ran before in the same turn may have ended it, or put other work in its place.
    mutating func begin(_ item: Item) -> Bool {
        guard self[item.key]?.sequence == item.sequence else { return false }
        if item.interval == 0 { remove(item.key) }
        return true
    }

    /// Returns the work of an entry; nil if it was cancelled or replaced.
    private func scheduled(_ entry: Entry) -> Item? {
        items[entry.owner]?.first { $0.sequence == entry.sequence }
    }

    private mutating func removeCancelled() {
        guard heap.count > 64, heap.count > 2 * count else { return }
        heap = heap.filter { scheduled($0) != nil }.sorted { $0.isBefore($1) }
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        sink()
    }

    private mutating func rise() {
        var index = heap.count - 1
        while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink() {
        var index = 0
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
            guard heap[child].isBefore(heap[index]) else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}

extension Schedule: Sendable where Key: Sendable, Key.Owner: Sendable, Work: Sendable {}
extension Schedule.Item: Sendable where Key: Sendable, Work: Sendable {}
extension Schedule.Entry: Sendable where Key.Owner: Sendable {}

extension Schedule.Item {
    /// Adds this to an owner's work in place of that of the same key, and returns that.
    fileprivate func add(to own: inout [Self]) -> Self? {
        guard let index = own.firstIndex(where: { $0.key == key }) else {
            own.append(self)
            return nil
        }
        defer { own[index] = self }
        return own[index]
    }
}

extension Timestamp {
    /// Returns the first multiple of an interval after the timestamp, counted from 1970-01-01T00:00:00Z.
    func next(every interval: Int64) -> Timestamp {
        let rest = microseconds % interval
        let down = rest < 0 ? microseconds - rest - interval : microseconds - rest
        return Timestamp(microseconds: down.addingClamped(interval))
    }
}
