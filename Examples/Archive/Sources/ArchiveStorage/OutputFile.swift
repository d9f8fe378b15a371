import Foundation

/// A file that is written from its beginning to its end, in blocks.
package final class OutputFile {
    package let path: String

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    private static let blockSize = 1 << 16

    /// Creates a file, or opens one to append to it.
    package init(path: String, appends: Bool = false) throws(SiteError) {
        self.path = path
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
        descriptor = open(path, flags, 0o644)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: Self.reason) }
        buffer.reserveCapacity(Self.blockSize)
    }

    deinit {
        close(descriptor)
    }

    package func write(_ bytes: some Collection<UInt8>) throws(SiteError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Passes on what was written.
    package func flush() throws(SiteError) {
        var start = 0
        while start < buffer.count {
            let count = buffer.withUnsafeBytes { bytes in
                Foundation.write(
                    descriptor,
                    bytes.baseAddress?.advanced(by: start),
                    bytes.count - start
                )
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritable(path: path, reason: Self.reason) }
            start += count
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// The reason of the last failed call.
    package static var reason: String {
        String(cString: strerror(errno))
    }
}
