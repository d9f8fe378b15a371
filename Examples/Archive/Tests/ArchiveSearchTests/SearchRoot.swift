@testable import ArchiveSearch

/// The root of an index.
struct SearchRoot {
    struct Segment {
        let level: Int
        let count: Int
        let start: Int
        let separators: [[UInt8]]

        var end: Int { start + count }
    }

    let count: Int
    private(set) var segments: [Segment] = []
    private(set) var snippets: [Int] = []
    private(set) var days: [(day: Int, document: Int)] = []

    init(_ bytes: [UInt8]) {
        var reader = NumberReader(bytes)
        precondition(reader.number() == 1)
        count = reader.number()
        var end = count
        for _ in 0..<reader.number() {
            let (level, count) = (reader.number(), reader.number())
            var separators: [[UInt8]] = []
            for _ in 0..<reader.number() {
                separators.append(reader.text(after: separators.last ?? []))
            }
            end -= count
            segments.append(Segment(level: level, count: count, start: end, separators: separators))
        }
        var start = 0
        for _ in 0..<reader.number() {
            snippets.append(start)
            start += reader.number()
        }
        for _ in 0..<reader.number() {
            days.append((reader.signed(), reader.number()))
        }
    }
}

/// The documents of a term in a segment.
final class SearchList {
    struct Piece {
        let first: Int
        let last: Int
        let count: Int
        var name = ""
        var offset = 0
        var ages: [Int]?
    }

    let count: Int
    private var pieces: [Piece] = []

    init(_ reader: inout NumberReader, level: Int) {
        count = reader.number()
        if count <= SearchLimits.inlinePostings {
            let ages = reader.ages(count, from: 0)
            pieces = [Piece(first: ages[0], last: ages[count - 1], count: count, ages: ages)]
            return
        }
        var (block, offset, next, left) = (reader.number(), reader.number(), 0, count)
        while left > 0 {
            let length = reader.number()
            let first = next + reader.number()
            let last = first + reader.number()
            let name = ShardFolder.name("\(level)/postings", block)
            pieces.append(
                Piece(first: first, last: last, count: length, name: name, offset: offset)
            )
            (block, offset, next, left) = (block + 1, 0, last + 1, left - length)
        }
    }

    func needsLoad(for age: Int) -> Bool {
        guard let piece = pieces.first(where: { $0.last >= age }) else { return false }
        return piece.first < age && piece.ages == nil
    }

    func seek(_ age: Int) -> Int {
        while let piece = pieces.first, piece.last < age { pieces.removeFirst() }
        guard let piece = pieces.first else { return .max }
        guard piece.first < age, let ages = piece.ages else { return piece.first }
        var (low, high) = (0, ages.count - 1)
        while low < high {
            let middle = (low + high) / 2
            (low, high) = ages[middle] < age ? (middle + 1, high) : (low, middle)
        }
        return ages[low]
    }

    func load(_ age: Int, from reader: SearchReader) throws {
        guard let index = pieces.firstIndex(where: { $0.last >= age }) else { return }
        let piece = pieces[index]
        var numbers = NumberReader(try reader.load(piece.name), from: piece.offset)
        pieces[index].ages = [piece.first] + numbers.ages(piece.count - 1, from: piece.first + 1)
    }
}

/// A message as results show it.
struct SearchSnippet {
    var second = 0
    var channel = ""
    var author = ""
    var address = ""
    var text = ""

    static func all(in bytes: [UInt8]) -> [SearchSnippet] {
        var reader = NumberReader(bytes)
        var rows = [SearchSnippet](repeating: SearchSnippet(), count: reader.number())
        var second = 0
        for index in rows.indices {
            second += reader.signed()
            rows[index].second = second
        }
        for column in [\SearchSnippet.channel, \.author, \.address] {
            let names = (0..<reader.number()).map { _ in
                String(decoding: reader.text(), as: UTF8.self)
            }
            for index in rows.indices { rows[index][keyPath: column] = names[reader.number()] }
        }
        var rest: [UInt8] = []
        for index in rows.indices {
            rest = reader.text(after: rest)
            let fragment = String(decoding: rest, as: UTF8.self)
            rows[index].address += fragment.split(separator: "\0", omittingEmptySubsequences: false)
                .joined(separator: "\(rows[index].second)")
        }
        let lengths = rows.map { _ in reader.number() }
        for (index, length) in lengths.enumerated() {
            let end = reader.index + length
            rows[index].text = String(decoding: bytes[reader.index..<end], as: UTF8.self)
            reader.index = end
        }
        return rows
    }
}

extension NumberReader {
    mutating func text(after previous: [UInt8]) -> [UInt8] {
        let shared = number()
        return Array(previous.prefix(shared)) + text()
    }

    mutating func ages(_ count: Int, from start: Int) -> [Int] {
        var next = start
        return (0..<count).map { _ in
            let age = next + number()
            next = age + 1
            return age
        }
    }
}
