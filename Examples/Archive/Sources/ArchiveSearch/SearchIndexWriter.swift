public import ArchiveStorage

/// A writer of the index of a site's messages.
///
/// Documents are added in any order and sorted on disk, so that memory does not grow with their number. The same documents
/// give the same files, of which only those that differ are written.
public final class SearchIndexWriter {
    private let folder: String
    private let scratch: ScratchFolder
    private let sorter: RecordSorter
    private var counted = SearchSummary()
    private var isFinished = false

    /// Creates a writer for the folder `search` beside the page of the search, with a folder for temporary files.
    ///
    /// Throws if the folder for temporary files cannot be written.
    public init(folder: String, scratch: String) throws(SiteError) {
        self.folder = folder
        self.scratch = try ScratchFolder(path: "\(scratch)/archive-search")
        sorter = RecordSorter(in: self.scratch)
    }

    /// Adds a document; long names and texts are cut, and counted.
    public func add(_ document: SearchDocument) throws(SiteError) {
        guard !isFinished else { throw .unwritable(path: folder, reason: "it is finished") }
        guard document.fits else { return counted.leftOut += 1 }
        counted.documents += 1
        counted.textBytes += document.text.utf8.count
        if document.text.utf8.count > SearchLimits.textBytes { counted.cutTexts += 1 }
        try sorter.add(key: DocumentRecord.bytes(of: document.cut))
    }

    /// Writes the index, removes the files of an earlier one, and returns the counts.
    ///
    /// Throws if a file cannot be written; then build again before the folder is used.
    public func finish() throws(SiteError) -> SearchSummary {
        guard !isFinished else { return counted }
        isFinished = true
        defer { scratch.remove() }
        IndexState.removeAll(from: folder)
        var pass = try IndexPass(
            count: counted.documents,
            keeping: IndexState(size: SearchLimits.segmentDocuments),
            folder: ShardFolder(path: folder),
            scratch: scratch
        )
        let records = try sorter.sorted()
        while let record = try records.next() {
            try pass.add(record.key)
        }
        counted = try pass.finish(counted)
        return counted
    }
}
