import ArchiveStorage
import Foundation

@testable import ArchiveSearch

/// A reader of an index that takes the steps of `find.js`, and counts the files and bytes that it loads.
final class SearchReader {
    /// The result of a query.
    struct Page {
        /// The documents, newest first.
        var documents: [Int] = []
        /// The document at which it stopped, if it did.
        var stopped: Int?
    }

    let root: SearchRoot
    private(set) var bytes = 0
    private(set) var files = 0

    private let folder: String
    private var loaded: [String: [UInt8]] = [:]
    private var snippets: [Int: [SearchSnippet]] = [:]

    init(folder: String) throws {
        self.folder = folder
        root = SearchRoot(try Stylesheet.read("\(folder)/root.css").bytes)
    }

    /// Returns the bytes of a file.
    func load(_ name: String) throws -> [UInt8] {
        if let bytes = loaded[name] {
            return bytes
        }
        let file = try Stylesheet.read("\(folder)/\(name).css")
        bytes += file.size
        files += 1
        loaded[name] = file.bytes
        return file.bytes
    }

    /// Returns the first results of a query: all of them without a limit.
    func find(_ query: SearchQuery, limit: Int = .max, budget: Int = .max) throws -> Page {
        var page = Page()
        let (low, high) = (try document(at: query.from), try document(at: query.to))
        for segment in root.segments where segment.start < high && segment.end > low {
            guard bytes <= budget else {
                page.stopped = segment.end - 1
                return page
            }
            let lists = try query.terms.map { try list(of: $0, in: segment) }
            guard !lists.contains(where: { $0 == nil }) else { continue }
            let sorted = lists.compactMap { $0 }.sorted { $0.count < $1.count }
            let lastAge = min(segment.end - 1 - low, segment.count - 1)
            var age = max(segment.end - high, 0)
            while age <= lastAge {
                var next = age
                for list in sorted {
                    if list.needsLoad(for: next) {
                        guard bytes <= budget else {
                            page.stopped = segment.end - 1 - age
                            return page
                        }
                        try list.load(next, from: self)
                    }
                    next = list.seek(next)
                    if next > lastAge { break }
                }
                if next == age {
                    let document = segment.end - 1 - age
                    if !query.phrases.isEmpty, bytes > budget {
                        page.stopped = document
                        return page
                    }
                    if try hasPhrases(query, document) { page.documents.append(document) }
                    if page.documents.count == limit { return page }
                    next += 1
                }
                age = next
            }
        }
        return page
    }

    /// Returns a message of a file of texts.
    func snippet(_ document: Int) throws -> SearchSnippet {
        let page = root.snippets.lastIndex { $0 <= document } ?? 0
        let rows =
            try snippets[page] ?? SearchSnippet.all(in: load(ShardFolder.name("snippets", page)))
        snippets[page] = rows
        return rows[document - root.snippets[page]]
    }

    private func hasPhrases(_ query: SearchQuery, _ document: Int) throws -> Bool {
        guard !query.phrases.isEmpty else { return true }
        var splitter = SearchUnits()
        let units = splitter.split(try snippet(document).text)
        return query.phrases.allSatisfy { units.contain($0) }
    }

    private func list(of term: [UInt8], in segment: SearchRoot.Segment) throws -> SearchList? {
        guard let page = segment.separators.lastIndex(where: { !term.precedes($0) }) else {
            return nil
        }
        let bytes = try load(ShardFolder.name("\(segment.level)/terms", page))
        var reader = NumberReader(bytes)
        var found: [UInt8] = []
        while !reader.isAtEnd {
            found = reader.text(after: found)
            let list = SearchList(&reader, level: segment.level)
            if found == term { return list }
        }
        return nil
    }

    /// Returns the number of documents before a day.
    private func document(at day: Int) throws -> Int {
        guard day < .max else { return root.count }
        guard let page = root.days.lastIndex(where: { $0.day < day }) else { return 0 }
        var reader = NumberReader(try load(ShardFolder.name("days", page)))
        var document = root.days[page].document
        var current = 0
        while !reader.isAtEnd {
            current += reader.signed()
            guard current < day else { break }
            document += reader.number()
        }
        return document
    }
}
