import Foundation

/// A reader of the sorted records of a file, or of those in memory.
final class RunReader {
    private(set) var record: [UInt8] = []

    private let path: String
    private let handle: FileHandle?
    private let ranges: [Range<Int>]
    private var buffer: [UInt8] = []
    private var index = 0

    /// Opens a file of records.
    init(path: String) throws(SearchError) {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw .unreadable(path: path)
        }
        self.path = path
        self.handle = handle
        ranges = []
    }

    /// Creates a reader of the records in memory, which lie at these places.
    init(bytes: [UInt8], ranges: [Range<Int>]) {
        path = ""
        handle = nil
        buffer = bytes
        self.ranges = ranges
    }

    deinit {
        try? handle?.close()
    }

    /// Moves to the next record, and returns whether there is one.
    func advance() throws(SearchError) -> Bool {
        guard handle != nil else {
            guard index < ranges.count else { return false }
            record = Array(buffer[ranges[index]])
            index += 1
            return true
        }
        guard try fill(10) else { return false }
        var reader = NumberReader(buffer, from: index)
        let length = reader.number()
        index = reader.index
        guard try fill(length) || length == 0, buffer.count - index >= length else {
            throw .unreadable(path: path)
        }
        record = Array(buffer[index..<index + length])
        index += length
        return true
    }

    /// Reads until there are some bytes or the file ends; returns whether there is any.
    private func fill(_ count: Int) throws(SearchError) -> Bool {
        while buffer.count - index < count {
            let next: Data?
            do {
                next = try handle?.read(upToCount: 1 << 16)
            } catch {
                throw .unreadable(path: path)
            }
            guard let next, !next.isEmpty else { break }
            buffer.removeSubrange(..<index)
            index = 0
            buffer += next
        }
        return index < buffer.count
    }
}

/// The readers of all runs, that with the first record on top.
struct RunHeap {
    private var readers: [RunReader]

    init(_ readers: [RunReader]) {
        self.readers = readers
        for place in readers.indices.reversed() { sink(place) }
    }

    /// The reader with the first record.
    var first: RunReader? { readers.first }

    /// Restores the order after the first reader has moved.
    mutating func update(isAtEnd: Bool) {
        if isAtEnd {
            readers.swapAt(0, readers.count - 1)
            readers.removeLast()
        }
        sink(0)
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < readers.count {
                if readers[child].record.precedes(readers[least].record) { least = child }
            }
            guard least != place else { return }
            readers.swapAt(place, least)
            place = least
        }
    }
}
