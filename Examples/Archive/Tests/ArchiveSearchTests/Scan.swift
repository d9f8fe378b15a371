@testable import ArchiveSearch

/// A plain scan over all documents.
struct Scan {
    struct Row {
        let terms: Set<[UInt8]>
        let units: [SearchUnit]
        let day: Int
    }

    private(set) var rows: [Row] = []

    /// Creates a scan of documents in the order of an index.
    init(_ documents: [SearchDocument]) {
        var splitter = SearchTerms()
        for document in documents {
            var terms: Set<[UInt8]> = []
            splitter.forEach(of: document) { terms.insert($0) }
            let units = splitter.units(of: document.text)
            rows.append(Row(terms: terms, units: units, day: document.day))
        }
    }

    /// Returns the numbers of the documents that a query finds, newest first.
    func find(_ query: SearchQuery) -> [Int] {
        rows.indices.reversed().filter { index in
            let row = rows[index]
            return (query.from..<query.to).contains(row.day)
                && query.terms.allSatisfy(row.terms.contains)
                && query.phrases.allSatisfy { row.units.contain($0) }
        }
    }
}
