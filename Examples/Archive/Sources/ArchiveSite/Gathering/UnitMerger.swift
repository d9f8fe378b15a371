import ArchiveStorage
import Components
import DefaultComponents
import Foundation

/// A merger of new lines into the units of a site.
///
/// A message that is in a unit already is replaced if the new one is a later edit, or knows more.
final class UnitMerger {
    /// The numbers of lines that were added, replaced and removed.
    private(set) var counts: [UnitMerge.Change.Kind: Int] = [:]

    /// The units that an earlier build, which was ended, has removed.
    private(set) var gone: [MessageUnit] = []

    private let site: SiteFolder
    private let journal: SiteJournal
    private let references: ReferenceRequests
    private let isMirror: Bool
    /// The files that wait to be written.
    private let files: BackgroundWork
    /// The channels that the site had before.
    private let knownChannels: Set<String>
    /// The units that the exports have; of mirrors only.
    private let visited: RecordSorter

    init(
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ references: ReferenceRequests,
        isMirror: Bool,
        isConcurrent: Bool
    ) {
        files = BackgroundWork(isConcurrent: isConcurrent)
        self.site = site
        self.journal = journal
        self.references = references
        self.isMirror = isMirror
        visited = RecordSorter(in: site.scratch, memory: 1 << 20)
        knownChannels = Set(site.names(in: "c").map { "c/\($0)" })
    }

    /// Asks again for everything in the channels that an earlier build, which was ended, had begun to change.
    func resume() throws(SiteError) {
        let waiting = try journal.waiting()
        var last = ""
        while let record = try waiting.next() {
            let unit = MessageUnit(String(decoding: record.key, as: UTF8.self))
            guard unit.name.hasPrefix("c/") else { continue }
            if !site.exists(unit.file) { gone.append(unit) }
            guard unit.channel != last else { continue }
            last = unit.channel
            for unit in ChannelUnits(last, in: site) { try resume(unit) }
        }
    }

    private func resume(_ unit: MessageUnit) throws(SiteError) {
        let reader = try UnitReader(unit, in: site)
        var root: String?
        while let (key, line) = reader.current {
            try reader.advance()
            if unit.isCopy(line) { continue }
            if unit.isThread { root = root ?? line.text(of: "thread") }
            if let target = line.text(of: "answers") {
                try references.addQuote(of: target, for: key, in: unit)
            }
            if !unit.isThread, line.hasFacts {
                try references.addThread(key.id, in: unit.channel)
            }
        }
        if let root { try references.addThread(root, in: unit.channel) }
    }

    /// Merges all lines.
    func merge(_ lines: RecordReader) throws(SiteError) {
        while let record = lines.peek, let end = record.key.firstIndex(of: 0) {
            let name = Array(record.key[..<end])
            if isMirror { try visited.add(key: name) }
            try merge(MessageUnit(String(decoding: name, as: UTF8.self)), name + [0], lines)
        }
        try files.wait()
        if isMirror { try removeOthers() }
    }

    private func merge(
        _ unit: MessageUnit,
        _ prefix: [UInt8],
        _ lines: RecordReader
    ) throws(SiteError) {
        let output = OutputFile(path: site.scratch.newFile())
        let old = try UnitReader(unit, in: site)
        var root: String?
        var merge = UnitMerge(unit, output, isMirror: isMirror) { change throws(SiteError) in
            root = root ?? change.line.text(of: "thread")
            try self.note(change, in: unit)
        }
        while let record = lines.peek, record.key.starts(with: prefix) {
            _ = try lines.next()
            let line = MessageLine(record.payload)
            let key = LineKey(record.key.dropFirst(prefix.count))
            while let known = old.current, known.key < key {
                try merge.keep(known.line, known.key, in: unit)
                try old.advance()
            }
            if let known = old.current, known.key == key {
                try old.advance()
                try merge.add(line, insteadOf: known.line, key)
            } else {
                try merge.add(line, insteadOf: nil, key)
            }
        }
        while let known = old.current {
            try merge.keep(known.line, known.key, in: unit)
            try old.advance()
        }
        try merge.writePending()
        guard merge.isChanged else { return site.scratch.discard(output.path) }
        try journal.add(unit)
        try site.move(output, to: unit.file, in: files)
        if unit.isThread, let root { try references.addThread(root, in: unit.channel) }
        if merge.movesMessages, knownChannels.contains(unit.channel) {
            try requestAll(in: unit)
        }
    }

    /// Asks for everything that a changed line refers to, and that refers to it.
    private func note(_ change: UnitMerge.Change, in unit: MessageUnit) throws(SiteError) {
        if !unit.isThread || !change.line.isShown { counts[change.kind, default: 0] += 1 }
        if change.kind != .removed, let target = change.line.text(of: "answers") {
            try references.addQuote(of: target, for: change.key, in: unit)
        }
        guard knownChannels.contains(unit.channel) else { return }
        try requestThread(ofRoot: change.key.id, in: unit)
        try references.addChange(of: change.key.id, in: unit.channel)
    }

    private func requestThread(ofRoot id: String, in unit: MessageUnit) throws(SiteError) {
        guard !unit.isThread else { return }
        let thread = MessageUnit(SiteNames.thread(unit.channel, root: id))
        try files.wait()
        if site.exists(thread.file) { try references.addThread(id, in: unit.channel) }
    }

    /// Asks for everything that refers to a message of a unit, as their pages may have changed.
    private func requestAll(in unit: MessageUnit) throws(SiteError) {
        try files.wait()
        let reader = try UnitReader(unit, in: site)
        while let current = reader.current {
            try references.addChange(of: current.key.id, in: unit.channel)
            try requestThread(ofRoot: current.key.id, in: unit)
            try reader.advance()
        }
    }

    /// Removes the units that no export has.
    private func removeOthers() throws(SiteError) {
        let kept = try visited.sorted()
        let present = RecordSorter(in: site.scratch, memory: 1 << 20)
        for channel in site.names(in: "c") {
            for unit in ChannelUnits("c/\(channel)", in: site) {
                try present.add(key: Array(unit.name.utf8))
            }
        }
        try site.check()
        let reader = try present.sorted()
        while let record = try reader.next() {
            while let next = kept.peek, next.key.precedes(record.key) {
                _ = try kept.next()
            }
            if kept.peek?.key == record.key { continue }
            try remove(MessageUnit(String(decoding: record.key, as: UTF8.self)))
        }
    }

    private func remove(_ unit: MessageUnit) throws(SiteError) {
        let reader = try UnitReader(unit, in: site)
        var root: String?
        while let (key, line) = reader.current {
            try reader.advance()
            if unit.isCopy(line) { continue }
            root = root ?? line.text(of: "thread")
            try note(UnitMerge.Change(key: key, line: line, kind: .removed), in: unit)
        }
        try journal.add(unit)
        site.remove(unit.file)
        if unit.isThread, let root { try references.addThread(root, in: unit.channel) }
    }
}

extension MessageLine {
    /// Whether it is a reply that is also shown in the channel.
    var isShown: Bool {
        source.firstRange(of: Array(",\"shown\":true".utf8)) != nil
    }
}

extension LineKey: Comparable {
    /// Orders by time, then by the bytes of the id.
    static func < (left: Self, right: Self) -> Bool {
        left.time != right.time
            ? left.time < right.time : left.bytes.precedes(right.bytes)
    }
}
