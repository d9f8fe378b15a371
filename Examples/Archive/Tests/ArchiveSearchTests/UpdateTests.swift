import ArchiveStorage
import Components
import Foundation
import Testing

@testable import ArchiveSearch

/// Updates of an index against indexes from scratch.
@Suite struct UpdateTests {
    /// The number of seeds comes from the environment.
    static let seeds = 0..<(Int(ProcessInfo.processInfo.environment["SEARCH_CASES"] ?? "") ?? 5)

    /// After each of some random changes, the files are those of an index from scratch.
    @Test(arguments: seeds)
    func updatedIndexEqualsOneFromScratch(_ seed: Int) throws {
        let folder = try IndexFolder()
        let groups = RandomGroups(seed: UInt64(seed))
        for step in 0..<6 {
            groups.change()
            // Some updates are ended at some place, and change what the next one reads.
            if step % 3 == 2 {
                groups.readsBeforeEnd = Int.random(in: 0..<200, using: &groups.random)
                _ = try? folder.update(groups)
                groups.readsBeforeEnd = .max
                groups.change()
            }

            try folder.update(groups)

            groups.changed = []
            let fresh = try IndexFolder()
            try fresh.update(groups)
            #expect(try folder.files() == fresh.files(), "seed \(seed), step \(step)")
        }
    }

    /// An index that was written in part is written anew.
    @Test(arguments: seeds)
    func endedWritingIsRepaired(_ seed: Int) throws {
        let (folder, whole) = (try IndexFolder(), try IndexFolder())
        let groups = RandomGroups(seed: UInt64(seed) + 1_000)
        groups.change()
        try folder.update(groups)
        groups.change()
        try whole.update(groups)
        let files = try whole.files().sorted { $0.key < $1.key }
        try FileManager.default.removeItem(atPath: "\(folder.search)/state.bin")
        for (name, data) in files where name.hasSuffix(".css") && Bool.random(using: &groups.random)
        {
            let place = URL(fileURLWithPath: "\(folder.search)/\(name)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: place)
        }
        try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder.search)/groups.new"))

        try folder.update(groups)

        #expect(try folder.files() == whole.files(), "seed \(seed)")
    }

    @Test func updatedIndexHasTheFilesThatAWriterWrites() throws {
        let (folder, written) = (try IndexFolder(), try IndexFolder())
        var samples = Samples(.english, seed: 1)
        let documents = samples.documents(2_500, days: 100)
        let groups = RandomGroups(seed: 1)
        for document in documents { groups.groups["\(document.day)", default: []].append(document) }
        groups.changed = Set(groups.groups.keys)
        try folder.update(groups, size: SearchLimits.segmentDocuments)
        try written.write(documents)

        let files = try folder.files()

        let others = ["state.bin", "groups.bin"]
        #expect(try files.filter { !others.contains($0.key) } == written.files())
        #expect(others.allSatisfy { files[$0] != nil })
        try folder.write(documents)
        #expect(try folder.files() == written.files())
    }

    @Test func oneMoreDayReadsFewDocuments() throws {
        let folder = try IndexFolder()
        var samples = Samples(.english, seed: 3)
        let documents = samples.documents(4_500, days: 180)
        let groups = RandomGroups(seed: 1)
        for document in documents { groups.groups["\(document.day)", default: []].append(document) }
        let last = try #require(groups.groups.keys.max())
        let day = groups.groups.removeValue(forKey: last)
        groups.changed = Set(groups.groups.keys)
        try folder.update(groups, size: SearchLimits.segmentDocuments)
        groups.reads = 0
        groups.groups[last] = day
        groups.changed = [last]

        let summary = try folder.update(groups, size: SearchLimits.segmentDocuments)

        #expect(summary.documents == 4_500)
        // The newest segment begins at 4,096, and the last file of texts a little earlier.
        #expect(groups.reads < 2_600, "\(groups.reads)")
        #expect(summary.filesWritten < summary.files / 2)
        groups.changed = ["gone", last]
        let again = try folder.update(groups, size: SearchLimits.segmentDocuments)
        #expect(again.filesWritten == 0 && again.documents == 4_500)
    }

    /// A state that was changed by something else, that lacks a file, or that belongs to other groups is not used.
    @Test(arguments: ["state.bin", "groups.bin", "snippets/0/0.css", ""])
    func stateThatDoesNotFitIsNotUsed(_ name: String) throws {
        let (folder, fresh) = (try IndexFolder(), try IndexFolder())
        let groups = RandomGroups(seed: 9)
        while groups.count < 100 { groups.change() }
        try folder.update(groups)
        let path = "\(folder.search)/\(name)"
        if name.hasSuffix(".bin") {
            var data = try #require(FileManager.default.contents(atPath: path))
            data[data.count / 2] ^= 1
            try data.write(to: URL(fileURLWithPath: path))
        } else if !name.isEmpty {
            try FileManager.default.removeItem(atPath: path)
        }
        // Without a word of it, a group of the newest documents changes.
        if name.isEmpty, let newest = groups.newest { groups.edit(newest) }
        groups.append("new")
        groups.changed = ["new"]

        try folder.update(groups)

        try fresh.update(groups)
        #expect(try folder.files() == fresh.files())
    }
}

/// Groups of documents that change at random.
private final class RandomGroups: SearchDocumentSource {
    var groups: [String: [SearchDocument]] = [:]
    var changed: Set<String> = []
    var random: SeededRandom
    /// The number of documents that were read.
    var reads = 0
    /// The number of documents before reading fails.
    var readsBeforeEnd = Int.max
    private var second: Int64 = 0

    init(seed: UInt64) {
        random = SeededRandom(state: seed)
    }

    var count: Int { groups.values.reduce(0) { $0 + $1.count } }

    /// Adds, edits, moves and removes documents.
    func change() {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let some = groups.keys.sorted().randomElement(using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0..<3:
                for _ in 0..<Int.random(in: 1...30, using: &random) { append("\(second / 9)") }
            case 3: append(some ?? "first")
            case 4: edit(Bool.random(using: &random) ? newest ?? "" : some ?? "")
            case 5: insert(some ?? "first")
            case 6: remove(some ?? "", isWhole: Bool.random(using: &random))
            default: if let some { changed.insert(some) }
            }
        }
    }

    /// Adds a document after all others.
    func append(_ group: String) {
        second += Int64.random(in: 0...2, using: &random)
        add(document(second), to: group)
    }

    /// The group with the newest document.
    var newest: String? {
        let times = groups.mapValues { $0.map(\.time.seconds).max() ?? 0 }
        return times.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// Changes a document of a group.
    func edit(_ group: String) {
        guard let count = groups[group]?.count else { return }
        groups[group]?[Int.random(in: 0..<count, using: &random)].text += " edited"
        changed.insert(group)
    }

    private func insert(_ group: String) {
        add(document(Int64.random(in: 0...second, using: &random)), to: group)
    }

    private func remove(_ group: String, isWhole: Bool) {
        guard let documents = groups[group] else { return }
        groups[group] = isWhole || documents.count == 1 ? nil : documents.dropLast()
        changed.insert(group)
    }

    private func add(_ document: SearchDocument, to group: String) {
        let documents = groups[group, default: []] + [document]
        groups[group] = documents.sorted { $0.time < $1.time }
        changed.insert(group)
    }

    private func document(_ second: Int64) -> SearchDocument {
        let id = UInt64.random(in: 0..<1 << 20, using: &random)
        let author = Int.random(in: 0..<3, using: &random)
        let word = "word\(Int.random(in: 0..<40, using: &random)) "
        // Long texts, of which a file has few, with few words.
        let isLong = Int.random(in: 0..<6, using: &random) == 0
        let count = isLong ? Int.random(in: 1...900, using: &random) : 2
        return SearchDocument(
            id: "\(id)",
            time: Timestamp(seconds: second * 4_500),
            channelID: "C",
            channelName: "general",
            authorID: "U\(author)",
            authorName: "user \(author)",
            text: String(repeating: word, count: count),
            address: "c/\(second).html#m-\(id)"
        )
    }

    func forEachGroup(_ body: (String) throws -> Void) throws {
        for name in groups.keys { try body(name) }
    }

    func forEachChange(_ body: (String) throws -> Void) throws {
        for name in changed { try body(name) }
    }

    func forEachDocument(of group: String, _ body: (SearchDocument) throws -> Void) throws {
        for document in groups[group] ?? [] {
            reads += 1
            readsBeforeEnd -= 1
            guard readsBeforeEnd > 0 else { throw SiteError.unreadable(path: group) }
            try body(document)
        }
    }
}

extension IndexFolder {
    /// Updates the index, with small segments.
    @discardableResult
    func update(_ source: some SearchDocumentSource, size: Int = 4) throws -> SearchSummary {
        let updater = SearchIndexUpdater(folder: search, scratch: "\(path)/scratch", size: size)
        return try updater.update(from: source)
    }
}
