import Foundation

/// The merged records of sorted runs, whose files are removed at the end.
package final class RecordReader {
    private var sources: [Source] = []

    /// A run with its next record.
    private struct Source {
        let file: InputFile
        var record: Record
    }

    package init(runs: [String]) throws(SiteError) {
        for run in runs {
            guard let file = try InputFile(path: run) else { throw .unreadable(path: run) }
            unlink(run)
            if let record = try Self.read(file) {
                sources.append(Source(file: file, record: record))
            }
        }
        sources.sort { $0.record.key.precedes($1.record.key) }
        sources.reverse()
    }

    /// The next record, which is not taken.
    package var peek: Record? { sources.last?.record }

    /// Takes the next record; `nil` at the end.
    package func next() throws(SiteError) -> Record? {
        guard let last = sources.popLast() else { return nil }
        if let record = try Self.read(last.file) {
            insert(Source(file: last.file, record: record))
        }
        return last.record
    }

    /// Inserts a run behind all that come later.
    private func insert(_ source: Source) {
        var low = 0
        var high = sources.count
        while low < high {
            let middle = (low + high) / 2
            if source.record.key.precedes(sources[middle].record.key) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        sources.insert(source, at: low)
    }

    /// Returns the bytes before a record: two lengths.
    package static func head(_ keyCount: Int, _ payloadCount: Int) -> [UInt8] {
        withUnsafeBytes(of: (UInt32(keyCount).littleEndian, UInt32(payloadCount).littleEndian)) {
            Array($0)
        }
    }

    private static func read(_ file: InputFile) throws(SiteError) -> Record? {
        let head = try file.next(8)
        guard head.count == 8 else { return nil }
        let counts = head.withUnsafeBytes { bytes in
            (
                Int(UInt32(littleEndian: bytes.load(fromByteOffset: 0, as: UInt32.self))),
                Int(UInt32(littleEndian: bytes.load(fromByteOffset: 4, as: UInt32.self)))
            )
        }
        return Record(key: try file.next(counts.0), payload: try file.next(counts.1))
    }
}

extension [UInt8] {
    /// Whether these bytes come before others.
    package func precedes(_ other: [UInt8]) -> Bool {
        let order = withUnsafeBytes { left in
            other.withUnsafeBytes { right in
                guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
                    return Int32(left.count < right.count ? -1 : 0)
                }
                return memcmp(leftBase, rightBase, Swift.min(left.count, right.count))
            }
        }
        return order != 0 ? order < 0 : count < other.count
    }
}
