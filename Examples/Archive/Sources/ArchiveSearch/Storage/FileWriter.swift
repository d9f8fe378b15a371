import Foundation

/// A writer of a file that collects small pieces.
final class FileWriter {
    private let path: String
    private let handle: FileHandle
    private var buffer: [UInt8] = []

    /// Creates the file, or empties it.
    init(path: String) throws(SearchError) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .unwritable(path: path) }
        self.path = path
        self.handle = handle
    }

    func write(_ bytes: some Collection<UInt8>) throws(SearchError) {
        buffer += bytes
        if buffer.count >= 1 << 16 { try flush() }
    }

    func close() throws(SearchError) {
        try flush()
        do {
            try handle.close()
        } catch {
            throw .unwritable(path: path)
        }
    }

    private func flush() throws(SearchError) {
        do {
            try handle.write(contentsOf: buffer)
        } catch {
            throw .unwritable(path: path)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
