import Foundation
import GRDB
import Synchronization

/// A chat in an SQLite file, which one process uses at a time.
///
/// A command is answered after its transaction is on the disk: the log is synchronized at each
/// commit (`synchronous = FULL`), so neither the end of the process nor of the power loses what was
/// answered. The commands that arrive while one runs share its transaction, for 2 ms at most. Read
/// marks are written every two seconds, and at the end.
///
/// A file next to the database, with the suffix `.lock`, refuses a second store on it.
public final class SQLiteChatStore: ChatStore {
    let pool: DatabasePool
    let hasher = PasswordHasher()
    let passwordCost: PasswordCost
    let commands: CommandQueue
    let marks = ReadMarkBuffer()

    /// The lock, until the store is closed.
    private let lock: Mutex<FileLock?>

    /// The time between the first new read mark and the writing of all.
    static let markDelay = Duration.seconds(2)

    /// The kilobytes of pages that the writer keeps in memory, for the indexes of large rooms.
    private static let writerCache = 32_768

    /// The pages of the log, 4 kB each, after which they are copied into the database.
    private static let pagesOfLog = 8_192

    /// Opens a database, or creates it.
    ///
    /// The folder must exist. Throws ``StoreError/noSuchFolder(path:)``,
    /// ``StoreError/notAStore(path:)``, ``StoreError/newerStore(path:)``,
    /// ``StoreError/inUse(path:)`` or ``StoreError/failed(reason:)``.
    public init(path: String, passwordCost: PasswordCost = .standard) throws(StoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .noSuchFolder(path: path) }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        {
            throw .notAStore(path: path)
        }
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let lock = try FileLock(path: file + ".lock") else { throw .inUse(path: path) }
        do {
            try SQLiteChatStore.check(path: path)
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            pool = try DatabasePool(path: path, configuration: configuration)
            try SQLiteChatStore.setUp(pool, path: path)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw .notAStore(path: path)
        } catch {
            throw StoreError(error)
        }
        self.lock = Mutex(lock)
        self.passwordCost = passwordCost
        commands = CommandQueue(pool: pool)
    }

    /// Writes the read marks and the log into the file, and closes it; further calls throw ``StoreError/closed``.
    public func close() async throws(StoreError) {
        try await writeMarks()
        let taken = lock.withLock { lock in
            defer { lock = nil }
            return lock
        }
        guard let taken else { throw .closed }
        defer { withExtendedLifetime(taken) {} }
        do {
            try closePool()
        } catch {
            throw StoreError(error)
        }
    }

    /// Copies the log into the database, after all readings and writings.
    private func closePool() throws {
        try pool.barrierWriteWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try pool.close()
    }

    /// Creates a file, or throws if it has tables of another program, before it is changed.
    private static func check(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            // Only its owner reads the keys of passwords; SQLite gives its other files the same mode.
            let isCreated = FileManager.default.createFile(
                atPath: path,
                contents: nil,
                attributes: [.posixPermissions: 0o600]
            )
            guard isCreated else { throw StoreError.failed(reason: "the file cannot be created") }
            return
        }
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let isOurs = try queue.read { database in
            let application = try Int32.fetchOne(database, sql: "PRAGMA application_id")
            let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master")
            return application == Schema.application || tables == 0
        }
        try queue.close()
        guard isOurs else { throw StoreError.notAStore(path: path) }
    }

    private static func setUp(_ pool: DatabasePool, path: String) throws {
        let migrator = Schema.migrator()
        guard try !pool.read({ try migrator.hasBeenSuperseded($0) }) else {
            throw StoreError.newerStore(path: path)
        }
        try migrator.migrate(pool)
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            try database.execute(sql: "PRAGMA cache_size = -\(writerCache)")
            try database.execute(sql: "PRAGMA wal_autocheckpoint = \(pagesOfLog)")
        }
    }
}

extension SQLiteChatStore {
    /// Runs a reading, which is not cancelled.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try checkOpen()
        let result: Result<Value, StoreError> = await withCheckedContinuation { waiting in
            pool.asyncRead { database in
                let result = Result { try body(database.get()) }
                waiting.resume(returning: result.mapError { StoreError($0) })
            }
        }
        return try result.get()
    }

    /// Runs a writing in a transaction of its own, which is not cancelled.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try checkOpen()
        let result: Result<Value, StoreError> = await withCheckedContinuation { waiting in
            pool.asyncWrite(body) { _, result in
                waiting.resume(returning: result.mapError { StoreError($0) })
            }
        }
        return try result.get()
    }

    /// Throws if the store is closed.
    func checkOpen() throws(StoreError) {
        guard lock.withLock({ $0 != nil }) else { throw .closed }
    }
}
