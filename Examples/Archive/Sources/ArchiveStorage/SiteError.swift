/// An error of a site.
public enum SiteError: Error, Sendable, Hashable {
    /// A file or a folder that cannot be read.
    case unreadable(path: String)
    /// A file or a folder that cannot be written.
    case unwritable(path: String, reason: String)
    /// A folder that has files but is no site.
    case notASite(path: String)
    /// A site of a later version of the program.
    case tooNew(path: String, version: Int)
    /// A site that another program is writing.
    case busy(path: String)
    /// A file of a site that was changed by something else; line 0 stands for one that is not known.
    case damaged(path: String, line: Int)
}

extension SiteError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        "\(summary)\nTo fix, \(remedy)"
    }

    private var summary: String {
        switch self {
        case .unreadable(let path): "'\(path)' cannot be read."
        case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)."
        case .notASite(let path): "'\(path)' is no site, which has a file 'archive.json'."
        case .tooNew(let path, let version): "'\(path)' has version \(version) of sites."
        case .busy(let path): "'\(path)' is being written by another program."
        case .damaged(let path, 0): "'\(path)' is damaged."
        case .damaged(let path, let line): "'\(path)' is damaged in line \(line)."
        }
    }

    private var remedy: String {
        switch self {
        case .unreadable: "check that it is there and may be read."
        case .unwritable: "check the permissions and the free space; the next call goes on."
        case .notASite: "name a site, or an empty folder to build one."
        case .tooNew: "use a later version of the program."
        case .busy: "wait until that ends."
        case .damaged: "remove the file, and build with the export that it came from."
        }
    }
}
