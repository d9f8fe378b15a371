import ArchiveStorage
import DefaultComponents

/// Changes of lines by what is known of other messages, in files.
final class LineUpdates {
    private let site: SiteFolder
    private let updates: RecordSorter
    private let orphans: RecordSorter
    private let months: RecordSorter

    /// A change of a line.
    enum Update {
        /// The message that it answers.
        case quote(SiteFacts.Quote?)
        /// The thread of which it is the root.
        case thread(SiteFacts.Thread?)
        /// The line itself, as a copy in its thread.
        case root([UInt8])
        /// No line, where a copy of a root was.
        case gone
    }

    init(_ site: SiteFolder) {
        self.site = site
        updates = RecordSorter(in: site.scratch)
        orphans = RecordSorter(in: site.scratch, memory: 1 << 20)
        months = RecordSorter(in: site.scratch, memory: 1 << 20)
    }

    /// Notes that the index of the month of a day may change.
    func addMonth(of unit: MessageUnit) throws(SiteError) {
        if let (folder, _) = unit.month { try months.add(key: Array(folder.utf8)) }
    }

    func add(_ update: Update, to key: LineKey, in unit: MessageUnit) throws(SiteError) {
        let payload: [UInt8]
        switch update {
        case .quote(let quote): payload = [UInt8(ascii: "q")] + SiteFacts(quote: quote).members
        case .thread(let thread): payload = [UInt8(ascii: "t")] + SiteFacts(thread: thread).members
        case .root(let line): payload = [UInt8(ascii: "r")] + line
        case .gone: payload = [UInt8(ascii: "g")]
        }
        try updates.add(key: unit.name.utf8 + [0] + key.bytes, payload: payload)
    }

    /// Notes whether a thread has no root in the site.
    func addOrphan(_ thread: MessageUnit, _ facts: SiteFacts.Thread?) throws(SiteError) {
        try orphans.add(
            key: Array(thread.name.utf8),
            payload: facts == nil ? [] : SiteFacts(thread: facts).members
        )
    }

    /// Changes the lines, and the lists of threads without roots.
    func apply(_ journal: SiteJournal) throws(SiteError) {
        let records = try updates.sorted()
        while let record = records.peek, let end = record.key.firstIndex(of: 0) {
            let name = Array(record.key[..<end])
            let unit = MessageUnit(String(decoding: name, as: UTF8.self))
            try apply(records, prefix: name + [0], to: unit, journal)
        }
        try OrphanList.update(site, try orphans.sorted())
        let changed = try months.sorted()
        while let record = try changed.next() {
            if changed.peek?.key == record.key { continue }
            let folder = String(decoding: record.key, as: UTF8.self)
            try journal.add(MessageUnit(UnitDrawer.monthMark + folder))
        }
    }

    private func apply(
        _ records: RecordReader,
        prefix: [UInt8],
        to unit: MessageUnit,
        _ journal: SiteJournal
    ) throws(SiteError) {
        let output = try OutputFile(path: site.scratch.newFile())
        let reader = try UnitReader(unit, in: site)
        var isChanged = false
        while let record = records.peek, record.key.starts(with: prefix) {
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
            while let next = records.peek, next.key == record.key {
                _ = try records.next()
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

extension MessageLine {
    /// What the site knows of other messages for this one.
    var facts: SiteFacts {
        get throws(ConversationError) {
            guard hasFacts else { return SiteFacts() }
            let members = Array(bytes[(sourceCount + 8)..<(bytes.count - 1)])
            return try SiteFacts(JSONCursor(reading: members, file: ""))
        }
    }
}
