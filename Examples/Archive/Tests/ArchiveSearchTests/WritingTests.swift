import ArchiveStorage
import Components
import Foundation
import Testing

@testable import ArchiveSearch

@Suite struct WritingTests {
    @Test func orderOfDocumentsDoesNotChangeFiles() throws {
        let (first, second) = (try IndexFolder(), try IndexFolder())
        var samples = Samples(.mixed, seed: 1)
        let documents = samples.documents(1_500)

        try first.write(documents)
        try second.write(documents.reversed())

        #expect(try first.files() == second.files())
    }

    @Test func spilledRunsDoNotChangeTheOrder() throws {
        let folder = try IndexFolder()
        let sorter = try RecordSorter(in: ScratchFolder(path: "\(folder.path)/runs"), memory: 500)
        var random = SeededRandom(state: 1)
        let records = (0..<2_000).map { _ in
            (0..<Int.random(in: 0...20, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
        }

        for record in records { try sorter.add(key: record) }
        var sorted: [[UInt8]] = []
        let reader = try sorter.sorted()
        while let record = try reader.next() { sorted.append(record.key) }

        #expect(sorted == records.sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test func sameDocumentsWriteNothing() throws {
        let folder = try IndexFolder()
        var samples = Samples(.english, seed: 2)
        let documents = samples.documents(500)
        let first = try folder.write(documents)

        let second = try folder.write(documents)

        #expect(first.filesWritten == first.files)
        #expect(second.filesWritten == 0)
        #expect(second.files == first.files)
    }

    @Test func oneMoreDayWritesFewBytes() throws {
        let folder = try IndexFolder()
        var samples = Samples(.english, seed: 3, words: 1_000)
        let documents = samples.documents(5_000, days: 100)
        let lastDay = documents.map(\.day).max()
        try folder.write(documents.filter { $0.day != lastDay })
        let files = try folder.files()

        let summary = try folder.write(documents)

        let all = try folder.files()
        let bytes = all.values.reduce(0) { $0 + $1.count }
        #expect(files != all)
        #expect(summary.bytesWritten * 8 < bytes, "\(summary.bytesWritten) of \(bytes)")
        let scratch = try IndexFolder()
        try scratch.write(documents)
        #expect(try scratch.files() == all)
    }

    @Test func filesOfAnEarlierIndexAreRemoved() throws {
        let (folder, other) = (try IndexFolder(), try IndexFolder())
        var samples = Samples(.english, seed: 4)
        try folder.write(samples.documents(5_000))
        let documents = samples.documents(10)

        let summary = try folder.write(documents)
        try other.write(documents)

        #expect(summary.filesRemoved > 0)
        #expect(try folder.files() == other.files())
    }

    @Test func folderHasAtMost256Files() {
        let names = stride(from: 0, to: 70_000, by: 1).map { ShardFolder.name("snippets", $0) }

        let folders = Dictionary(grouping: names) {
            $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)
        }
        #expect(folders.values.allSatisfy { $0.count <= 256 })
        #expect(Set(names).count == names.count)
    }

    @Test func filesAreSmall() throws {
        let folder = try IndexFolder()
        var samples = Samples(.mixed, seed: 6)
        try folder.write(samples.documents(3_000))

        for (name, file) in try folder.files() {
            #expect(file.count <= (name.hasPrefix("snippets") ? 16_600 : 32_768), "\(name)")
        }
    }

    @Test func longTextIsCutAndCounted() throws {
        let folder = try IndexFolder()
        let text = "first " + String(repeating: "é ", count: 500_000) + "last"

        let summary = try folder.write([document("1", text: text)])

        #expect(summary.cutTexts == 1)
        #expect(summary.textBytes == text.utf8.count)
        let reader = try SearchReader(folder: folder.search)
        #expect(try reader.find(SearchQuery("first")).documents == [0])
        #expect(try reader.find(SearchQuery("last")).documents == [])
    }

    @Test func longAddressIsLeftOutAndCounted() throws {
        let folder = try IndexFolder()
        var long = document("1", text: "word")
        long.address = String(repeating: "x", count: 3_000)

        let summary = try folder.write([long])

        #expect(summary.leftOut == 1)
        #expect(summary.documents == 0)
        #expect(try SearchReader(folder: folder.search).find(SearchQuery("word")).documents == [])
    }

    @Test func snippetsAreThoseOfTheDocuments() throws {
        let folder = try IndexFolder()
        var samples = Samples(.mixed, seed: 7)
        let documents = samples.documents(400)
        try folder.write(documents)
        let reader = try SearchReader(folder: folder.search)

        for (number, document) in documents.inOrder.enumerated() {
            let snippet = try reader.snippet(number)
            #expect(snippet.address == document.address)
            #expect(snippet.text == document.text)
            #expect(snippet.author == document.authorName)
            #expect(snippet.channel == document.channelName)
            #expect(snippet.second == document.shownSecond)
        }
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func extremeTimesAreFound(_ time: Int64) throws {
        let folder = try IndexFolder()
        var extreme = document("1", text: "word")
        extreme.time = Timestamp(microseconds: time)
        try folder.write([extreme])

        let found = try SearchReader(folder: folder.search).find(SearchQuery("word"))

        #expect(found.documents == [0])
    }

    @Test func blockedFolderIsAnErrorWithItsPath() throws {
        let folder = try IndexFolder()
        try Data().write(to: URL(fileURLWithPath: folder.search))

        #expect(throws: SiteError.self) { try folder.write([document("1", text: "word")]) }
    }

    private func document(_ id: String, text: String) -> SearchDocument {
        SearchDocument(
            id: id,
            time: Timestamp(seconds: 1_600_000_000),
            channelID: "C1",
            channelName: "general",
            authorID: "U1",
            authorName: "Ada",
            text: text,
            address: "c/general/2020/09/13.html#\(id)"
        )
    }
}
