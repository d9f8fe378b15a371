import Foundation

/// A folder of temporary files.
package final class ScratchFolder: @unchecked Sendable {
    private let path: String
    // The lock guards `count`; all else is constant.
    private let lock = NSLock()
    private var count = 0

    /// Creates an empty folder; what was in it is removed.
    package init(path: String) throws(SiteError) {
        self.path = path
        try? FileManager.default.removeItem(atPath: path)
        try Self.createFolder(path)
    }

    /// Returns the path of a file that does not exist.
    package func newFile() -> String {
        lock.withLock {
            count += 1
            return "\(path)/\(count)"
        }
    }

    /// Removes a file that is not needed.
    package func discard(_ file: String) {
        unlink(file)
    }

    package func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Creates a folder and those around it.
    package static func createFolder(_ path: String) throws(SiteError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(path: path, reason: "no folder can be made there")
        }
    }
}
