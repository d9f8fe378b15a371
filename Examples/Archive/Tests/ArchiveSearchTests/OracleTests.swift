import Foundation
import Testing

@testable import ArchiveSearch

/// A plain scan and SQLite's FTS5 find what the index finds.
@Suite struct OracleTests {
    @Test(arguments: Samples.Kind.allCases, [1] as [UInt64])
    func queriesFindWhatAScanFinds(_ kind: Samples.Kind, _ seed: UInt64) throws {
        let folder = try IndexFolder()
        var samples = Samples(kind, seed: seed)
        let documents = samples.documents(600)
        try folder.write(documents)
        let reader = try SearchReader(folder: folder.search)
        let scan = Scan(documents.inOrder)

        for text in samples.queries(30, in: documents) {
            let query = SearchQuery(text)
            let found = try reader.find(query).documents
            #expect(found == scan.find(query), "seed \(seed), query \(text.debugDescription)")
        }
    }

    @Test func longListsAndSegmentsFindWhatAScanFinds() throws {
        let folder = try IndexFolder()
        var samples = Samples(.english, seed: 5)
        let documents = samples.documents(17_000)
        try folder.write(documents)
        let reader = try SearchReader(folder: folder.search)
        let scan = Scan(documents.inOrder)

        for text in samples.queries(15, in: documents) {
            let query = SearchQuery(text)
            let found = try reader.find(query).documents
            #expect(found == scan.find(query), "query \(text.debugDescription)")
        }
        #expect(reader.root.segments.map(\.level) == [0, 2])
    }

    @Test(.enabled(if: SQLite.isThere), arguments: [Samples.Kind.english, .chinese, .mixed])
    func queriesFindWhatSQLiteFinds(_ kind: Samples.Kind) throws {
        let folder = try IndexFolder()
        var samples = Samples(kind, seed: 3)
        let documents = samples.documents(500)
        try folder.write(documents)
        let reader = try SearchReader(folder: folder.search)
        let texts = samples.queries(80, in: documents)

        let expected = try SQLite.find(
            texts.map(SearchQuery.init),
            in: Scan(documents.inOrder),
            file: "\(folder.path)/input.json"
        )

        for (text, expected) in zip(texts, expected) {
            let found = try reader.find(SearchQuery(text)).documents
            #expect(found == expected, "query \(text.debugDescription)")
        }
    }
}
