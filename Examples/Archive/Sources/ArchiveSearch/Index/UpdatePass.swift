import ArchiveStorage

/// The pass over the groups that changed, and those whose documents lie behind the first change.
final class UpdatePass<Source: SearchDocumentSource> {
    private let source: Source
    private let folder: String
    private let scratch: ScratchFolder
    private let known: IndexState
    private let isKnown: Bool
    private let documents: RecordSorter
    /// The least key of a document that was added or is gone.
    private var firstChange: [UInt8]?
    private var counted = SearchSummary()

    /// Creates a pass that goes on from a state, or that reads everything.
    init(
        _ source: Source,
        _ known: IndexState,
        isKnown: Bool = true,
        folder: String,
        scratch: ScratchFolder
    ) {
        self.source = source
        self.folder = folder
        self.scratch = scratch
        self.known = known
        self.isKnown = isKnown
        documents = RecordSorter(in: scratch)
        counted.documents = known.count
    }

    /// Returns the counts; `nil` if the state is not that of the index and the groups.
    func run() throws -> SearchSummary? {
        let rows = try readChanges()
        guard !isKnown || firstChange != nil else { return counted }
        let kept = known.kept(before: firstChange ?? [], count: counted.documents)
        let shards = try ShardFolder(path: folder)
        guard kept.files.allSatisfy(shards.has) else { return nil }
        let groups = try GroupWriter(path: IndexState.groupsDraft(in: folder))
        guard try readOthers(of: rows, from: kept.end, to: groups) else { return nil }
        IndexState.remove(from: folder)
        var pass = try IndexPass(
            count: counted.documents,
            keeping: kept,
            folder: shards,
            scratch: scratch
        )
        let records = try documents.sorted()
        while let record = try records.next() {
            if let end = kept.end, record.key.precedes(end) { continue }
            guard pass.number < counted.documents else { return nil }
            try pass.add(record.key)
        }
        guard pass.number == counted.documents else { return nil }
        let summary = try pass.finish(counted)
        try pass.state.write(to: folder, groups: try groups.finish())
        return summary
    }

    /// Reads the groups that changed, and returns the file with the rows of all.
    private func readChanges() throws -> String {
        let names = RecordSorter(in: scratch, memory: 1 << 20)
        let note = { (name: String) in try names.add(key: Array(name.utf8)) }
        try isKnown ? source.forEachChange(note) : source.forEachGroup(note)
        let old = try GroupReader(path: isKnown ? IndexState.groups(in: folder) : nil)
        let rows = try GroupWriter(path: scratch.newFile())
        let changed = try names.sorted()
        while let name = try changed.next()?.key {
            if changed.peek?.key == name { continue }
            while let row = old.current, row.name.precedes(name) {
                try rows.write(row)
                try old.advance()
            }
            let row = old.current?.name == name ? old.current : nil
            if row != nil { try old.advance() }
            var change = GroupChange(of: name, known: row)
            try read(&change) { record in try self.documents.add(key: record) }
            counted.documents += change.row.count - (row?.count ?? 0)
            if let key = change.firstKey, firstChange.map(key.precedes) ?? true {
                firstChange = key
            }
            if change.row.count > 0 { try rows.write(change.row, isRead: true) }
        }
        while let row = old.current {
            try rows.write(row)
            try old.advance()
        }
        _ = try rows.finish()
        return rows.path
    }

    /// Reads the other groups with documents from a key on, and copies the rows; returns whether the groups are as they were.
    private func readOthers(
        of rows: String,
        from start: [UInt8]?,
        to groups: GroupWriter
    ) throws -> Bool {
        let reader = try GroupReader(path: rows)
        while let row = reader.current {
            try reader.advance()
            try groups.write(row)
            guard !row.isRead, start.map({ !row.isBefore($0) }) ?? true else { continue }
            var group = GroupChange(of: row.name, known: row)
            try read(&group) { record in
                guard start.map({ !record.precedes($0) }) ?? true else { return }
                try self.documents.add(key: record)
            }
            guard group.row == row else { return false }
        }
        return true
    }

    private func read(_ group: inout GroupChange, _ body: ([UInt8]) throws -> Void) throws {
        let name = String(decoding: group.row.name, as: UTF8.self)
        try source.forEachDocument(of: name) { document in
            guard document.fits else { return counted.leftOut += 1 }
            counted.textBytes += document.text.utf8.count
            if document.text.utf8.count > SearchLimits.textBytes { counted.cutTexts += 1 }
            let record = DocumentRecord.bytes(of: document.cut)
            group.add(record)
            try body(record)
        }
        group.finish()
    }
}
