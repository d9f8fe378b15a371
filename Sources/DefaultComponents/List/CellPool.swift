import Components

/// Cells that are not shown, kept for reuse by a message like the one they showed last.
struct CellPool {
    /// The number of cells that are kept for each key.
    static let limit = 2
    /// The number of keys for which cells are kept.
    static let maxKeys = 64

    private var shelves: [ReuseKey: Shelf] = [:]
    /// The shelves with more cells than the limit.
    private var full: [Shelf] = []
    private var time = 0

    private final class Shelf {
        let key: ReuseKey
        var cells: [any MessageCell] = []
        var lastUse = 0

        init(_ key: ReuseKey) {
            self.key = key
        }
    }

    /// The number of cells in the pool.
    var count: Int { shelves.values.reduce(0) { $0 + $1.cells.count } }

    /// Removes and returns a cell.
    mutating func take(_ key: ReuseKey) -> (any MessageCell)? {
        shelves[key]?.cells.popLast()
    }

    /// Adds a cell.
    mutating func put(_ cell: any MessageCell, _ key: ReuseKey) {
        let shelf = shelves[key] ?? Shelf(key)
        if shelf.cells.isEmpty { shelves[key] = shelf }
        time += 1
        shelf.lastUse = time
        shelf.cells.append(cell)
        if shelf.cells.count == Self.limit + 1 { full.append(shelf) }
    }

    /// Removes cells beyond the limits, beginning with the least recently used keys.
    ///
    /// - Returns: The removed cells, which end only after the pool was changed.
    mutating func trim() -> [any MessageCell] {
        var removed: [any MessageCell] = []
        for shelf in full {
            let count = max(0, shelf.cells.count - Self.limit)
            removed += shelf.cells.prefix(count)
            shelf.cells.removeFirst(count)
        }
        full = []
        while shelves.count > Self.maxKeys,
            let oldest = shelves.values.min(by: { $0.lastUse < $1.lastUse })
        {
            removed += oldest.cells
            shelves[oldest.key] = nil
        }
        return removed
    }
}

/// The properties of a row that a cell must share to be reused for it.
///
/// The components are not among them: the pool is emptied when they change.
struct ReuseKey: Hashable {
    let options: ChatMessageLayoutOptions
    let contentView: ObjectIdentifier
    let attachments: [AttachmentKind]
    let scopes: ActiveScopes

    init(
        _ options: ChatMessageLayoutOptions,
        _ contentView: any MessageContentView.Type,
        _ message: ChatMessage,
        in scopes: ActiveScopes
    ) {
        self.scopes = scopes
        self.options = options
        self.contentView = ObjectIdentifier(contentView)
        attachments = message.attachments.map(\.kind)
    }

    /// Hashes the properties that are quick to hash, which suffices for most keys; names take long.
    func hash(into hasher: inout Hasher) {
        var sum = options.count &+ attachments.count << 8
        for option in options { sum &+= option.rawValue.utf8.count << 16 }
        hasher.combine(sum)
        hasher.combine(contentView)
    }
}
