import Foundation

/// The files of a folder on disk, or a single file.
struct FolderStorage: EntryStorage {
    /// The kind of an input on disk.
    enum Kind {
        case folder
        case packed
        case file
    }

    /// The number of folders that may lie in one another.
    static let depthLimit = 32

    let entries: [ArchiveEntry]
    let isSingleFile: Bool

    private let path: String

    init(path: String, limits: ArchiveLimits, log: ArchiveLog) throws(ArchiveError) {
        var walk = FolderWalk(path: path, limits: limits, log: log)
        try walk.read(folder: "", depth: 0)
        entries = walk.entries.sorted { $0.name < $1.name }
        isSingleFile = false
        self.path = path
    }

    init(file path: String) throws(ArchiveError) {
        guard let attributes = Self.attributes(of: path) else { throw .unreadable(file: path) }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        entries = [ArchiveEntry(name: name, bytes: attributes.bytes)]
        isSingleFile = true
        self.path = path
    }

    func open(_ name: String) throws(ArchiveError) -> ByteStream {
        let file = isSingleFile ? path : "\(path)/\(name)"
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw .unreadable(file: file)
        }
        return ByteStream { () throws(ArchiveError) in
            do {
                return [UInt8](try handle.read(upToCount: 1 << 16) ?? Data())
            } catch {
                throw .unreadable(file: file)
            }
        }
    }

    /// Returns the kind of an input by its type and its first bytes.
    static func kind(of path: String) throws(ArchiveError) -> Kind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreadable(file: path)
        }
        if isFolder.boolValue {
            return .folder
        }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard attributes(of: real)?.type == .typeRegular,
            let handle = FileHandle(forReadingAtPath: path)
        else { throw .unreadable(file: path) }
        let start = (try? handle.read(upToCount: 4)) ?? Data()
        let isZip = [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]].contains { start.starts(with: $0) }
        let isGzip = start.starts(with: [0x1F, 0x8B])
        return isZip || isGzip ? .packed : .file
    }

    static func attributes(of path: String) -> (type: FileAttributeType?, bytes: Int)? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            return nil
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        return (attributes[.type] as? FileAttributeType, size)
    }
}

/// A walk through a folder, which follows no links.
private struct FolderWalk {
    let path: String
    let limits: ArchiveLimits
    let log: ArchiveLog
    var entries: [ArchiveEntry] = []

    mutating func read(folder: String, depth: Int) throws(ArchiveError) {
        let place = folder.isEmpty ? path : "\(path)/\(folder)"
        guard depth < FolderStorage.depthLimit,
            let names = try? FileManager.default.contentsOfDirectory(atPath: place)
        else {
            guard depth > 0 else { throw .unreadable(file: place) }
            return log.add(.unreadable(file: place))
        }
        for name in names.sorted() {
            let entry = folder.isEmpty ? name : "\(folder)/\(name)"
            guard ArchiveEntry.isSafe(entry) else {
                log.add(.hostileName(file: path, name: entry))
                continue
            }
            switch FolderStorage.attributes(of: "\(path)/\(entry)") {
            case (.typeDirectory?, _)?:
                try read(folder: entry, depth: depth + 1)
            case (.typeRegular?, let bytes)?:
                guard entries.count < limits.entries else {
                    throw .tooManyEntries(file: path, limit: limits.entries)
                }
                entries.append(ArchiveEntry(name: entry, bytes: bytes))
            default:
                log.add(.noFile(file: path, name: entry))
            }
        }
    }
}
