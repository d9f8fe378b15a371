import ArchiveStorage

/// An updater of the index of a site's messages, which reads and writes only what depends on a change.
///
/// It keeps a state beside the index: the beginnings of the segments, and the number, times and digest of each group's
/// documents. The files, those of the state among them, are the same as those of an index written from scratch.
public struct SearchIndexUpdater {
    private let folder: String
    private let scratch: String
    /// The documents of the newest segment.
    private let size: Int

    /// Creates an updater for the folder `search` beside the page of the search, with a folder for temporary files.
    public init(folder: String, scratch: String) {
        self.init(folder: folder, scratch: scratch, size: SearchLimits.segmentDocuments)
    }

    /// Creates an updater whose newest segment has another size.
    init(folder: String, scratch: String, size: Int) {
        self.folder = folder
        self.scratch = scratch
        self.size = size
    }

    /// Whether an earlier update left a state, without which `update(from:)` asks for no changes but reads everything.
    public var hasState: Bool { IndexState.isThere(in: folder) }

    /// Updates the index, and returns the number of all documents, and the other counts of what was read and written.
    ///
    /// Throws if a file cannot be written, or what the source throws; then the next update writes everything.
    public func update(from source: some SearchDocumentSource) throws -> SearchSummary {
        let scratch = try ScratchFolder(path: "\(scratch)/archive-search")
        defer { scratch.remove() }
        IndexState.removeDrafts(in: folder)
        if let state = try IndexState(folder: folder, size: size) {
            let pass = UpdatePass(source, state, folder: folder, scratch: scratch)
            if let summary = try pass.run() { return summary }
        }
        let new = IndexState(size: size)
        let pass = UpdatePass(source, new, isKnown: false, folder: folder, scratch: scratch)
        guard let summary = try pass.run() else {
            throw SiteError.unreadable(path: folder)
        }
        return summary
    }
}
