import Drawing

/// The operations on rows that lead from one page to another, in order.
///
/// ```swift
/// let patch = PagePatch(from: old, to: new)
/// socket.send(patch.json)
/// ```
///
/// After the last operation of a patch, a page drops the oldest rows beyond ``ScreenPage/limit``, so that the patch of a
/// new message is the same however long the channel is.
public struct PagePatch: Sendable, Hashable {
    /// The operations, in order.
    public let operations: [PageOperation]

    /// Creates a patch of operations.
    public init(_ operations: [PageOperation]) {
        self.operations = operations
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { operations.isEmpty }

    /// The operations as a JSON array, without blanks; the same patch is the same text.
    public var json: String {
        "[\(operations.map(\.json).joined(separator: ","))]"
    }

    /// The JavaScript of a class `Patcher` that applies patches in a browser.
    ///
    /// Its initializer takes the list of the rows, and the elements of the style sheet and of the symbols; `apply` takes a
    /// parsed ``json``, and `setRules` the id and the rules of a row that the first page brings.
    public static let patcherScript = String(decoding: PackageResources.Patcher_js, as: UTF8.self)

    /// Finds the patch from a page to another one.
    ///
    /// - Complexity: O(*n*²) for *n* rows at worst, O(*n*) if they keep their order; linear in the HTML of those that
    ///   differ.
    public init(from old: ScreenPage, to new: ScreenPage) {
        var operations: [PageOperation] = []
        if old.style != new.style { operations.append(.setStyle(new.style)) }

        let known = Dictionary(old.rows.map { ($0.id, $0) }) { first, _ in first }
        let wanted = Set(new.rows.map(\.id))
        let removed = old.rows.filter { !wanted.contains($0.id) }
        let inserted = new.rows.count { known[$0.id] == nil }

        // The oldest rows that a page drops by itself need no operation.
        var dropped = old.rows.prefix { !wanted.contains($0.id) }.count
        let excess = old.rows.count - (removed.count - dropped) + inserted - ScreenPage.limit
        let isDropping = excess == dropped && old.older &+ dropped == new.older
        if !isDropping || old.newer != new.newer { dropped = 0 }
        operations += removed.dropFirst(dropped).map { .remove($0.id) }

        let kept = new.rows.filter { known[$0.id] != nil }.map(\.id)
        let oldPlaces = old.rows.enumerated().map { ($1.id, $0) }
        let places = Dictionary(oldPlaces) { first, _ in first }
        let steady = Set(Self.longestRise(kept.map { places[$0] ?? 0 }).map { kept[$0] })
        var next: String?
        for row in new.rows.reversed() {
            if known[row.id] == nil {
                operations.append(.insert(row, before: next))
            } else if !steady.contains(row.id) {
                operations.append(.move(row.id, before: next))
            }
            next = row.id
        }
        for row in new.rows {
            guard let known = known[row.id] else { continue }
            operations += RowChange.operations(from: known, to: row)
        }
        for (old, new) in zip(old.bars.rows, new.bars.rows) {
            operations += RowChange.operations(from: old, to: new)
        }
        if (old.older &+ dropped, old.newer) != (new.older, new.newer) {
            operations.append(.setCounts(older: new.older, newer: new.newer))
        }
        self.operations = operations
    }

    /// Returns the indices of a longest rising subsequence of different numbers.
    private static func longestRise(_ numbers: [Int]) -> [Int] {
        // The index of the least last number of a rise of each length, and the index before each in its rise.
        var (lasts, before) = ([Int](), [Int?](repeating: nil, count: numbers.count))
        for (index, number) in numbers.enumerated() {
            let isHighest = lasts.last.map { numbers[$0] < number } ?? true
            let place = isHighest ? nil : lasts.firstIndex { numbers[$0] > number }
            let length = place ?? lasts.count
            before[index] = length > 0 ? lasts[length - 1] : nil
            if length == lasts.count { lasts.append(index) } else { lasts[length] = index }
        }
        var (rise, next) = ([Int](), lasts.last)
        while let index = next {
            rise.append(index)
            next = before[index]
        }
        return rise.reversed()
    }
}

/// The reason why a patch cannot be applied to a page.
public enum PagePatchError: Error, Hashable {
    /// The page has no row with the id, or has it already where it is inserted.
    case unexpectedRow(String)
    /// The row has no such node, attribute or children.
    case unknownNode(row: String, node: Int)
}

extension PagePatchError: CustomStringConvertible {
    /// A description of the mismatch, and how to fix it.
    public var description: String {
        switch self {
        case .unexpectedRow(let id):
            "The patch is of another page: row '\(id)' is not as expected. Load the page anew."
        case .unknownNode(let row, let node):
            "The patch is of another page: row '\(row)' has no such node \(node). Load the page anew."
        }
    }
}
