import Foundation

/// Writes text files whole: a reader of a path sees the file before or the file after, never a part.
enum PageFile {
    /// Writes a file, or replaces it; throws for folders and whatever else is no file.
    static func write(
        to path: String,
        _ write: (DescriptorSink) throws(OutputError) -> Void
    ) throws(PageError) {
        var details = stat()
        let exists = stat(path, &details) == 0
        if exists {
            switch details.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw .isFolder(path)
            default: throw .isNoFile(path)
            }
        }
        // A link stays one, and what it points at is replaced.
        let target = exists ? resolved(path) : path
        let draft = "\(target).\(getpid()).draft"
        do throws(OutputError) {
            try writeNew(draft, mode: exists ? details.st_mode & 0o777 : nil, write)
            guard rename(draft, target) == 0 else { throw OutputError.failed(errno) }
        } catch {
            unlink(draft)
            throw .failed(path, error)
        }
    }

    /// Makes a folder with those it is in, unless it is there.
    static func makeFolder(_ path: String) throws(PageError) {
        var details = stat()
        if stat(path, &details) == 0 {
            guard details.st_mode & S_IFMT == S_IFDIR else { throw .isNoFolder(path) }
            return
        }
        if let around = path.folder { try makeFolder(around) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw .failed(path, .failed(errno))
        }
    }

    private static func writeNew(
        _ path: String,
        mode: mode_t?,
        _ write: (DescriptorSink) throws(OutputError) -> Void
    ) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw .failed(errno) }
        defer { close(descriptor) }
        if let mode { fchmod(descriptor, mode) }
        let sink = DescriptorSink(descriptor)
        try write(sink)
        try sink.flush()
    }

    /// Returns the path of the folder that a file lies in, or is to, with a slash at its end.
    static func folder(of path: String) -> String {
        let target = resolved(path)
        return target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    }

    private static func resolved(_ path: String) -> String {
        guard let target = realpath(path, nil) else { return path }
        defer { free(target) }
        return String(cString: target)
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
