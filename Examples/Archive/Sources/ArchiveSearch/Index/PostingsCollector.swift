import ArchiveStorage

/// A collector of the terms of a segment's documents, which writes sorted batches to disk.
final class PostingsCollector {
    private static let pairLimit = 1 << 19
    private static let termBytesLimit = 8 << 20
    private static let termOverhead = 100

    private let sorter: RecordSorter
    private var numbers: [[UInt8]: Int] = [:]
    private var terms: [[UInt8]] = []
    private var termBytes = 0
    private var pairs: [UInt64] = []
    private var batches: UInt32 = 0

    init(scratch: ScratchFolder) {
        sorter = RecordSorter(in: scratch)
    }

    /// Whether the next document should come after `flush`.
    var isFull: Bool { pairs.count >= Self.pairLimit || termBytes >= Self.termBytesLimit }

    /// Adds a term of a document, which comes after the documents before.
    func add(_ term: [UInt8], document: Int) {
        let number: Int
        if let known = numbers[term] {
            number = known
        } else {
            number = terms.count
            numbers[term] = number
            terms.append(term)
            termBytes += term.count + Self.termOverhead
        }
        pairs.append(UInt64(number) << 32 | UInt64(document))
    }

    /// Writes a record for each term: the term, a zero byte, the batch and the documents.
    func flush() throws(SiteError) {
        let order = terms.indices.sorted { terms[$0].precedes(terms[$1]) }
        var ranks = [UInt64](repeating: 0, count: order.count)
        for (rank, number) in order.enumerated() { ranks[number] = UInt64(rank) }
        for index in pairs.indices {
            pairs[index] = ranks[Int(pairs[index] >> 32)] << 32 | pairs[index] & 0xFFFF_FFFF
        }
        pairs.sort()
        var index = 0
        for (rank, number) in order.enumerated() {
            var record = terms[number] + [0] + batches.bigEndianBytes
            var next = 0
            while index < pairs.count, pairs[index] >> 32 == UInt64(rank) {
                let document = Int(pairs[index] & 0xFFFF_FFFF)
                index += 1
                guard document >= next else { continue }
                record.append(number: document - next)
                next = document + 1
            }
            try sorter.add(key: record)
        }
        batches += 1
        (numbers, terms, termBytes) = ([:], [], 0)
        pairs.removeAll(keepingCapacity: true)
    }

    /// Calls a closure with each term in order and its documents, oldest first, and forgets them.
    func drain(_ body: ([UInt8], [Int]) throws(SiteError) -> Void) throws(SiteError) {
        try flush()
        var term: [UInt8] = []
        var documents: [Int] = []
        let records = try sorter.sorted()
        while let record = try records.next()?.key {
            let end = record.firstIndex(of: 0) ?? record.count
            if !record[..<end].elementsEqual(term) {
                if !documents.isEmpty { try body(term, documents) }
                term = Array(record[..<end])
                documents = []
            }
            var reader = NumberReader(record, from: end + 5)
            var next = 0
            while !reader.isAtEnd {
                next += reader.number()
                documents.append(next)
                next += 1
            }
        }
        if !documents.isEmpty { try body(term, documents) }
        batches = 0
    }
}
