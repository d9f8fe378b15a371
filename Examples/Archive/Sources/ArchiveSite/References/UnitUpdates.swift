import ArchiveStorage
import DefaultComponents

/// The changes of the lines of one unit.
struct UnitUpdates: Sendable {
    private let unit: MessageUnit
    private let prefix: [UInt8]
    /// The first changes, the last one first.
    private var first: [Record] = []
    /// Whether there are no others.
    private(set) var isWhole = true

    /// The number of changes that are held.
    private static let limit = 2_000

    /// Takes the changes of the next unit; `nil` at the end.
    init?(_ records: RecordReader) throws(SiteError) {
        guard let record = records.peek, let end = record.key.firstIndex(of: 0) else { return nil }
        prefix = Array(record.key[...end])
        unit = MessageUnit(String(decoding: record.key[..<end], as: UTF8.self))
        while let next = records.peek, next.key.starts(with: prefix) {
            guard first.count < Self.limit else {
                isWhole = false
                break
            }
            first.append(next)
            _ = try records.next()
        }
        first.reverse()
    }

    /// Changes the lines of the unit, also by changes that follow the first ones.
    func apply(
        to site: SiteFolder,
        _ journal: SiteJournal,
        following: RecordReader? = nil
    ) throws(SiteError) {
        var waiting = self
        let output = OutputFile(path: site.scratch.newFile())
        let reader = try UnitReader(unit, in: site)
        var isChanged = false
        while let record = waiting.peek(following) {
            let key = LineKey(record.key.dropFirst(prefix.count))
            while let current = reader.current, current.key < key {
                try output.write(current.line.bytes + [0x0A])
                try reader.advance()
            }
            var old: MessageLine?
            if let current = reader.current, current.key == key {
                old = current.line
                try reader.advance()
            }
            var line = old
            while let next = waiting.peek(following), next.key == record.key {
                try waiting.advance(following)
                line = try Self.changed(line, by: next.payload, site.place(of: unit.file))
            }
            if line?.bytes != old?.bytes { isChanged = true }
            if let line { try output.write(line.bytes + [0x0A]) }
        }
        while let current = reader.current {
            try output.write(current.line.bytes + [0x0A])
            try reader.advance()
        }
        guard isChanged else { return site.scratch.discard(output.path) }
        try journal.add(unit)
        try output.flush()
        try site.move(output.path, to: unit.file)
    }

    /// The next change; `nil` at the end.
    private func peek(_ following: RecordReader?) -> Record? {
        first.last ?? following?.peek.flatMap { $0.key.starts(with: prefix) ? $0 : nil }
    }

    private mutating func advance(_ following: RecordReader?) throws(SiteError) {
        if first.popLast() == nil { _ = try following?.next() }
    }

    private static func changed(
        _ line: MessageLine?,
        by update: [UInt8],
        _ path: String
    ) throws(SiteError) -> MessageLine? {
        do throws(ConversationError) {
            if update.first == UInt8(ascii: "g") { return nil }
            if update.first == UInt8(ascii: "r") {
                return MessageLine(Array(update.dropFirst()))
            }
            guard let line else { return nil }
            var facts = try line.facts
            let new = try SiteFacts(JSONCursor(reading: Array(update.dropFirst()), file: path))
            if update.first == UInt8(ascii: "q") {
                facts.quote = new.quote
            } else {
                facts.thread = new.thread
            }
            return MessageLine(facts.line(line))
        } catch {
            throw .damaged(path: path, line: 0)
        }
    }
}
