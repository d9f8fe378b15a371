import Foundation

/// A writer of a file that collects small pieces.
final class FileWriter {
    private let path: String
    private var descriptor: Int32
    private var buffer: [UInt8] = []

    /// Creates the file, or empties it.
    init(path: String) throws(SearchError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw .unwritable(path: path) }
    }

    deinit {
        if descriptor >= 0 { _ = Foundation.close(descriptor) }
    }

    func write(_ bytes: some Collection<UInt8>) throws(SearchError) {
        buffer += bytes
        if buffer.count >= 1 << 16 { try flush() }
    }

    func close() throws(SearchError) {
        try flush()
        let status = Foundation.close(descriptor)
        descriptor = -1
        guard status == 0 else { throw .unwritable(path: path) }
    }

    private func flush() throws(SearchError) {
        var start = 0
        while start < buffer.count {
            let count = buffer[start...].withUnsafeBytes { rest in
                Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            guard count > 0 else { throw .unwritable(path: path) }
            start += count
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
