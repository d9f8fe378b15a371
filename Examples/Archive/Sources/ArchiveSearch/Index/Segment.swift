/// A run of documents with terms and postings of its own.
///
/// The newest segment is small, and each older one has at most `SearchLimits.segmentGrowth` times as many documents as the
/// next: documents that are added at the end change the small ones, and a query reads few.
struct Segment {
    /// The number of sizes by which it is larger than the newest.
    let level: Int
    /// The numbers of its documents, which are counted from the oldest.
    let documents: Range<Int>
    /// The texts by which its files of terms are found: each is above the last term of the file before.
    var separators: [[UInt8]] = []
    /// The number of its files of postings.
    var blocks = 0

    /// Returns the segments of so many documents, oldest first, with the size of the newest.
    static func all(
        of count: Int,
        size newest: Int = SearchLimits.segmentDocuments
    ) -> [Segment] {
        var segments: [Segment] = []
        var end = count
        var level = 0
        var size = newest
        while end > 0 {
            let start = end / size * size
            if start < end { segments.append(Segment(level: level, documents: start..<end)) }
            (end, level, size) = (start, level + 1, size * SearchLimits.segmentGrowth)
        }
        return segments.reversed()
    }
}
