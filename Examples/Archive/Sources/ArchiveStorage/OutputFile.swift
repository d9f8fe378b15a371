import Foundation

/// A file that is written from its beginning to its end, in blocks.
///
/// It is made when its first block is written.
package final class OutputFile {
    package let path: String

    private var descriptor: Int32 = -1
    private let appends: Bool
    private var buffer: [UInt8] = []

    private static let blockSize = 1 << 16

    /// Creates a file, or opens one to append to it.
    package init(path: String, appends: Bool = false) {
        self.path = path
        self.appends = appends
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// All that was written, if none of it is in the file yet; `nil` if there is a file.
    package var unwritten: [UInt8]? { descriptor < 0 ? buffer : nil }

    package func write(_ bytes: some Collection<UInt8>) throws(SiteError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Passes on what was written.
    package func flush() throws(SiteError) {
        if descriptor < 0 {
            let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
            descriptor = open(path, flags, 0o644)
            guard descriptor >= 0 else { throw .unwritable(path: path, reason: Self.reason) }
        }
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

    /// Writes a whole file elsewhere and moves it to its place, unless it has these bytes; returns whether it had not.
    package static func put(
        _ bytes: [UInt8],
        at place: String,
        by draft: () -> String
    ) throws(SiteError) -> Bool {
        var isSame = false
        if let known = try InputFile(path: place) {
            let (start, rest) = (try known.next(bytes.count), try known.next(1))
            isSame = start == bytes && rest.isEmpty
        }
        guard !isSame else { return false }
        try replace(place, with: bytes, by: draft)
        return true
    }

    /// Writes a whole file elsewhere and moves it to its place.
    package static func replace(
        _ place: String,
        with bytes: [UInt8],
        by draft: () -> String
    ) throws(SiteError) {
        let file = OutputFile(path: draft())
        file.buffer = bytes
        try file.flush()
        try move(file.path, to: place)
    }

    /// Moves a finished file to its place, in a folder that may not exist yet.
    package static func move(_ file: String, to place: String) throws(SiteError) {
        if rename(file, place) == 0 { return }
        if errno == ENOENT, let end = place.lastIndex(of: "/") {
            try ScratchFolder.createFolder(String(place[..<end]))
            if rename(file, place) == 0 { return }
        }
        throw .unwritable(path: place, reason: reason)
    }

    /// The reason of the last failed call.
    package static var reason: String {
        String(cString: strerror(errno))
    }
}
