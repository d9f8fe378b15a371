import DefaultComponents
import Foundation

/// Writes text files whole: a reader of a path sees the file before or the file after, never a part.
enum PageFile {
    /// Writes a file, or replaces it; throws for folders and whatever else is no file.
    static func write(_ bytes: [UInt8], to path: String) throws(PageError) {
        let details = SystemCall.details(of: path)
        if let details {
            switch details.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw .isFolder(path)
            default: throw .isNoFile(path)
            }
        }
        // A link stays one, and what it points at is replaced.
        let target = details == nil ? path : SystemCall.resolved(path) ?? path
        let draft = "\(target).\(getpid()).draft"
        do throws(OutputError) {
            try writeNew(bytes, to: draft, mode: details.map { $0.st_mode & 0o777 })
            guard SystemCall.rename(draft, to: target) else { throw OutputError.failed(errno) }
        } catch {
            SystemCall.unlink(draft)
            throw .failed(path, error)
        }
    }

    /// Makes a folder with those it is in, unless it is there.
    static func makeFolder(_ path: String) throws(PageError) {
        if let details = SystemCall.details(of: path) {
            guard details.st_mode & S_IFMT == S_IFDIR else { throw .isNoFolder(path) }
            return
        }
        if let around = path.folder { try makeFolder(around) }
        guard SystemCall.makeFolder(path) || errno == EEXIST else {
            throw .failed(path, .failed(errno))
        }
    }

    private static func writeNew(
        _ bytes: [UInt8],
        to path: String,
        mode: mode_t?
    ) throws(OutputError) {
        let descriptor = SystemCall.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        guard descriptor >= 0 else { throw .failed(errno) }
        defer { close(descriptor) }
        if let mode { fchmod(descriptor, mode) }
        let sink = DescriptorSink(descriptor)
        try sink.write(bytes)
        try sink.flush()
    }
}

extension String {
    /// The path of the folder that a path is in; none for a bare name.
    fileprivate var folder: String? {
        var path = self[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        return String(path[..<slash])
    }
}
