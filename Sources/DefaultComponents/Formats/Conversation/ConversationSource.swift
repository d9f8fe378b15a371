/// A file or a folder that is loaded, on disk or in memory.
public struct ConversationSource: Sendable {
    /// The path for users, used in errors.
    public let path: String

    private let storage: Storage

    private enum Storage {
        case bytes([UInt8])
        case entries([String: ConversationSource])
        case diskFile
        /// A folder whose links are followed if they stay in a folder; all of them if it is `nil`.
        case diskFolder(links: String?)
    }

    /// Creates a source for a file or a folder on disk.
    ///
    /// Devices and pipes are errors, because reading them may not end.
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder.
    ///   - followsLinks: Whether links in a folder that lead out of it are followed; if not,
    ///     ``entry(_:)`` throws ``ConversationError/leadsOut(file:)``.
    /// - Throws: ``ConversationError/unreadable(file:)`` if the path is neither a file nor a folder.
    public init(path: String, followsLinks: Bool = false) throws(ConversationError) {
        try self.init(path: path, links: followsLinks ? nil : DiskItem.realPath(of: path) ?? path)
    }

    private init(path: String, links: String?) throws(ConversationError) {
        self.path = path
        switch DiskItem(path: path)?.kind {
        case .file: storage = .diskFile
        case .folder: storage = .diskFolder(links: links)
        case .link, .other, nil: throw .unreadable(file: path)
        }
    }

    /// Creates a file in memory.
    public init(file path: String, bytes: [UInt8]) {
        self.path = path
        storage = .bytes(bytes)
    }

    /// Creates a file of text in memory.
    public init(file path: String, text: String) {
        self.init(file: path, bytes: Array(text.utf8))
    }

    /// Creates a folder in memory; of entries with the same name the first counts.
    public init(folder path: String, entries: [ConversationSource]) {
        self.path = path
        storage = .entries(Dictionary(entries.map { ($0.name, $0) }) { first, _ in first })
    }

    /// The last part of the path.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Whether it has entries instead of bytes.
    public var isFolder: Bool {
        switch storage {
        case .bytes, .diskFile: false
        case .entries, .diskFolder: true
        }
    }

    /// Returns the names of a folder's entries, sorted; throws for a file.
    public func entries() throws(ConversationError) -> [String] {
        switch storage {
        case .entries(let entries):
            return entries.keys.sorted()
        case .diskFolder:
            guard let names = DiskItem.entries(of: path) else { throw .unreadable(file: path) }
            return names.sorted()
        case .bytes, .diskFile:
            throw .unreadable(file: path)
        }
    }

    /// Returns a folder's entry; throws if it has none of that name.
    ///
    /// A name is never a path: one with a slash and `..` are unknown.
    public func entry(_ name: String) throws(ConversationError) -> ConversationSource {
        let entryPath = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")),
            !name.utf8.contains(0)
        else { throw .unreadable(file: entryPath) }
        switch storage {
        case .entries(let entries):
            guard let entry = entries[name] else { throw .unreadable(file: entryPath) }
            return ConversationSource(path: entryPath, storage: entry.storage)
        case .diskFolder(let links):
            if let links, DiskItem(path: entryPath, followsLinks: false)?.kind == .link,
                let real = DiskItem.realPath(of: entryPath),
                !real.hasPrefix(links.hasSuffix("/") ? links : "\(links)/")
            {
                throw .leadsOut(file: entryPath)
            }
            return try ConversationSource(path: entryPath, links: links)
        case .bytes, .diskFile:
            throw .unreadable(file: entryPath)
        }
    }

    /// Returns a file's bytes; throws for a folder, and for a file of more than 1 GB.
    public func bytes() throws(ConversationError) -> [UInt8] {
        switch storage {
        case .bytes(let bytes):
            return bytes
        case .diskFile:
            do throws(DiskFault) {
                return try DiskItem.bytes(of: path)
            } catch .tooLarge(let limit) {
                throw .tooLarge(file: path, limit: limit)
            } catch {
                throw .unreadable(file: path)
            }
        case .entries, .diskFolder:
            throw .unreadable(file: path)
        }
    }

    /// Throws unless the source can be read, and is well formed if it is a file that seems to be JSON by its name or first
    /// character.
    func checkContent() throws(ConversationError) {
        guard !isFolder else {
            _ = try entries()
            return
        }
        let bytes = try bytes()
        var text = JSONBytes(bytes)
        text.skipBlanks()
        let opens = text.next == UInt8(ascii: "{") || text.next == UInt8(ascii: "[")
        guard opens || name.lowercased().hasSuffix(".json") else { return }
        _ = try JSONCursor(reading: bytes, file: path)
    }

    private init(path: String, storage: Storage) {
        self.path = path
        self.storage = storage
    }
}
