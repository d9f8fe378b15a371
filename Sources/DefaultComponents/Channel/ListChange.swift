/// One change of a list, as part of a batch that belongs together.
///
/// A batch leads from the list before it to the list after it. Removals and the starts of moves count
/// in the list before; insertions, updates and the ends of moves count in the list after. So the order
/// of the changes in a batch does not matter.
public enum ListChange<Item> {
    /// An item that is new, and its place afterwards.
    case insert(Item, index: Int)
    /// An item that lies elsewhere, its place before and its place afterwards.
    case move(Item, fromIndex: Int, toIndex: Int)
    /// An item with other content, and its place afterwards.
    case update(Item, index: Int)
    /// An item that is gone, and its place before.
    case remove(Item, index: Int)
}

extension ListChange: Sendable where Item: Sendable {}
extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Hashable where Item: Hashable {}

extension ListChange {
    /// The item as it is afterwards, or as it was before it was removed.
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
    /// Items are the same if they share an id; of several with one id, the first goes with the first. The items
    /// that keep their order stay, as many as can; the others move. An item that moved and has other
    /// content is one move, which carries it as it is afterwards. Removals come first, by place before;
    /// the rest follows by place afterwards.
    ///
    /// - Complexity: O(*n*) comparisons for what both snapshots share at their ends, and O(*m* log *m*) time and
    ///   O(*m*) hashes for the *m* items between.
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
    /// The removals, by place before.
    private(set) var removals: [ListChange<Old.Element>] = []

    /// All other changes, by place afterwards.
    private(set) var changes: [ListChange<Old.Element>] = []

    private let old: Old
    private let new: New

    /// How many items at the start are the same, and how many at the end.
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

    /// Compares the items between, and adds what is known of those at the end.
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

    /// Returns where items were before; nothing for those that are new.
    private func origins(of newMiddle: Range<Int>, in oldMiddle: Range<Int>) -> [Int?] {
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty else {
            return newMiddle.map { _ in nil }
        }
        var places: [Old.Element.ID: [Int]] = [:]
        places.reserveCapacity(oldMiddle.count)
        // The first place of an id is the last in its list, where it is taken from.
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

/// Returns the members of a longest ascending run of numbers, for which others may be left out.
private func longestAscent(of numbers: [Int?]) -> Set<Int> {
    let numbers = numbers.compactMap(\.self)
    // The smallest last number of all runs of each length, by its place, and what came before each.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
        var length = 0
        var above = ends.count
        while length < above {
            let middle = (length + above) / 2
            if numbers[ends[middle]] < number { length = middle + 1 } else { above = middle }
        }
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
