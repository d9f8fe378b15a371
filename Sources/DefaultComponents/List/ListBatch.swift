/// The indices of a batch of changes, without the invalid ones.
struct ListBatch {
    /// The old indices of messages that are removed or move, ascending.
    private(set) var removed: [Int] = []
    /// The new indices of messages that are inserted or moved, ascending.
    private(set) var inserted: [Int] = []
    /// The new indices of messages with other content.
    private(set) var updated: [Int] = []
    /// The new indices of messages that moved, by their old ones.
    private(set) var moved: [Int: Int] = [:]
    /// The numbers of messages before and after the changes.
    private let countBefore: Int
    private(set) var count: Int
    /// The invalid changes.
    private(set) var faults: [MessageListFault] = []

    /// Creates a batch of changes to a list with a number of messages.
    ///
    /// - Complexity: O(*n* log *n*) in the changes.
    init<Item: Identifiable>(_ changes: [ListChange<Item>], count: Int) where Item.ID == String {
        countBefore = count
        self.count = count
        var before: Set<Int> = []
        var starts: Set<Int> = []
        for change in changes {
            guard let place = change.placeBefore else { continue }
            if place < 0 || place >= count {
                note(change, place, count)
            } else if !before.insert(place).inserted {
                faults.append(.placeUsedTwice(change: change.name, index: place))
            } else if change.placeAfter != nil {
                starts.insert(place)
            }
        }
        insert(changes, starts, kept: count - before.count)
        // A message whose move has no valid end stays.
        before.subtract(starts.subtracting(moved.keys))
        removed = before.sorted()
        self.count = count - removed.count + inserted.count
        var seen: Set<Int> = []
        for case .update(_, let place) in changes {
            if place < 0 || place >= self.count {
                faults.append(.outOfRange(change: "update", index: place, count: self.count))
            } else if !seen.insert(place).inserted {
                faults.append(.placeUsedTwice(change: "update", index: place))
            } else {
                updated.append(place)
            }
        }
        checkIDs(changes)
    }

    private mutating func insert<Item>(
        _ changes: [ListChange<Item>],
        _ starts: Set<Int>,
        kept: Int
    ) {
        var after: Set<Int> = []
        let arriving = changes.filter { $0.placeAfter != nil }
            .sorted { ($0.placeAfter ?? 0) < ($1.placeAfter ?? 0) }
        for change in arriving {
            guard let place = change.placeAfter else { continue }
            if let start = change.placeBefore, !starts.contains(start) || moved[start] != nil {
                continue
            }
            if place < 0 || place > kept + inserted.count {
                note(change, place, kept + inserted.count)
            } else if !after.insert(place).inserted {
                faults.append(.placeUsedTwice(change: change.name, index: place))
            } else {
                inserted.append(place)
                if let start = change.placeBefore { moved[start] = place }
            }
        }
    }

    private mutating func note<Item>(_ change: ListChange<Item>, _ place: Int, _ count: Int) {
        faults.append(.outOfRange(change: change.name, index: place, count: count))
    }

    private mutating func checkIDs<Item: Identifiable>(
        _ changes: [ListChange<Item>]
    ) where Item.ID == String {
        var ids: Set<String> = []
        for case .insert(let item, _) in changes where !ids.insert(item.id).inserted {
            faults.append(.duplicateID(item.id))
        }
    }

    /// Returns the new index of a message; `nil` if it was removed.
    ///
    /// - Complexity: Linear in the changes before the index.
    func place(of index: Int) -> Int? {
        if let end = moved[index] { return end }
        var place = index
        for gone in removed {
            if gone == index { return nil }
            if gone > index { break }
            place -= 1
        }
        for arrived in inserted {
            if arrived > place { break }
            place += 1
        }
        return place
    }

    /// Returns the new index of the message nearest to an index that neither is removed nor moves: at the
    /// index, else older, else newer; `nil` if there is none.
    ///
    /// - Complexity: Linear in the changes.
    func placeOfStaying(near index: Int) -> Int? {
        let leaving = Set(removed)
        var older = max(0, index)
        while leaving.contains(older) { older += 1 }
        if older < countBefore { return place(of: older) }
        var newer = min(index, countBefore) - 1
        while leaving.contains(newer) { newer -= 1 }
        return newer >= 0 ? place(of: newer) : nil
    }

    /// Removes and inserts heights, and removes those that may have changed.
    func apply(to heights: inout RowHeights) {
        for place in removed.reversed() {
            heights.remove(at: place)
        }
        for place in inserted {
            heights.insert(count: 1, at: place)
        }
        // Neighbours may look different now.
        for place in updated + inserted {
            for near in place - 1...place + 1 where near >= 0 && near < heights.count {
                heights[near] = nil
            }
        }
        for place in removed {
            for near in place - 1...place where near >= 0 && near < heights.count {
                heights[near] = nil
            }
        }
    }
}

extension ListChange {
    /// The name of the change.
    var name: String {
        switch self {
        case .insert: "insert"
        case .move: "move"
        case .update: "update"
        case .remove: "remove"
        }
    }

    /// The old index of a message that is removed or moves.
    var placeBefore: Int? {
        switch self {
        case .move(_, let place, _), .remove(_, let place): place
        case .insert, .update: nil
        }
    }

    /// The new index of a message that is inserted or moved.
    var placeAfter: Int? {
        switch self {
        case .insert(_, let place), .move(_, _, let place): place
        case .update, .remove: nil
        }
    }
}
