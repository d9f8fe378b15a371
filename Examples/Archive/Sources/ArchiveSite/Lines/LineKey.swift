import ArchiveStorage
import Components
import DefaultComponents

/// The time and the id of a message, by which lines are ordered.
struct LineKey: Hashable {
    let time: Timestamp
    let id: String

    init(_ time: Timestamp, _ id: String) {
        self.time = time
        self.id = id
    }

    /// Compares bytes, as ids that Swift regards as equal may differ.
    static func == (left: Self, right: Self) -> Bool {
        left.time == right.time && left.id.utf8.elementsEqual(right.id.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes)
    }

    /// Creates the key of bytes that `bytes` returned.
    init(_ bytes: some Collection<UInt8>) {
        let bits = UInt64(bigEndianBytes: bytes.prefix(8))
        time = Timestamp(microseconds: Int64(bitPattern: bits ^ (1 << 63)))
        id = String(decoding: bytes.dropFirst(9), as: UTF8.self)
    }

    /// Bytes in the order of keys: that of the times, then that of the ids, of which numbers are ordered as numbers.
    var bytes: [UInt8] {
        let bits = UInt64(bitPattern: time.microseconds) ^ (1 << 63)
        return bits.bigEndianBytes + idBytes
    }

    /// The id behind the number of its digits, or behind 255 if it is no number.
    private var idBytes: [UInt8] {
        let digits = Array(id.utf8)
        let isNumber =
            (1...100).contains(digits.count)
            && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return [isNumber ? UInt8(digits.count) : 255] + digits
    }
}

/// The line of a message in a file of messages: JSON that begins with the time and the id, and ends with what the site
/// knows of other messages.
struct MessageLine {
    /// The line without its end.
    let bytes: [UInt8]
    /// The number of bytes that come from an export, without those of the site.
    let sourceCount: Int

    private static let siteMark = Array(",\"site\":{".utf8)
    private static let timeMark = Array("{\"time\":\"".utf8)
    private static let orderMark = Array("\",\"order\":".utf8)
    private static let idMark = Array("\",\"id\":\"".utf8)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // An unescaped quote is in no string, so the mark is no part of a text.
        sourceCount = bytes.lastRange(of: Self.siteMark)?.lowerBound ?? max(0, bytes.count - 1)
    }

    /// The part that comes from an export, without the closing brace.
    var source: ArraySlice<UInt8> { bytes[..<sourceCount] }

    /// Whether the site knows something of other messages.
    var hasFacts: Bool { sourceCount < bytes.count - 1 }

    /// The key; `nil` if the line is damaged.
    var key: LineKey? {
        guard bytes.starts(with: Self.timeMark) else { return nil }
        let start = Self.timeMark.count
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
            bytes[end...].starts(with: Self.idMark),
            let id = text(from: end + Self.idMark.count),
            let time = Timestamp(iso8601: String(decoding: bytes[start..<end], as: UTF8.self))
        else { return nil }
        return LineKey(time, id)
    }

    /// The bytes of the id between its quotes; none if the line is damaged.
    var escapedID: ArraySlice<UInt8> {
        guard let end = bytes.dropFirst(Self.timeMark.count).firstIndex(of: UInt8(ascii: "\"")),
            bytes[end...].starts(with: Self.idMark)
        else { return [] }
        let start = end + Self.idMark.count
        var stop = start
        while stop < bytes.count, bytes[stop] != UInt8(ascii: "\"") {
            stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1
        }
        return bytes[start..<min(stop, bytes.count)]
    }

    /// The number of messages of the same time that were before it in its export.
    var order: Int {
        guard let place = source.firstRange(of: Self.orderMark) else { return 0 }
        let digits = bytes[place.upperBound...].prefix {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        }
        return digits.count > 15 ? 0 : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Returns the value of a member with a text; `nil` if there is none.
    func text(of member: StaticString) -> String? {
        text(after: Array(",\"\(member)\":\"".utf8))
    }

    /// Returns the string behind the first occurrence of bytes; `nil` if there is none.
    func text(after mark: [UInt8]) -> String? {
        guard let place = source.firstRange(of: mark) else { return nil }
        return text(from: place.upperBound)
    }

    /// Returns the string that begins at an index.
    private func text(from start: Int) -> String? {
        var end = start
        var isEscaped = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == UInt8(ascii: "\\") {
                isEscaped = true
                end += 1
            }
            end += 1
        }
        guard end < bytes.count else { return nil }
        guard isEscaped else { return String(decoding: bytes[start..<end], as: UTF8.self) }
        let quoted = [UInt8(ascii: "\"")] + bytes[start..<end] + [UInt8(ascii: "\"")]
        return try? JSONCursor(reading: quoted, file: "").string()
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Returns the place of the first occurrence of bytes.
    func firstRange(of mark: [UInt8]) -> Range<Int>? {
        guard !mark.isEmpty, count >= mark.count else { return nil }
        let start = startIndex
        return withContiguousStorageIfAvailable { bytes -> Range<Int>? in
            for index in 0...(bytes.count - mark.count)
            where bytes[index] == mark[0]
                && mark.indices.allSatisfy({ bytes[index + $0] == mark[$0] })
            {
                return (start + index)..<(start + index + mark.count)
            }
            return nil
        } ?? nil
    }

    /// Returns the place of the last occurrence of bytes.
    func lastRange(of mark: [UInt8]) -> Range<Int>? {
        var index = endIndex - mark.count
        while index >= startIndex {
            if self[index] == mark[0], self[index..<(index + mark.count)].elementsEqual(mark) {
                return index..<(index + mark.count)
            }
            index -= 1
        }
        return nil
    }
}
