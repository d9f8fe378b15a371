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

    /// Returns the segments of so many documents, oldest first.
    static func all(of count: Int) -> [Segment] {
        var segments: [Segment] = []
        var end = count
        var level = 0
        var size = SearchLimits.segmentDocuments
        while end > 0 {
            let start = end / size * size
            if start < end { segments.append(Segment(level: level, documents: start..<end)) }
            (end, level, size) = (start, level + 1, size * SearchLimits.segmentGrowth)
        }
        return segments.reversed()
    }
}
