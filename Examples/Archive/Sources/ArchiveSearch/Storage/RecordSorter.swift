import Foundation

/// A sorter of records by their bytes that keeps a few megabytes in memory and the rest in files.
final class RecordSorter {
    private let folder: String
    private let bufferBytes: Int
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    private var runs: [String] = []

    /// Creates a sorter with files in a folder of its own, which is emptied.
    init(folder: String, bufferBytes: Int = 8 << 20) throws(SearchError) {
        self.folder = folder
        self.bufferBytes = bufferBytes
        try? FileManager.default.removeItem(atPath: folder)
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(path: folder)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Adds a record.
    func add(_ record: [UInt8]) throws(SearchError) {
        let size = bytes.count + record.count + ranges.count * MemoryLayout<Range<Int>>.size
        if size > bufferBytes, !ranges.isEmpty {
            try spill()
        }
        ranges.append(bytes.count..<bytes.count + record.count)
        bytes += record
    }

    /// Calls a closure with each record in order, and forgets them.
    func drain(_ body: ([UInt8]) throws(SearchError) -> Void) throws(SearchError) {
        sort()
        var all = [RunReader(bytes: bytes, ranges: ranges)]
        (bytes, ranges) = ([], [])
        for run in runs { all.append(try RunReader(path: run)) }
        var readers: [RunReader] = []
        for reader in all where try reader.advance() { readers.append(reader) }
        var heap = RunHeap(readers)
        while let reader = heap.first {
            try body(reader.record)
            heap.update(isAtEnd: try !reader.advance())
        }
        for run in runs { try? FileManager.default.removeItem(atPath: run) }
        runs = []
    }

    private func sort() {
        bytes.withUnsafeBytes { all in
            ranges.sort { left, right in
                all[left].precedes(all[right])
            }
        }
    }

    private func spill() throws(SearchError) {
        sort()
        let path = "\(folder)/\(runs.count)"
        let writer = try FileWriter(path: path)
        for range in ranges {
            var length: [UInt8] = []
            length.append(number: range.count)
            try writer.write(length)
            try writer.write(bytes[range])
        }
        try writer.close()
        runs.append(path)
        bytes.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Whether these bytes come before others.
    fileprivate func precedes(_ other: Self) -> Bool {
        let left = UnsafeRawBufferPointer(rebasing: self)
        let right = UnsafeRawBufferPointer(rebasing: other)
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
            return left.count < right.count
        }
        let order = memcmp(leftStart, rightStart, Swift.min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
    }
}

extension [UInt8] {
    /// Whether these bytes come before others.
    func precedes(_ other: [UInt8]) -> Bool {
        withUnsafeBytes { left in other.withUnsafeBytes { left[...].precedes($0[...]) } }
    }
}
