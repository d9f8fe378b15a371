import ArchiveStorage
import Crypto

/// The documents of a group, as they were when they were read last.
struct GroupRow: Equatable {
    let name: [UInt8]
    var count = 0
    /// A digest of the documents in the order of the group.
    var digest: [UInt8] = []
    /// The microseconds of the first and the last document.
    var (first, last) = (Int64.max, Int64.min)
    /// Whether they were read in this update.
    var isRead = false

    /// The bytes of a digest.
    static let digestCount = 16

    init(name: [UInt8]) {
        self.name = name
    }

    /// Whether all documents come before a key, as far as the times show it.
    func isBefore(_ key: [UInt8]) -> Bool {
        DocumentRecord.key(time: last).precedes(Array(key.prefix(8)))
    }
}

/// A comparison of a group with its row.
struct GroupChange {
    private(set) var row: GroupRow

    private let known: GroupRow?
    private var hash = SHA256()
    private var isExtended = false
    private var least: [UInt8]?
    private var leastAdded: [UInt8]?

    init(of name: [UInt8], known: GroupRow?) {
        row = GroupRow(name: name)
        self.known = known
    }

    /// Adds a document of the group.
    mutating func add(_ record: [UInt8]) {
        if let known, row.count == known.count { isExtended = digest == known.digest }
        let key = DocumentRecord.key(of: record)
        if least.map(key.precedes) ?? true { least = key }
        if isExtended, leastAdded.map(key.precedes) ?? true { leastAdded = key }
        let time = DocumentRecord.time(of: record)
        row.first = min(row.first, time)
        row.last = max(row.last, time)
        row.count += 1
        hash.update(data: UInt64(record.count).bigEndianBytes)
        hash.update(data: record)
    }

    /// Ends the row, when all documents were added.
    mutating func finish() {
        if row.count > 0 { row.digest = digest }
    }

    private var digest: [UInt8] { Array(hash.finalize().prefix(GroupRow.digestCount)) }

    /// The least key of a document that was added or is gone; `nil` if there is none.
    var firstKey: [UInt8]? {
        guard let known else { return least }
        if row == known { return nil }
        if isExtended { return leastAdded }
        let start = DocumentRecord.key(time: known.first)
        return least.map { $0.precedes(start) ? $0 : start } ?? start
    }
}

/// A writer of rows in the order of their names.
final class GroupWriter {
    let path: String

    private let file: OutputFile
    private var previous: [UInt8] = []
    private var hash = SHA256()
    private var block: [UInt8] = []

    private static let blockSize = 1 << 16

    init(path: String) throws(SiteError) {
        self.path = path
        file = OutputFile(path: path)
    }

    func write(_ row: GroupRow, isRead: Bool = false) throws(SiteError) {
        var bytes: [UInt8] = []
        bytes.append(text: row.name, after: previous)
        bytes.append(number: isRead ? 1 : 0)
        bytes.append(number: row.count)
        bytes += row.digest
        bytes.append(signed: Int(row.first))
        bytes.append(signed: Int(row.last &- row.first))
        block += UInt64(bytes.count).bigEndianBytes.suffix(4)
        block += bytes
        previous = row.name
        if block.count >= Self.blockSize { try endBlock() }
    }

    /// Passes on what was written, and returns a digest of it.
    func finish() throws(SiteError) -> [UInt8] {
        try endBlock()
        try file.flush()
        return Array(hash.finalize())
    }

    private func endBlock() throws(SiteError) {
        hash.update(data: block)
        try file.write(block)
        block.removeAll(keepingCapacity: true)
    }
}

/// A reader of rows.
final class GroupReader {
    /// The next row; `nil` at the end.
    private(set) var current: GroupRow?

    private let file: InputFile?
    private var previous: [UInt8] = []

    /// Opens a file of rows; without a path there are none.
    init(path: String?) throws(SiteError) {
        file = if let path { try InputFile(path: path) } else { nil }
        try advance()
    }

    func advance() throws(SiteError) {
        current = nil
        guard let head = try file?.next(4), head.count == 4 else { return }
        let length = head.reduce(0) { $0 << 8 | Int($1) }
        var reader = NumberReader(try file?.next(length) ?? [])
        let shared = reader.number()
        var row = GroupRow(name: Array(previous.prefix(shared)) + reader.text())
        row.isRead = reader.number() == 1
        row.count = reader.number()
        row.digest = Array(reader.bytes[reader.index...].prefix(GroupRow.digestCount))
        reader.index += GroupRow.digestCount
        row.first = Int64(reader.signed())
        row.last = row.first &+ Int64(reader.signed())
        previous = row.name
        current = row
    }
}
