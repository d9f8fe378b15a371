import ArchiveStorage

/// The pass over documents in order that writes the files of an index: over all, or over those that a state does not keep.
struct IndexPass {
    /// The number of documents that were kept and added.
    private(set) var number: Int

    private let count: Int
    private let size: Int
    private let folder: ShardFolder
    private let collector: PostingsCollector
    private var terms = SearchTerms()
    private var segments: [Segment]
    private var current: Int
    private let firstWithText: Int
    private var checkpoints: [[UInt8]]
    private var snippets: SnippetWriter
    private var days: DayTable
    private var counted = SearchSummary()

    init(
        count: Int,
        keeping kept: IndexState,
        folder: ShardFolder,
        scratch: ScratchFolder
    ) throws(SiteError) {
        self.count = count
        size = kept.size
        self.folder = folder
        number = kept.count
        checkpoints = kept.checkpoints
        collector = PostingsCollector(scratch: scratch)
        current = kept.segments.count
        segments = kept.segments + Segment.all(of: count, size: size).dropFirst(current)
        firstWithText = kept.snippets.reduce(0, +)
        snippets = SnippetWriter(folder: folder, after: kept.snippets)
        days = DayTable(folder: folder)
        for (day, number) in kept.days { try days.add(day: day, count: number) }
        for name in kept.files { folder.keep(name) }
    }

    /// Adds the record of the next document.
    mutating func add(_ record: [UInt8]) throws(SiteError) {
        let document = DocumentRecord.document(of: record)
        if number > 0, number % size == 0 {
            checkpoints.append(DocumentRecord.key(of: record))
        }
        try days.add(day: document.day)
        if number >= firstWithText { try snippets.add(document) }
        if current < segments.count, segments[current].documents.contains(number) {
            let place = number - segments[current].documents.lowerBound
            terms.forEach(of: document) { collector.add($0, document: place) }
            if collector.isFull { try collector.flush() }
            if number + 1 == segments[current].documents.upperBound { try endSegment() }
        }
        number += 1
    }

    /// The state of the index that was written.
    var state: IndexState {
        var state = IndexState(size: size)
        state.count = count
        state.checkpoints = checkpoints
        state.segments = segments
        state.snippets = snippets.counts
        state.days = days.counts
        return state
    }

    /// Writes what is left and the root, removes other files, and returns the counts.
    mutating func finish(_ before: SearchSummary) throws(SiteError) -> SearchSummary {
        try snippets.finish()
        try days.finish()
        let root = try folder.write("root", root())
        try folder.removeOthers()
        var summary = before
        summary.terms = counted.terms
        summary.postings = counted.postings
        summary.dictionaryBytes = counted.dictionaryBytes
        summary.postingBytes = counted.postingBytes
        summary.snippetBytes = snippets.bytes
        summary.rootBytes = root + days.bytes
        summary.files = folder.summary.files
        summary.filesWritten = folder.summary.filesWritten
        summary.bytesWritten = folder.summary.bytesWritten
        summary.filesRemoved = folder.summary.filesRemoved
        return summary
    }

    private mutating func endSegment() throws(SiteError) {
        var writer = SegmentWriter(segments[current], folder: folder)
        try collector.drain { (term, documents) throws(SiteError) in
            try writer.add(term, documents: documents)
        }
        try writer.finish()
        segments[current] = writer.segment
        counted.terms += writer.terms
        counted.postings += writer.postings
        counted.dictionaryBytes += writer.dictionaryBytes
        counted.postingBytes += writer.postingBytes
        current += 1
    }

    /// Returns what the script reads first: the segments, newest first, and how many documents the files of texts and days
    /// have.
    private func root() -> [UInt8] {
        var root: [UInt8] = []
        root.append(number: 1)
        root.append(number: count)
        root.append(number: segments.count)
        for segment in segments.reversed() {
            root.append(number: segment.level)
            root.append(number: segment.documents.count)
            root.append(number: segment.separators.count)
            var previous: [UInt8] = []
            for separator in segment.separators {
                root.append(text: separator, after: previous)
                previous = separator
            }
        }
        root.append(number: snippets.counts.count)
        for documents in snippets.counts { root.append(number: documents) }
        root.append(number: days.starts.count)
        for start in days.starts {
            root.append(signed: start.day)
            root.append(number: start.document)
        }
        return root
    }
}
