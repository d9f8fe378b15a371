import ArchiveStorage
import Components
import Foundation

/// A writer of the texts that results show, in columns, which compress better than rows.
struct SnippetWriter {
    /// The number of documents of each file.
    private(set) var counts: [Int] = []
    private(set) var bytes = 0

    private let folder: ShardFolder
    private var rows: [SearchDocument] = []
    private var rowBytes = 0

    /// Creates a writer that goes on after files with these numbers of documents.
    init(folder: ShardFolder, after counts: [Int]) {
        self.folder = folder
        self.counts = counts
    }

    /// Adds a document, which comes after those before.
    mutating func add(_ document: SearchDocument) throws(SiteError) {
        let size = document.text.utf8.count + document.address.utf8.count / 4 + 8
        if !rows.isEmpty, rowBytes + size > SearchLimits.snippetBytes { try finish() }
        rows.append(document)
        rowBytes += size
    }

    /// Writes what is left.
    mutating func finish() throws(SiteError) {
        guard !rows.isEmpty else { return }
        bytes += try folder.write(
            ShardFolder.name("snippets", counts.count),
            Self.columns(of: rows)
        )
        counts.append(rows.count)
        (rows, rowBytes) = ([], 0)
    }

    private static func columns(of rows: [SearchDocument]) -> [UInt8] {
        var columns: [UInt8] = []
        columns.append(number: rows.count)
        var second = 0
        for row in rows {
            columns.append(signed: row.shownSecond - second)
            second = row.shownSecond
        }
        appendNames(rows.map(\.channelName), to: &columns)
        appendNames(rows.map(\.authorName), to: &columns)
        let addresses = rows.map(\.addressParts)
        appendNames(addresses.map(\.page), to: &columns)
        var previous: [UInt8] = []
        for (_, fragment) in addresses {
            columns.append(text: fragment, after: previous)
            previous = fragment
        }
        for row in rows { columns.append(number: row.text.utf8.count) }
        for row in rows { columns += row.text.utf8 }
        return columns
    }

    /// Appends the different names in the order of their first use, and then the number of each row's.
    private static func appendNames(_ names: [String], to columns: inout [UInt8]) {
        var numbers: [[UInt8]: Int] = [:]
        var table: [UInt8] = []
        var column: [UInt8] = []
        for name in names {
            let bytes = Array(name.utf8)
            let number = numbers[bytes] ?? numbers.count
            if numbers.updateValue(number, forKey: bytes) == nil { table.append(text: bytes) }
            column.append(number: number)
        }
        columns.append(number: numbers.count)
        columns += table
        columns += column
    }
}

extension SearchDocument {
    /// The second since 1970, within the range that browsers know.
    var shownSecond: Int {
        min(max(Int(time.seconds), -8_640_000_000_000), 8_640_000_000_000)
    }

    /// The page and the fragment of the address, in which a zero byte stands for the second, as many ids begin with it.
    fileprivate var addressParts: (page: String, fragment: [UInt8]) {
        let mark = address.utf8.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        let page = String(address[..<mark])
        let fragment = Array(address.utf8[mark...])
        let second = Array("\(shownSecond)".utf8)
        guard fragment.count >= second.count,
            let start = (0...(fragment.count - second.count)).first(where: { start in
                second.indices.allSatisfy { fragment[start + $0] == second[$0] }
            })
        else { return (page, fragment) }
        return (page, fragment[..<start] + [0] + fragment[(start + second.count)...])
    }

    /// The day since 1970 in UTC.
    var day: Int {
        Int((Double(shownSecond) / 86_400).rounded(.down))
    }
}
