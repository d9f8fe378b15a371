import Components
import DefaultComponents

/// The messages of a list as a plain array, and batches of changes to them.
struct ModelMessages {
    /// A message, and the number of its version.
    struct Item {
        var message: ChatMessage
        var stamp: Int
        /// Its index before the batch; nil if it is new.
        var origin: Int?
        var hasMoved = false
        var hasChanged = false
    }

    /// The messages, newest first.
    private(set) var items: [Item] = []
    private var maker = RandomMessages()
    private var stamp = 0
    /// The distance of a day's messages from the next day's.
    private static let day: Int64 = 86_400

    var messages: [ChatMessage] { items.map(\.message) }

    /// Begins a batch.
    mutating func begin() {
        for index in items.indices {
            items[index].origin = index
            items[index].hasMoved = false
            items[index].hasChanged = false
        }
    }

    /// Returns the batch, which leads from the messages at its beginning to the current ones.
    func batch(from old: [ChatMessage]) -> [ListChange<ChatMessage>] {
        var changes: [ListChange<ChatMessage>] = []
        let kept = Set(items.compactMap(\.origin))
        for index in old.indices where !kept.contains(index) {
            changes.append(.remove(old[index], index: index))
        }
        for (index, item) in items.enumerated() {
            if let origin = item.origin {
                if item.hasMoved {
                    changes.append(.move(item.message, fromIndex: origin, toIndex: index))
                } else if item.hasChanged {
                    changes.append(.update(item.message, index: index))
                }
            } else {
                changes.append(.insert(item.message, index: index))
            }
        }
        return changes
    }

    /// Adds a message at an index; 0 is the newest.
    mutating func insert(at index: Int, using generator: inout SeededGenerator) {
        let older = items.indices.contains(index) ? items[index].message.createdAt : nil
        let newest = older.map { ($0.microseconds / 1_000_000) - 1_772_442_000 } ?? 0
        let isNextDay = Int.random(in: 0..<12, using: &generator) == 0
        let pause = Int64.random(in: 0...100, using: &generator)
        let message = maker.message(
            at: newest + (isNextDay ? Self.day : pause),
            using: &generator
        )
        stamp += 1
        items.insert(Item(message: message, stamp: stamp), at: index)
    }

    mutating func remove(at index: Int) {
        items.remove(at: index)
    }

    mutating func move(from start: Int, to end: Int) {
        var item = items.remove(at: start)
        item.hasMoved = true
        items.insert(item, at: end)
    }

    /// Gives a message another version.
    mutating func change(at index: Int, _ change: (ChatMessage) -> ChatMessage) {
        stamp += 1
        items[index].message = change(items[index].message)
        items[index].stamp = stamp
        items[index].hasChanged = true
    }
}
