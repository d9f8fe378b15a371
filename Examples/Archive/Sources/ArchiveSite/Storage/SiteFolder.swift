import ArchiveStorage
import Foundation

/// The folder of a site, which one program writes at a time.
///
/// Each file is written elsewhere first and moved to its place, so that none is ever half.
struct SiteFolder: Sendable {
    /// The path of the folder.
    let path: String
    /// The temporary files.
    let scratch: ScratchFolder

    private let lock: SiteLock
    private let failure = FirstFailure()

    /// The folder of what is no part of the site: the lock, the journal and temporary files.
    static let workFolder = ".archive"

    /// Opens a site, or an empty or absent folder.
    init(path: String, isNew: Bool = true) throws(SiteError) {
        guard !path.isEmpty else { throw .unwritable(path: path, reason: "it has no name") }
        self.path = path
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        let isSite = names?.contains("archive.json") ?? true
        let isStarted = names?.contains(Self.workFolder) ?? true
        guard isNew || names?.contains("archive.json") == true, isSite || isStarted || names == []
        else { throw .notASite(path: path) }
        for name in [Self.workFolder, "\(Self.workFolder)/scratch"] {
            let place = "\(path)/\(name)"
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == nil else {
                throw .unwritable(path: place, reason: "it is a link")
            }
        }
        try ScratchFolder.createFolder("\(path)/\(Self.workFolder)")
        lock = try SiteLock(path: "\(path)/\(Self.workFolder)/lock", site: path)
        scratch = try ScratchFolder(path: "\(path)/\(Self.workFolder)/scratch")
    }

    /// Returns the path of a file on disk.
    func place(of name: String) -> String {
        "\(path)/\(name)"
    }

    func exists(_ name: String) -> Bool {
        access(place(of: name), F_OK) == 0
    }

    /// Returns the number of bytes of a file; `nil` if there is none.
    func size(of name: String) -> Int? {
        var status = stat()
        return stat(place(of: name), &status) == 0 ? Int(status.st_size) : nil
    }

    /// Returns the bytes of a file; `nil` if there is none.
    func bytes(of name: String) throws(SiteError) -> [UInt8]? {
        guard let file = try InputFile(path: place(of: name)) else { return nil }
        var bytes: [UInt8] = []
        while case let next = try file.next(1 << 16), !next.isEmpty { bytes += next }
        return bytes
    }

    /// Returns whether bytes occur in a file.
    func contains(_ mark: [UInt8], in name: String) throws(SiteError) -> Bool {
        guard let file = try InputFile(path: place(of: name)) else { return false }
        var rest: [UInt8] = []
        while case let next = try file.next(1 << 16), !next.isEmpty {
            rest += next
            if rest.firstRange(of: mark) != nil { return true }
            rest.removeFirst(max(0, rest.count - mark.count + 1))
        }
        return false
    }

    /// Writes a file, if it has other bytes; returns whether it had.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws(SiteError) -> Bool {
        try OutputFile.put(bytes, at: place(of: name)) { scratch.newFile() }
    }

    /// Finishes a temporary file and moves it to its place; one that is in memory as a part of some work.
    func move(
        _ file: OutputFile,
        to name: String,
        in work: BackgroundWork
    ) throws(SiteError) {
        guard let bytes = file.unwritten else {
            try file.flush()
            return try move(file.path, to: name)
        }
        let (path, place) = (file.path, place(of: name))
        try work.add { () throws(SiteError) in
            try OutputFile.replace(place, with: bytes) { path }
        }
    }

    /// Moves a finished temporary file to its place.
    func move(_ file: String, to name: String) throws(SiteError) {
        try OutputFile.move(file, to: place(of: name))
    }

    /// Removes a file, and the folders that are empty then.
    func remove(_ name: String) {
        guard unlink(place(of: name)) == 0 else {
            if errno != ENOENT, errno != ENOTDIR {
                failure.note(.unwritable(path: place(of: name), reason: OutputFile.reason))
            }
            return
        }
        var folder = name[...]
        while let end = folder.lastIndex(of: "/") {
            folder = folder[..<end]
            guard rmdir(place(of: String(folder))) == 0 else { return }
        }
    }

    /// Returns the names in a folder, sorted; none if there is no such folder, or if it cannot be read.
    func names(in folder: String) -> [String] {
        if let names = try? FileManager.default.contentsOfDirectory(atPath: place(of: folder)) {
            return names.sorted()
        }
        if exists(folder) { failure.note(.unreadable(path: place(of: folder))) }
        return []
    }

    /// Throws if a folder could not be listed or a file not be removed since the last call.
    ///
    /// Nothing may be removed on the strength of a list before that.
    func check() throws(SiteError) {
        if let error = failure.take() { throw error }
    }
}

/// The first failure of calls that go on after it.
private final class FirstFailure: @unchecked Sendable {
    // The lock guards `error`.
    private let lock = NSLock()
    private var error: SiteError?

    func note(_ error: SiteError) {
        lock.withLock { self.error = self.error ?? error }
    }

    func take() -> SiteError? {
        lock.withLock {
            defer { error = nil }
            return error
        }
    }
}

/// A lock on a file, which ends with the program.
private final class SiteLock: Sendable {
    private let descriptor: Int32

    init(path: String, site: String) throws(SiteError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(path: path, reason: OutputFile.reason)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK { throw .busy(path: site) }
            throw .unwritable(path: path, reason: OutputFile.reason)
        }
    }

    deinit {
        close(descriptor)
    }
}
