import Components

/// Cells that are not shown and wait for a message like the one they showed last.
struct CellPool {
    /// How many cells wait for each key at most.
    static let limit = 2
    /// For how many keys cells wait at most.
    static let maxKeys = 64

    private var shelves: [ReuseKey: Shelf] = [:]
    /// The shelves that hold more than they may.
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

    /// The number of cells that wait.
    var count: Int { shelves.values.reduce(0) { $0 + $1.cells.count } }

    /// Takes a cell out.
    mutating func take(_ key: ReuseKey) -> (any MessageCell)? {
        shelves[key]?.cells.popLast()
    }

    /// Puts a cell in.
    mutating func put(_ cell: any MessageCell, _ key: ReuseKey) {
        let shelf = shelves[key] ?? Shelf(key)
        if shelf.cells.isEmpty { shelves[key] = shelf }
        time += 1
        shelf.lastUse = time
        shelf.cells.append(cell)
        if shelf.cells.count == Self.limit + 1 { full.append(shelf) }
    }

    /// Lets go of cells beyond the limits, those of the keys first that were not used for longest.
    mutating func trim() {
        for shelf in full {
            shelf.cells.removeFirst(max(0, shelf.cells.count - Self.limit))
        }
        full = []
        while shelves.count > Self.maxKeys,
            let oldest = shelves.values.min(by: { $0.lastUse < $1.lastUse })
        {
            shelves[oldest.key] = nil
        }
    }

    /// Lets go of all cells.
    mutating func removeAll() {
        self = CellPool()
    }
}

/// What two rows must have in common for one cell to show them one after the other.
///
/// The components are not part of it: with other components no cell waits any more.
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

    /// Hashes what is quick to hash, which keeps most keys apart: names take long.
    func hash(into hasher: inout Hasher) {
        var sum = options.count &+ attachments.count << 8
        for option in options { sum &+= option.rawValue.utf8.count << 16 }
        hasher.combine(sum)
        hasher.combine(contentView)
    }
}
