import Foundation

/// A folder of temporary files.
final class ScratchFolder: @unchecked Sendable {
    private let path: String
    // The lock guards `count`; all else is constant.
    private let lock = NSLock()
    private var count = 0

    /// Creates an empty folder; what was in it is removed.
    init(path: String) throws(SiteError) {
        self.path = path
        try? FileManager.default.removeItem(atPath: path)
        try SiteFolder.createFolder(path)
    }

    /// Returns the path of a file that does not exist.
    func newFile() -> String {
        lock.withLock {
            count += 1
            return "\(path)/\(count)"
        }
    }

    /// Removes a file that is not needed.
    func discard(_ file: String) {
        unlink(file)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
