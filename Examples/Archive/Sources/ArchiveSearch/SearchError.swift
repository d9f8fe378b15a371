/// The reason why an index cannot be written.
public enum SearchError: Error, Sendable, Hashable {
    /// A file or folder that cannot be read.
    case unreadable(path: String)
    /// A file or folder that cannot be written or removed.
    case unwritable(path: String)
    /// A file for which there is no memory to compress it.
    case incompressible(path: String)
    /// A document that is added after the end.
    case finished(id: String)
}

extension SearchError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        switch self {
        case .unreadable(let path):
            "'\(path)' cannot be read.\nTo fix, check that it is there and may be read."
        case .unwritable(let path):
            "'\(path)' cannot be written.\nTo fix, check that its folder may be written and the disk has room."
        case .incompressible(let path):
            "'\(path)' cannot be compressed.\nTo fix, free some memory and build again."
        case .finished(let id):
            "'\(id)' was added to a finished index.\nTo fix, create another SearchIndexWriter."
        }
    }
}
