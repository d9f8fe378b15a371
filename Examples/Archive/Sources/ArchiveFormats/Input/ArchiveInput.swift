import Foundation

/// A folder, a zip, a tar.gz or a single file, whose entries are read as streams.
///
/// Nothing is unpacked to disk. Names that lead out of the input, links and devices are faults of the log.
public final class ArchiveInput {
    /// The path for users.
    public let path: String
    /// The entries: those of a folder sorted by name, packed ones in the order of the input.
    public let entries: [ArchiveEntry]
    /// The faults and losses of the reading.
    public let log: ArchiveLog
    /// The limits.
    public let limits: ArchiveLimits

    private let storage: any EntryStorage
    private let names: Set<String>

    /// Opens an input on disk.
    public convenience init(
        path: String,
        limits: ArchiveLimits = ArchiveLimits(),
        log: ArchiveLog = ArchiveLog()
    ) throws(ArchiveError) {
        let storage: any EntryStorage
        switch try FolderStorage.kind(of: path) {
        case .folder: storage = try FolderStorage(path: path, limits: limits, log: log)
        case .packed: storage = try PackedStorage(path: path, limits: limits, log: log)
        case .file: storage = try FolderStorage(file: path)
        }
        self.init(path: path, storage: storage, limits: limits, log: log)
    }

    /// Creates an input in memory.
    public convenience init(
        path: String,
        files: [String: [UInt8]],
        limits: ArchiveLimits = ArchiveLimits(),
        log: ArchiveLog = ArchiveLog()
    ) {
        let storage = MemoryStorage(files: files, path: path, log: log)
        self.init(path: path, storage: storage, limits: limits, log: log)
    }

    private init(
        path: String,
        storage: any EntryStorage,
        limits: ArchiveLimits,
        log: ArchiveLog
    ) {
        self.path = path
        self.storage = storage
        self.limits = limits
        self.log = log
        entries = storage.entries
        names = Set(entries.map(\.name))
    }

    /// Returns whether there is an entry of a name.
    public func has(_ name: String) -> Bool {
        names.contains(name)
    }

    /// Returns the path of an entry for users.
    public func place(of name: String) -> String {
        storage.isSingleFile ? path : "\(path)/\(name)"
    }

    /// Returns the bytes of an entry; a packed input reads on from where it is, if the entry lies ahead.
    ///
    /// A stream ends with the opening of the next one.
    public func open(_ name: String) throws(ArchiveError) -> ByteStream {
        guard has(name) else { throw .unreadable(file: place(of: name)) }
        return try storage.open(name)
    }

    /// Announces entries that are read next, so that a packed input keeps small ones that it passes on its way.
    public func expect(_ names: [String]) {
        storage.expect(names)
    }

    /// Returns the beginning of an entry.
    public func prefix(of name: String, bytes: Int = 4_096) throws(ArchiveError) -> [UInt8] {
        let stream = try open(name)
        var prefix: [UInt8] = []
        while prefix.count < bytes {
            let next = try stream.next()
            guard !next.isEmpty else { break }
            prefix += next.prefix(bytes - prefix.count)
        }
        return prefix
    }
}

/// The place from which the entries of an input come.
protocol EntryStorage {
    var entries: [ArchiveEntry] { get }
    var isSingleFile: Bool { get }

    func open(_ name: String) throws(ArchiveError) -> ByteStream
    func expect(_ names: [String])
}

extension EntryStorage {
    var isSingleFile: Bool { false }

    func expect(_ names: [String]) {}
}

/// Entries in memory.
struct MemoryStorage: EntryStorage {
    let entries: [ArchiveEntry]

    private let files: [String: [UInt8]]

    init(files: [String: [UInt8]], path: String, log: ArchiveLog) {
        var entries: [ArchiveEntry] = []
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            if ArchiveEntry.isSafe(name) {
                entries.append(ArchiveEntry(name: name, bytes: bytes.count))
            } else {
                log.add(.hostileName(file: path, name: name))
            }
        }
        self.entries = entries
        self.files = files
    }

    func open(_ name: String) throws(ArchiveError) -> ByteStream {
        ByteStream(files[name] ?? [])
    }
}
