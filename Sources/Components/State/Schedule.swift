/// Work that is due at instants, each under a key, ordered by instant and then by the order of scheduling.
///
/// A binary heap; cancelled entries stay in it until they are due or are half of it.
struct Schedule<Key: Hashable, Work> {
    private var heap: [Entry] = []
    private var items: [Key: Item] = [:]
    private var sequence: UInt64 = 0

    /// Scheduled work.
    struct Item {
        let work: Work
        /// The instant at which it runs next.
        let due: Timestamp
        /// The time between two runs, in microseconds; 0 if it runs once.
        let interval: Int64
        /// The place in the order of scheduling, of work that is due again that of the next time.
        fileprivate(set) var sequence: UInt64 = 0
    }

    fileprivate struct Entry {
        let due: Timestamp
        let sequence: UInt64
        let key: Key

        func isBefore(_ other: Entry) -> Bool {
            (due, sequence) < (other.due, other.sequence)
        }
    }

    /// The number of pieces of work.
    var count: Int { items.count }

    /// Returns the work of a key.
    subscript(key: Key) -> Item? { items[key] }

    /// The instant at which the first work is due; nil if there is none.
    var next: Timestamp? {
        mutating get {
            while let first = heap.first, items[first.key]?.sequence != first.sequence {
                removeFirst()
            }
            return heap.first?.due
        }
    }

    /// Whether work may be due at or before an instant; cancelled work counts.
    func isDue(at now: Timestamp) -> Bool {
        heap.first.map { $0.due <= now } ?? false
    }

    /// Adds work in place of the work of the same key.
    ///
    /// - Complexity: Logarithmic in the amount of work.
    mutating func add(_ item: Item, for key: Key) {
        var item = item
        sequence += 1
        item.sequence = sequence
        items[key] = item
        heap.append(Entry(due: item.due, sequence: sequence, key: key))
        rise()
    }

    /// Removes the work of a key, and returns it.
    @discardableResult
    mutating func remove(_ key: Key) -> Item? {
        let removed = items.removeValue(forKey: key)
        if heap.count > 64, heap.count > 2 * items.count {
            heap.removeAll { items[$0.key]?.sequence != $0.sequence }
            heap.sort { $0.isBefore($1) }
        }
        return removed
    }

    /// Removes the work for which the closure returns true.
    mutating func removeAll(where isOver: (Work) -> Bool) {
        for (key, item) in items where isOver(item.work) { items[key] = nil }
    }

    /// Returns the work that is due at or before an instant, in order; call `begin` before each piece runs.
    ///
    /// Work with an interval is due again at the first multiple of that after the instant.
    mutating func takeDue(until now: Timestamp) -> [(key: Key, item: Item)] {
        var found: [(key: Key, item: Item)] = []
        while let due = next, due <= now, let first = heap.first, let item = items[first.key] {
            removeFirst()
            found.append((first.key, item))
        }
        for index in found.indices where found[index].item.interval > 0 {
            let (key, item) = found[index]
            let next = now.next(every: item.interval)
            add(Item(work: item.work, due: next, interval: item.interval), for: key)
            found[index].item.sequence = sequence
        }
        return found
    }

    /// Returns whether work that was taken is still scheduled, and removes it unless it has an interval.
    ///
    /// Work that ran before in the same turn may have ended it, or put other work in its place.
    mutating func begin(_ item: Item, for key: Key) -> Bool {
        guard items[key]?.sequence == item.sequence else { return false }
        if item.interval == 0 { items[key] = nil }
        return true
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

extension Schedule: Sendable where Key: Sendable, Work: Sendable {}
extension Schedule.Item: Sendable where Key: Sendable, Work: Sendable {}
extension Schedule.Entry: Sendable where Key: Sendable {}

extension Timestamp {
    /// Returns the first multiple of an interval after the timestamp, counted from 1970-01-01T00:00:00Z.
    func next(every interval: Int64) -> Timestamp {
        let rest = microseconds % interval
        let down = rest < 0 ? microseconds - rest - interval : microseconds - rest
        return Timestamp(microseconds: down.addingClamped(interval))
    }
}
