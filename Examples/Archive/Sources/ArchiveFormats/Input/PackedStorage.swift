import Foundation

/// The entries of a zip or a tar.gz, which are read in the order of the file where possible.
final class PackedStorage: EntryStorage {
    /// The bytes of passed entries that are kept for later.
    static let keptBytes = 16 << 20

    let entries: [ArchiveEntry]

    private let path: String
    private let places: [String: Int]
    private let sizes: [Int: Int]
    private let entryLimit: Int
    private var reader: PackedReader
    private var expected: [Int: String] = [:]
    private var kept: [String: [UInt8]] = [:]
    private var keptCount = 0
    private var opening = 0

    init(path: String, limits: ArchiveLimits, log: ArchiveLog) throws(ArchiveError) {
        let size = FolderStorage.attributes(of: path)?.bytes ?? 0
        let unpacked = limits.unpackedBytes(ofPacked: size)
        var index = PackedIndex(path: path, limits: limits, unpackedLimit: unpacked, log: log)
        try index.read()
        self.path = path
        entries = index.entries
        places = index.places
        sizes = Dictionary(
            uniqueKeysWithValues: index.entries.compactMap { entry in
                index.places[entry.name].map { ($0, entry.bytes) }
            }
        )
        entryLimit = min(limits.entryBytes, unpacked)
        reader = try PackedReader(path: path)
    }

    func expect(_ names: [String]) {
        kept = [:]
        keptCount = 0
        expected = Dictionary(
            names.compactMap { name in places[name].map { ($0, name) } }
        ) { first, _ in first }
    }

    func open(_ name: String) throws(ArchiveError) -> ByteStream {
        if let bytes = kept.removeValue(forKey: name) {
            keptCount -= bytes.count
            return ByteStream(bytes)
        }
        guard let place = places[name] else { throw .unreadable(file: "\(path)/\(name)") }
        if place < reader.count {
            reader = try PackedReader(path: path)
        }
        while reader.count <= place {
            guard try reader.next() != nil else {
                throw .damaged(file: path, entry: name, reason: "it ends before the entry")
            }
            if reader.count <= place { try keep(reader.count - 1) }
        }
        expected[place] = nil
        return stream(name)
    }

    private func stream(_ name: String) -> ByteStream {
        opening += 1
        let (opened, size) = (opening, reader.size)
        var count = 0
        return ByteStream { [self] () throws(ArchiveError) in
            guard opened == opening else { return [] }
            let bytes = try reader.read(entry: name)
            count += bytes.count
            guard count <= entryLimit else {
                throw .tooLarge(file: path, entry: name, limit: entryLimit)
            }
            guard count <= size ?? count else {
                let reason = "it has more bytes than its header says"
                throw .damaged(file: path, entry: name, reason: reason)
            }
            return bytes
        }
    }

    /// Keeps an entry that is passed, if it is expected and small.
    private func keep(_ place: Int) throws(ArchiveError) {
        guard let name = expected[place], let size = sizes[place], size <= 1 << 20,
            keptCount + size <= Self.keptBytes
        else { return }
        var bytes: [UInt8] = []
        while bytes.count <= 1 << 20 {
            let next = try reader.read(entry: name)
            guard !next.isEmpty else {
                kept[name] = bytes
                keptCount += bytes.count
                expected[place] = nil
                return
            }
            bytes += next
        }
    }
}

/// The names and sizes of the entries of a packed file.
private struct PackedIndex {
    let path: String
    let limits: ArchiveLimits
    let unpackedLimit: Int
    let log: ArchiveLog
    var entries: [ArchiveEntry] = []
    var places: [String: Int] = [:]
    private var total = 0

    init(path: String, limits: ArchiveLimits, unpackedLimit: Int, log: ArchiveLog) {
        self.path = path
        self.limits = limits
        self.unpackedLimit = unpackedLimit
        self.log = log
    }

    /// Reads the headers; a damaged one ends the index, and is a fault unless there is nothing before it.
    mutating func read() throws(ArchiveError) {
        let reader = try PackedReader(path: path)
        do throws(ArchiveError) {
            while let header = try reader.next() {
                guard reader.count <= limits.entries else {
                    throw .tooManyEntries(file: path, limit: limits.entries)
                }
                try add(header, at: reader.count - 1)
            }
        } catch {
            guard case .damaged = error, !entries.isEmpty else { throw error }
            log.add(error)
        }
    }

    private mutating func add(
        _ header: PackedReader.Header,
        at place: Int
    ) throws(ArchiveError) {
        let bytes = max(0, header.bytes ?? 0)
        total += min(bytes, Int.max - total)
        guard total <= unpackedLimit else {
            throw .tooDense(file: path, limit: limits.ratio)
        }
        guard !header.isFolder else { return }
        var name = header.name ?? ""
        if name.hasPrefix("./") { name.removeFirst(2) }
        if !ArchiveEntry.isSafe(name) {
            log.add(.hostileName(file: path, name: name))
        } else if !header.isFile {
            log.add(.noFile(file: path, name: name))
        } else if places[name] != nil {
            log.add(.repeatedName(file: path, name: name))
        } else if bytes > limits.entryBytes {
            log.add(.tooLarge(file: path, entry: name, limit: limits.entryBytes))
        } else {
            places[name] = place
            entries.append(ArchiveEntry(name: name, bytes: bytes))
        }
    }
}
