/// The bytes of a page, where every position says what it takes and escapes it.
///
/// Only `markup` is taken as it is, and it can only be a literal. Words are cleaned and escaped in one pass.
struct HTMLWriter {
    /// What was written before, in parts that nothing moves again.
    private var parts: [ArraySlice<UInt8>] = []
    /// The bytes written last, and room behind them: appending to an array piece by piece takes a third of
    /// the time of writing a page.
    private var storage: [UInt8] = []
    private var count = 0

    /// What was written, in UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(count) { $0 + $1.count })
        for part in parts {
            bytes += part
        }
        bytes += storage[..<count]
        return bytes
    }

    /// Writes tags.
    @inline(__always)
    mutating func markup(_ markup: HTMLMarkup) {
        markup.text.withUTF8Buffer { plain(UnsafeRawBufferPointer($0)) }
    }

    /// Writes bytes that a writer wrote.
    mutating func append(_ other: HTMLWriter) {
        guard other.parts.isEmpty, other.count < Self.firstRoom else {
            // Both share what is long.
            seal()
            parts += other.parts
            parts.append(other.storage[..<other.count])
            return
        }
        other.storage.withUnsafeBytes {
            plain(UnsafeRawBufferPointer(rebasing: $0[..<other.count]))
        }
    }

    /// Writes words between tags, without anything that changes the direction of others: names, captions.
    mutating func text(_ words: some StringProtocol) {
        var cleaner = TextCleaner(.name)
        write(words, escapingQuotes: false, &cleaner)
    }

    /// Writes a part of a line between tags; the cleaner knows what the parts before it left open.
    mutating func text(_ words: some StringProtocol, _ cleaner: inout TextCleaner) {
        write(words, escapingQuotes: false, &cleaner)
    }

    /// Writes words of printable ASCII between tags, and returns whether they are that; if not, writes
    /// nothing.
    mutating func simpleText(_ words: String, _ cleaner: inout TextCleaner) -> Bool {
        var words = words
        return words.withUTF8 { utf8 in
            // Without a way out in the middle, many are looked at together.
            let others = utf8.reduce(UInt8(0)) { $0 | ($1 &- 0x20 > 0x5E ? 1 : 0) }
            guard others == 0 else { return false }
            HTMLEscaping(escapesQuotes: false).append(utf8, to: &self, &cleaner)
            return true
        }
    }

    /// Writes ` name="words"`.
    mutating func attribute(_ name: HTMLMarkup, _ words: some StringProtocol) {
        markup(name)
        var cleaner = TextCleaner(.name)
        write(words, escapingQuotes: true, &cleaner)
        plain(UInt8(ascii: "\""))
    }

    /// Writes ` href="address"`.
    mutating func link(_ address: HTMLAddress) {
        markup(" href=\"")
        var cleaner = TextCleaner(.name)
        write(address.text, escapingQuotes: true, &cleaner)
        plain(UInt8(ascii: "\""))
    }

    /// Writes ` href="name.html"`.
    mutating func link(_ file: HTMLFileName) {
        attribute(" href=\"", file.text)
    }

    /// Writes ` id="m-words"`; all but ASCII letters, digits and `-` become their codes, so that no two
    /// words have one id.
    mutating func identifier(_ words: String) {
        markup(" id=\"m-")
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                plain(byte)
            default:
                plain(UInt8(ascii: "_"))
                hexDigits(UInt32(byte), count: 2)
            }
        }
        plain(UInt8(ascii: "\""))
    }

    /// Writes what a cleaner left open, so that nothing after it is turned.
    mutating func close(_ cleaner: inout TextCleaner) {
        cleaner.closeAll(in: &self)
    }

    /// Writes bytes that need no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ byte: UInt8) {
        if count == storage.count { grow(by: 1) }
        storage[count] = byte
        count += 1
    }

    /// Writes bytes that need no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ part: UnsafeRawBufferPointer) {
        if count + part.count > storage.count { grow(by: part.count) }
        let start = count
        let end = start + part.count
        storage.withUnsafeMutableBytes {
            UnsafeMutableRawBufferPointer(rebasing: $0[start..<end]).copyMemory(from: part)
        }
        count = end
    }

    /// Writes several small things at once; all together are at most so many bytes, which is checked.
    @inline(__always)
    mutating func plain(upTo limit: Int, _ write: (inout ByteCursor) -> Void) {
        if count + limit + ByteCursor.slack > storage.count {
            grow(by: limit + ByteCursor.slack)
        }
        let start = count
        count = storage.withUnsafeMutableBytes { room in
            var cursor = ByteCursor(room, at: start)
            write(&cursor)
            precondition(cursor.place <= start + limit, "Give 'plain(upTo:)' a higher limit.")
            return cursor.place
        }
    }

    private mutating func grow(by extra: Int) {
        let room = storage.isEmpty && parts.isEmpty ? Self.firstRoom : Self.nextRoom
        seal()
        storage = Array(repeating: 0, count: max(room, extra))
    }

    private mutating func seal() {
        if count > 0 { parts.append(storage[..<count]) }
        storage = []
        count = 0
    }

    private static let firstRoom = 4_096
    private static let nextRoom = 65_536

    /// Writes the lowest digits of a number to the base of 16, in capitals.
    mutating func hexDigits(_ value: UInt32, count: Int) {
        for place in (0..<count).reversed() {
            let digit = UInt8(truncatingIfNeeded: (value >> (4 * UInt32(place))) & 15)
            plain(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
    }

    @inline(__always)
    private mutating func write(
        _ words: some StringProtocol,
        escapingQuotes: Bool,
        _ cleaner: inout TextCleaner
    ) {
        var part = Substring(words)
        part.withUTF8 { utf8 in
            HTMLEscaping(escapesQuotes: escapingQuotes).append(utf8, to: &self, &cleaner)
        }
    }
}
