import Foundation

/// A file, folder or device on disk; two are equal if they are the same item, whatever their paths.
package struct DiskItem: Hashable, Sendable {
    /// The kind.
    package enum Kind: Sendable {
        case file
        case folder
        case link
        /// A device, a pipe, or another item whose bytes may not end.
        case other
    }

    /// The kind.
    package let kind: Kind

    /// The permissions, as for `chmod`.
    package let permissions: UInt32

    private let device: UInt64
    private let number: UInt64

    /// Creates the item at a path, by default following links; `nil` if there is none.
    package init?(path: String, followsLinks: Bool = true) {
        guard !path.utf8.contains(0) else { return nil }
        guard let details = SystemCall.details(of: path, followingLinks: followsLinks) else {
            return nil
        }
        self.init(details)
    }

    private init(_ details: stat) {
        kind =
            switch details.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        permissions = UInt32(details.st_mode & 0o777)
        device = UInt64(truncatingIfNeeded: details.st_dev)
        number = UInt64(truncatingIfNeeded: details.st_ino)
    }

    /// Returns the path of a file or a folder without links; `nil` if it does not exist.
    package static func realPath(of path: String) -> String? {
        SystemCall.resolved(path)
    }

    /// Returns the names in a folder; `nil` if it cannot be read.
    package static func entries(of path: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: path)
    }

    /// Returns a file's bytes, or the first of them; throws for a file of more bytes than a limit, and for other items.
    package static func bytes(
        of path: String,
        upTo limit: Int = sizeLimit,
        first length: Int = .max
    ) throws(DiskFault) -> [UInt8] {
        // Opening some devices has effects, and opening a pipe waits.
        guard DiskItem(path: path)?.kind == .file else { throw .unreadable }
        let descriptor = SystemCall.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable }
        defer { close(descriptor) }
        guard let details = SystemCall.details(of: descriptor), DiskItem(details).kind == .file
        else { throw .unreadable }
        guard Int(details.st_size) <= limit else { throw .tooLarge(limit: limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(length, Int(details.st_size)))
        var piece = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < length {
            let count = SystemCall.read(descriptor, into: &piece)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable }
            guard count > 0 else { break }
            guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
            bytes.append(contentsOf: piece[..<min(count, length - bytes.count)])
        }
        return bytes
    }

    /// The maximum number of bytes of a file: 1 GB.
    package static let sizeLimit = 1_000_000_000
}

/// The reason for which a file's bytes are not returned.
package enum DiskFault: Error {
    /// It does not exist, is no file, or may not be read.
    case unreadable
    /// It has more bytes than the limit.
    case tooLarge(limit: Int)
}
