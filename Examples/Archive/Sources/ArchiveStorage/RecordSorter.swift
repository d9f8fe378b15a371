import Foundation

/// A record that is ordered by the bytes of its key.
package struct Record: Sendable, Equatable {
    package var key: [UInt8]
    package var payload: [UInt8]
}

/// A sorter of records in bounded memory, with sorted runs on disk.
///
/// Records with the same key come in no particular order.
package final class RecordSorter {
    /// Whether no record was added.
    package var isEmpty: Bool { places.isEmpty && runs.isEmpty }

    private let folder: ScratchFolder
    private let memory: Int
    private var arena: [UInt8] = []
    private var places: [Place] = []
    private var runs: [String] = []

    /// The number of runs that are merged at once.
    private static let fanIn = 64

    /// The place of a record in the arena.
    private struct Place {
        let start: Int
        let keyCount: Int
        let payloadCount: Int
    }

    /// Creates a sorter that holds a number of bytes in memory.
    package init(in folder: ScratchFolder, memory: Int = 8 << 20) {
        self.folder = folder
        self.memory = memory
    }

    package func add(key: [UInt8], payload: [UInt8] = []) throws(SiteError) {
        let place = Place(start: arena.count, keyCount: key.count, payloadCount: payload.count)
        places.append(place)
        arena += key
        arena += payload
        if arena.count + places.count * MemoryLayout<Place>.stride > memory { try spill() }
    }

    /// Returns the records in their order; the sorter is empty then.
    package func sorted() throws(SiteError) -> RecordReader {
        if !places.isEmpty { try spill() }
        arena = []
        places = []
        while runs.count > Self.fanIn {
            let first = Array(runs.prefix(Self.fanIn))
            runs.removeFirst(Self.fanIn)
            let merged = folder.newFile()
            let file = OutputFile(path: merged)
            let reader = try RecordReader(runs: first)
            while let record = try reader.next() { try Self.write(record, to: file) }
            try file.flush()
            runs.append(merged)
        }
        defer { runs = [] }
        return try RecordReader(runs: runs)
    }

    private func spill() throws(SiteError) {
        let path = folder.newFile()
        let file = OutputFile(path: path)
        arena.withUnsafeBytes { bytes in
            places.sort { Self.isBefore($0, $1, bytes) }
        }
        for place in places {
            let middle = place.start + place.keyCount
            try file.write(RecordReader.head(place.keyCount, place.payloadCount))
            try file.write(arena[place.start..<(middle + place.payloadCount)])
        }
        try file.flush()
        runs.append(path)
        arena.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
    }

    private static func isBefore(
        _ left: Place,
        _ right: Place,
        _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        let order = memcmp(
            base + left.start,
            base + right.start,
            min(left.keyCount, right.keyCount)
        )
        return order != 0 ? order < 0 : left.keyCount < right.keyCount
    }

    private static func write(_ record: Record, to file: OutputFile) throws(SiteError) {
        try file.write(RecordReader.head(record.key.count, record.payload.count))
        try file.write(record.key)
        try file.write(record.payload)
    }
}
