import ArchiveStorage
import Foundation

/// A file with the units whose pages have to be drawn, which outlives the program.
///
/// A unit is added before its lines change, and taken out after its pages are drawn.
final class SiteJournal: @unchecked Sendable {
    // The lock guards `file`; all else is constant.
    private let lock = NSLock()
    private let site: SiteFolder
    private let file: OutputFile

    private static let name = "\(SiteFolder.workFolder)/journal"

    init(_ site: SiteFolder) throws(SiteError) {
        self.site = site
        file = OutputFile(path: site.place(of: Self.name), appends: true)
        // The end of an entry that was written in part.
        try append("")
    }

    /// Returns whether an entry waits.
    func isWaiting(_ unit: MessageUnit) throws(SiteError) -> Bool {
        let entries = try waiting()
        while let entry = try entries.next() {
            if entry.key == Array(unit.name.utf8) { return true }
        }
        return false
    }

    func add(_ unit: MessageUnit) throws(SiteError) {
        try append("+\(unit.name)")
    }

    func finish(_ unit: MessageUnit) throws(SiteError) {
        try append("-\(unit.name)")
    }

    /// Returns the units that wait, in the order of their names.
    func waiting() throws(SiteError) -> RecordReader {
        let entries = RecordSorter(in: site.scratch)
        let waiting = RecordSorter(in: site.scratch)
        if let input = try InputFile(path: site.place(of: Self.name)) {
            var place: UInt64 = 0
            while let line = try input.nextLine() {
                place += 1
                try entries.add(
                    key: line.dropFirst() + [0] + place.bigEndianBytes,
                    payload: Array(line.prefix(1))
                )
            }
        }
        let reader = try entries.sorted()
        while let entry = try reader.next() {
            let name = entry.key.dropLast(9)
            if let next = reader.peek, next.key.dropLast(9) == name { continue }
            if entry.payload == [UInt8(ascii: "+")] { try waiting.add(key: Array(name)) }
        }
        return try waiting.sorted()
    }

    /// Removes the journal, when nothing waits.
    func remove() {
        site.remove(Self.name)
    }

    private func append(_ line: String) throws(SiteError) {
        lock.lock()
        defer { lock.unlock() }
        try file.write("\(line)\n".utf8)
        try file.flush()
    }
}
