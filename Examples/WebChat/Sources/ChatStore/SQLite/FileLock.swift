import Foundation

/// A lock between processes and within one, which ends with the process at the latest.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of a file, which is created if needed; `nil` if another has it.
    init?(path: String) throws(StoreError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .failed(reason: "the lock file cannot be opened, error \(errno)")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }
}
