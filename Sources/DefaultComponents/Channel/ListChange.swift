import Views

/// One change of a list, as part of a batch.
///
/// A batch leads from an old list to a new one. Removals and the starts of moves have indices of the old
/// list; insertions, updates and the ends of moves have indices of the new one. So the order of the
/// changes in a batch does not matter.
public enum ListChange<Item> {
    /// A new item, and its new index.
    case insert(Item, index: Int)
    /// An item that moved, its old index and its new one.
    case move(Item, fromIndex: Int, toIndex: Int)
    /// An item with new content, and its new index.
    case update(Item, index: Int)
    /// A removed item, and its old index.
    case remove(Item, index: Int)
}

extension ListChange: Sendable where Item: Sendable {}
extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Hashable where Item: Hashable {}

extension ListChange {
    /// The item after the change, or before its removal.
    public var item: Item {
        switch self {
        case .insert(let item, _), .move(let item, _, _), .update(let item, _),
            .remove(let item, _):
            item
        }
    }
}

extension ListChange where Item: Identifiable & Equatable {
    /// Returns the changes that lead from one snapshot of a list to another.
    ///
    /// Items are the same if they share an id; of several with one id, the first matches the first. As many items
    /// as possible keep their order and stay; the others move. An item that moved and has new content
    /// is one move, with the new content. Removals come first, by old index; the other changes
    /// follow by new index.
    ///
    /// - Complexity: O(*n*) comparisons for the items that both snapshots share at their ends, and O(*m* log *m*)
    ///   time and O(*m*) hashes for the *m* items between.
    public static func changes(
        from old: some RandomAccessCollection<Item>,
        to new: some RandomAccessCollection<Item>
    ) -> [ListChange] {
        var difference = ListDifference(from: old, to: new)
        difference.compareEnds()
        difference.compareMiddle()
        return difference.removals + difference.changes
    }
}

/// The comparison of two snapshots of a list, step by step.
private struct ListDifference<
    Old: RandomAccessCollection,
    New: RandomAccessCollection
>
where
    Old.Element: Identifiable & Equatable,
    New.Element == Old.Element
{
    /// The removals, by old index.
    private(set) var removals: [ListChange<Old.Element>] = []

    /// All other changes, by new index.
    private(set) var changes: [ListChange<Old.Element>] = []

    private let old: Old
    private let new: New

    /// The numbers of equal items at the start and at the end.
    private var prefix = 0
    private var suffix = 0

    /// The updates among the items at the end.
    private var lastUpdates: [ListChange<Old.Element>] = []

    init(from old: Old, to new: New) {
        self.old = old
        self.new = new
    }

    /// Compares the items that both snapshots begin and end with.
    mutating func compareEnds() {
        let shorter = min(old.count, new.count)
        while prefix < shorter, before(prefix).id == after(prefix).id {
            if let update = update(prefix, prefix) { changes.append(update) }
            prefix += 1
        }
        while suffix < shorter - prefix {
            let place = (old: old.count - suffix - 1, new: new.count - suffix - 1)
            guard before(place.old).id == after(place.new).id else { break }
            if let update = update(place.old, place.new) { lastUpdates.append(update) }
            suffix += 1
        }
    }

    /// Compares the items between, and adds the updates at the end.
    mutating func compareMiddle() {
        let oldMiddle = prefix..<(old.count - suffix)
        let newMiddle = prefix..<(new.count - suffix)
        let origins = origins(of: newMiddle, in: oldMiddle)
        let kept = Set(origins.compactMap(\.self))
        for place in oldMiddle where !kept.contains(place) {
            removals.append(.remove(before(place), index: place))
        }
        let staying = longestAscent(of: origins)
        for (place, origin) in zip(newMiddle, origins) {
            if let origin {
                if !staying.contains(origin) {
                    changes.append(.move(after(place), fromIndex: origin, toIndex: place))
                } else if let update = update(origin, place) {
                    changes.append(update)
                }
            } else {
                changes.append(.insert(after(place), index: place))
            }
        }
        changes += lastUpdates.reversed()
    }

    /// Returns the old indices of items; `nil` for new ones.
    private func origins(of newMiddle: Range<Int>, in oldMiddle: Range<Int>) -> [Int?] {
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty else {
            return newMiddle.map { _ in nil }
        }
        var places: [Old.Element.ID: [Int]] = [:]
        places.reserveCapacity(oldMiddle.count)
        // The first index of an id is the last in its array, from whose end they are taken.
        for place in oldMiddle.reversed() { places[before(place).id, default: []].append(place) }
        return newMiddle.map { places[after($0).id]?.popLast() }
    }

    private func before(_ place: Int) -> Old.Element {
        old[old.index(old.startIndex, offsetBy: place)]
    }

    private func after(_ place: Int) -> Old.Element {
        new[new.index(new.startIndex, offsetBy: place)]
    }

    private func update(_ place: Int, _ newPlace: Int) -> ListChange<Old.Element>? {
        let item = after(newPlace)
        return before(place) == item ? nil : .update(item, index: newPlace)
    }
}

/// Returns the members of a longest ascending subsequence of numbers.
private func longestAscent(of numbers: [Int?]) -> Set<Int> {
    let numbers = numbers.compactMap(\.self)
    // The index of the smallest last number of all subsequences of each length, and the predecessor of each.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
        let length = ends.indices.partitioningIndex { numbers[ends[$0]] >= number }
        previous.append(length > 0 ? ends[length - 1] : nil)
        if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var run: Set<Int> = []
    var place = ends.last
    while let member = place {
        run.insert(numbers[member])
        place = previous[member]
    }
    return run
}
