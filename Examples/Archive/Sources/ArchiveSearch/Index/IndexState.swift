import ArchiveStorage

/// The state of an index, from which an update goes on.
struct IndexState {
    /// The documents of the newest segment.
    let size: Int
    /// The number of documents.
    var count = 0
    /// The keys of the documents at the multiples of the size, without that of the first.
    var checkpoints: [[UInt8]] = []
    /// The segments, oldest first.
    var segments: [Segment] = []
    /// The numbers of documents of the files of texts.
    var snippets: [Int] = []
    /// The numbers of documents by day.
    var days: [(day: Int, count: Int)] = []
    /// The key of the document after these, if it was one of them before.
    private(set) var end: [UInt8]?

    init(size: Int) {
        self.size = size
    }

    /// The names of the files with texts, terms and postings.
    var files: [String] {
        var names = snippets.indices.map { ShardFolder.name("snippets", $0) }
        for segment in segments {
            names += segment.separators.indices.map {
                ShardFolder.name("\(segment.level)/terms", $0)
            }
            names += (0..<segment.blocks).map { ShardFolder.name("\(segment.level)/postings", $0) }
        }
        return names
    }

    /// Returns what stays if only documents from a key on change, and there are so many then.
    ///
    /// That is, the segments and the files of texts with none of these documents. The count is that of documents that have
    /// not to be read: files of texts may end later or earlier than the segments.
    func kept(before key: [UInt8], count newCount: Int) -> IndexState {
        let certain = checkpoints.prefix { $0.precedes(key) }.count * size
        var kept = IndexState(size: size)
        kept.segments = zip(segments, Segment.all(of: newCount, size: size)).prefix { old, new in
            old.level == new.level && old.documents == new.documents
                && new.documents.upperBound <= certain
        }.map(\.0)
        var texts = 0
        // The document after a file decides where the file ends.
        for number in snippets {
            guard texts + number < certain else { break }
            kept.snippets.append(number)
            texts += number
        }
        let place = min(kept.segments.last?.documents.upperBound ?? 0, texts) / size
        kept.count = place * size
        kept.checkpoints = Array(checkpoints.prefix(place))
        kept.end = kept.checkpoints.popLast()
        var rest = kept.count
        for (day, number) in days where rest > 0 {
            kept.days.append((day, min(number, rest)))
            rest -= number
        }
        return kept
    }
}
