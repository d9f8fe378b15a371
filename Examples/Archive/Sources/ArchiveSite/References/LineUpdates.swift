import ArchiveStorage
import DefaultComponents

/// Changes of lines by what is known of other messages, in files.
final class LineUpdates {
    private let site: SiteFolder
    private let updates: RecordSorter
    private let orphans: RecordSorter
    private let months: RecordSorter
    private let workers: Int

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

    init(_ site: SiteFolder, workers: Int) {
        self.site = site
        self.workers = workers
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
        let (site, records) = (site, try updates.sorted())
        let units = Workers { () throws(SiteError) -> UnitUpdates? in
            while let updates = try UnitUpdates(records) {
                if updates.isWhole { return updates }
                // There are too many for the memory of several threads.
                try updates.apply(to: site, journal, following: records)
            }
            return nil
        }
        try units.run(workers) {
        } work: { updates, _ throws(SiteError) in
            try updates.apply(to: site, journal)
        }
        try OrphanList.update(site, try orphans.sorted())
        let changed = try months.sorted()
        while let record = try changed.next() {
            if changed.peek?.key == record.key { continue }
            let folder = String(decoding: record.key, as: UTF8.self)
            try journal.add(MessageUnit(UnitDrawer.monthMark + folder))
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
