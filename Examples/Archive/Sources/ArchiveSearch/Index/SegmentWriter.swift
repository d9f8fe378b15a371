import ArchiveStorage

/// A writer of the terms and postings of a segment.
///
/// Documents are counted from the newest on: 0 is the newest of the segment. A number in a list is what lies between it
/// and the one before.
struct SegmentWriter {
    private(set) var segment: Segment
    private(set) var terms = 0
    private(set) var postings = 0
    private(set) var dictionaryBytes = 0
    private(set) var postingBytes = 0

    private let folder: ShardFolder
    private var page: [UInt8] = []
    private var last: [UInt8] = []
    private var block: [UInt8] = []

    init(_ segment: Segment, folder: ShardFolder) {
        self.segment = segment
        self.folder = folder
    }

    /// Adds a term, which is above those before, with its documents, counted from the oldest of the segment.
    mutating func add(_ term: [UInt8], documents: [Int]) throws(SiteError) {
        terms += 1
        postings += documents.count
        let newest = segment.documents.count - 1
        let ages = documents.reversed().map { newest - $0 }
        var gaps: [UInt8] = []
        var next = 0
        for age in ages {
            gaps.append(number: age - next)
            next = age + 1
        }
        let isInline = ages.count <= SearchLimits.inlinePostings
        let list = isInline ? gaps : try place(ages, bytes: gaps.count)
        try beginEntry(of: term, bytes: list.count)
        page.append(number: ages.count)
        page += list
    }

    /// Writes what is left.
    mutating func finish() throws(SiteError) {
        try endPage()
        try endBlock()
    }

    private mutating func beginEntry(of term: [UInt8], bytes: Int) throws(SiteError) {
        if !page.isEmpty, page.count + term.count + bytes > SearchLimits.dictionaryBytes {
            try endPage()
        }
        if page.isEmpty {
            let shared = zip(term, last).prefix { $0 == $1 }.count
            segment.separators.append(Array(term.prefix(shared + 1)))
            last = []
        }
        page.append(text: term, after: last)
        last = term
    }

    /// Places a long list in blocks, and returns the first block, the offset in it, and the pieces of the list: their
    /// length, and their first and last document.
    private mutating func place(_ ages: [Int], bytes: Int) throws(SiteError) -> [UInt8] {
        if block.count + bytes > SearchLimits.blockBytes { try endBlock() }
        var list: [UInt8] = []
        list.append(number: segment.blocks)
        list.append(number: block.count)
        var next = 0
        var start = 0
        while start < ages.count {
            var end = start + 1
            while end < ages.count, block.count < SearchLimits.blockBytes {
                block.append(number: ages[end] - ages[end - 1] - 1)
                end += 1
            }
            list.append(number: end - start)
            list.append(number: ages[start] - next)
            list.append(number: ages[end - 1] - ages[start])
            next = ages[end - 1] + 1
            start = end
            if start < ages.count { try endBlock() }
        }
        return list
    }

    private mutating func endPage() throws(SiteError) {
        guard !page.isEmpty else { return }
        let number = segment.separators.count - 1
        let name = ShardFolder.name("\(segment.level)/terms", number)
        dictionaryBytes += try folder.write(name, page)
        page = []
    }

    private mutating func endBlock() throws(SiteError) {
        guard !block.isEmpty else { return }
        let name = ShardFolder.name("\(segment.level)/postings", segment.blocks)
        postingBytes += try folder.write(name, block)
        segment.blocks += 1
        block = []
    }
}
