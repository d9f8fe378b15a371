import Foundation

/// A file that is read from its beginning to its end, in blocks.
package final class InputFile {
    package let path: String

    private let descriptor: Int32
    private var buffer: [UInt8]
    private var start = 0
    private var end = 0

    /// Opens a file; `nil` if there is none.
    package init?(path: String) throws(SiteError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        buffer = []
        if descriptor < 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(path: path)
        }
        buffer = [UInt8](repeating: 0, count: 1 << 14)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns the next line without its end; `nil` at the end of the file.
    package func nextLine() throws(SiteError) -> [UInt8]? {
        var searched = 0
        while true {
            if let line = takeLine(after: searched) { return line }
            searched = end - start
            guard try fill() else {
                guard end > start else { return nil }
                defer { start = end }
                return Array(buffer[start..<end])
            }
        }
    }

    /// Returns the next bytes of a number; fewer at the end of the file.
    package func next(_ count: Int) throws(SiteError) -> [UInt8] {
        while end - start < count, try fill() {}
        let stop = min(end, start + count)
        defer { start = stop }
        return Array(buffer[start..<stop])
    }

    private func takeLine(after searched: Int) -> [UInt8]? {
        let from = start + searched
        let length = buffer.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress, end > from,
                let found = memchr(base + from, 0x0A, end - from)
            else { return nil }
            return UnsafeRawPointer(found) - base - start
        }
        guard let length else { return nil }
        defer { start += length + 1 }
        return Array(buffer[start..<(start + length)])
    }

    /// Reads one more block; returns whether there was one.
    private func fill() throws(SiteError) -> Bool {
        if start > 0 {
            buffer.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                memmove(base, base + start, end - start)
            }
            end -= start
            start = 0
        }
        if end == buffer.count {
            buffer.append(contentsOf: repeatElement(0, count: buffer.count))
        }
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                read(descriptor, bytes.baseAddress?.advanced(by: end), bytes.count - end)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path) }
            end += count
            return count > 0
        }
    }
}
